import { describe, expect, test } from 'vitest'
import { contactRules } from './contact/rules.ts'
import { EMAIL_MAX, emailFault, tidyEmail } from './email.ts'
import { emailSchema } from './identity/account-schemas.ts'
import { emailFailure } from './identity/account-rules.ts'
import { suppressionInputSchema } from './newsletter/admin-schemas.ts'
import { emailProblem } from './newsletter/rules.ts'

const good = [
  'a@b.example',
  ' Ann.Lee+box@mail.vitrine.example ',
  "o'neil@vitrine.example",
  'ännä@exämple.example',
  'anna@xn--bcher-kva.xn--p1ai',
  `${'a'.repeat(64)}@b.example`,
]
const bad = [
  'ann',
  'ann@',
  '@b.example',
  'a b@c.example',
  'a@b',
  'a..b@c.example',
  '.a@c.example',
  'a.@c.example',
  'a@-b.example',
  'a@b-.example',
  'a@b..example',
  'a@b.example\r\nBcc: c@d.example',
  'a\u0000@b.example',
  '"a"@b.example',
  '<a@b.example>',
  'a@b.example, c@d.example',
  'a@b@c.example',
  'a@b.e',
  'a@b.1',
  'a@[127.0.0.1]',
  `${'a'.repeat(65)}@b.example`,
  'ﬁona@b.example',
  'a@ｂ.example',
]

describe('an email', () => {
  test.each(good)('%j is one', (text) => expect(emailFault(text)).toBeNull())
  test.each(bad)('%j is none', (text) => expect(emailFault(text)).toBe('invalid'))
  test.each(['', '   '])('%j is missing', (text) => expect(emailFault(text)).toBe('missing'))
  test.each([`a@${'b.'.repeat(200)}example`, ' '.repeat(5_000), 'a'.repeat(1_000_000)])(
    'a text that is too long is told so',
    (text) => expect(emailFault(text)).toBe('tooLong'),
  )
  test('is kept without spaces around it, its accents with their letters', () =>
    expect(tidyEmail(' a\u0308nna@b.example ')).toBe('\u00e4nna@b.example'))

  test('is the same for every form and call', () => {
    for (const text of [...good, ...bad, '', `a@${'b.'.repeat(200)}example`]) {
      const isGood = emailFault(text) === null
      const others = [
        emailFailure(text) === null,
        emailProblem(text) === null,
        contactRules.email(text) === null,
        emailSchema.safeParse(text).success,
        suppressionInputSchema.safeParse({ email: text, note: '' }).success,
      ]
      expect([text.slice(0, EMAIL_MAX), ...others]).toEqual([
        text.slice(0, EMAIL_MAX),
        ...others.map(() => isGood),
      ])
    }
  })
})
