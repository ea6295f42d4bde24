import { describe, expect, it } from 'vitest'
import { newsletterMessages } from '../newsletter/messages.ts'
import { contactMessages as messages } from './messages.ts'
import { contactFields, contactRules, type ContactField } from './rules.ts'

const good: Record<ContactField, string> = {
  name: 'Ada Lindqvist',
  email: 'ada@post.example',
  subject: 'article',
  website: '',
  message: 'The date of the celadon entry is off.',
}

/** What is wrong, field by field. */
const problemsOf = (texts: Record<ContactField, string>) =>
  Object.fromEntries(
    contactFields
      .map((field) => [field, contactRules[field](texts[field])?.message])
      .filter(([, message]) => message),
  )

describe('a message', () => {
  it('that is whole has nothing wrong, with or without a website', () => {
    expect(problemsOf(good)).toEqual({})
    for (const website of [
      'https://ada.example/glass?a=b',
      'https://ada.example/?a=<b>',
      ' http://ada.example/"glass" and more',
      'https://ada.example/?a=\\',
    ])
      expect(problemsOf({ ...good, website })).toEqual({})
  })

  it.each([
    ['name', '  ', messages.nameMissing],
    ['name', 'x'.repeat(101), messages.nameTooLong],
    ['name', 'Ada\r\nBcc: all@post.example', messages.nameInvalid],
    ['name', 'Ada\u0000', messages.nameInvalid],
    ['email', '', newsletterMessages.emailMissing],
    ['email', 'ada@', newsletterMessages.emailInvalid],
    ['email', 'ada@post', newsletterMessages.emailInvalid],
    ['email', 'ada@post.example\r\nBcc: all@post.example', newsletterMessages.emailInvalid],
    ['email', 'ada@post.example, all@post.example', newsletterMessages.emailInvalid],
    ['email', '"Ada" <ada@post.example>', newsletterMessages.emailInvalid],
    ['email', `${'a'.repeat(250)}@post.example`, newsletterMessages.emailInvalid],
    ['subject', '', messages.subjectMissing],
    ['subject', 'Something else', messages.subjectMissing],
    ['website', 'javascript:alert(1)', messages.websiteInvalid],
    ['website', 'java\nscript:alert(1)', messages.websiteInvalid],
    ['website', 'data:text/html,a', messages.websiteInvalid],
    ['website', 'ada.example', messages.websiteInvalid],
    ['website', 'www.ada.example', 'Website must begin with https:// or http://'],
    ['website', 'https://', messages.websiteInvalid],
    ['website', 'https://ada.exa mple/', messages.websiteInvalid],
    ['website', `https://ada.example/?${'<'.repeat(400)}`, messages.websiteTooLong],
    ['website', `https://ada.example/${'a'.repeat(500)}`, messages.websiteTooLong],
    ['message', '\n \n', messages.messageMissing],
    ['message', 'Hello there,\u0000 and more', messages.messageInvalid],
    ['message', 'Hello', messages.messageTooShort],
    ['message', 'x'.repeat(5001), messages.messageTooLong],
  ] as const)('with %s %j is refused there', (field, text, message) => {
    expect(problemsOf({ ...good, [field]: text })).toEqual({ [field]: message })
  })

  it('may be as long as it says', () => {
    expect(contactRules.message('x'.repeat(5000))).toBeNull()
    expect(contactRules.name('x'.repeat(100))).toBeNull()
  })
})
