import { describe, expect, test } from 'vitest'
import { contactMessages } from './contact/messages.ts'
import { contactRules } from './contact/rules.ts'
import { articleTitleSchema, authorInputSchema } from './dictionary/schemas.ts'
import { emailSchema } from './identity/account-schemas.ts'
import { displayNameFailure, tidyDisplayName } from './identity/account-rules.ts'
import { identityMessages } from './identity/messages.ts'
import { issueInputSchema, issueMessages } from './newsletter/admin-schemas.ts'
import { newsletterMessages } from './newsletter/messages.ts'
import { nameProblem, splitName } from './newsletter/rules.ts'
import { isOneLine } from './one-line.ts'
import { renameSearchSchema } from './saved-searches/schemas.ts'
import { synonymInputSchema } from './synonyms/schemas.ts'
import { createNodeInputSchema } from './taxonomy/schemas.ts'

const unseen: readonly (readonly [string, string])[] = [
  ['a line’s end', 'Ann\u2028Lee'],
  ['a paragraph’s end', 'Ann\u2029Lee'],
  ['a carriage return', 'Ann\r\nBcc: all@post.example'],
  ['a null byte', 'Ann\u0000'],
  ['a filler of Hangul', '\u3164\u3164'],
  ['a grapheme joiner', 'An\u034fna'],
  ['a variation of nothing', 'Ann\ufe0f'],
  ['tags', 'Ann\u{e0041}'],
  ['an empty Braille cell', '\u2800\u2800'],
]

/** What pasting brings along, which `tidyPasted` removes before a text is held against this rule. */
const pasted: readonly (readonly [string, string])[] = [
  ['a space without width', 'An\u200bna'],
  ['a turned direction', '\u202eAnna'],
  ['an isolated text', '\u2068Anna\u2069'],
  ['a soft hyphen', 'An\u00adna'],
  ['a word joiner', 'An\u2060na'],
  ['a joiner between Latin letters', 'An\u200dna'],
  ['a byte order mark', '\ufeffAnna'],
]

describe('a text on one line', () => {
  test.each([...unseen, ...pasted])('holds no %s', (_, text) => expect(isOneLine(text)).toBe(false))

  test.each([
    'Ann',
    "Ann O'Neil-Lee",
    'Zoe\u0301',
    '木村',
    '葛\u{e0100}城',
    '👩‍🎨 Ann',
    '❤️ Ann',
    '👩🏽‍🔧',
    '1️⃣',
    'علی‌رضا',
    'שרה\u200f (b)',
    'क्‍ष',
    'שרה',
    '김민준',
    '',
  ])('may be %j', (text) => expect(isOneLine(text)).toBe(true))
})

describe('one rule holds for', () => {
  const issue = { category: 'newsletter', intro: 'Look.' }
  test.each(unseen)('every name and subject: %s is refused in each form’s own words', (_, sign) => {
    const text = `Anna ${sign} Lopez`
    expect(displayNameFailure(text)?.message).toBe(identityMessages.displayNameInvalid)
    expect(contactRules.name(text)?.message).toBe(contactMessages.nameInvalid)
    expect([newsletterMessages.nameCharacters, newsletterMessages.nameWordTooShort]).toContain(
      nameProblem(text),
    )
    expect(
      issueInputSchema.safeParse({ ...issue, subject: text }).error?.issues.map(({ message }) => message),
    ).toEqual([issueMessages.oneLine])
    expect(
      issueInputSchema
        .safeParse({ ...issue, subject: 'Foot rings', preheader: text })
        .error?.issues.map(({ message }) => message),
    ).toEqual([issueMessages.oneLine])
    expect(authorInputSchema.safeParse({ lastName: text, url: 'anna' }).success).toBe(false)
  })

  test.each(pasted)('every name, subject and email: %s is removed', (_, text) => {
    const full = `${text} Lopez`
    expect([displayNameFailure(full), contactRules.name(full), nameProblem(full)]).toEqual([null, null, null])
    expect([tidyDisplayName(full), splitName(full).firstName]).toEqual(['Anna Lopez', 'Anna'])
    expect(issueInputSchema.parse({ ...issue, subject: full, preheader: full })).toMatchObject({
      subject: 'Anna Lopez',
      preheader: 'Anna Lopez',
    })
    expect(authorInputSchema.parse({ lastName: full, url: 'anna' }).lastName).toBe('Anna Lopez')
    expect(emailSchema.parse(`${text}@post.example`)).toBe('Anna@post.example')
  })

  test('every name, title, term and subject: a tab of a copied row becomes a space', () => {
    const text = 'Anna\tLopez'
    expect([displayNameFailure(text), contactRules.name(text), nameProblem(text)]).toEqual([null, null, null])
    expect([
      tidyDisplayName(text),
      Object.values(splitName(text)).join(' '),
      issueInputSchema.parse({ ...issue, subject: text }).subject,
      articleTitleSchema.parse(text),
      authorInputSchema.parse({ lastName: text, url: 'anna' }).lastName,
      renameSearchSchema.parse({ name: text }).name,
      createNodeInputSchema.shape.title.parse(text),
      synonymInputSchema.parse({ kind: 'equal', terms: [text, 'Ann'] }).terms[0],
    ]).toEqual(Array.from({ length: 8 }, () => 'Anna Lopez'))
  })
})
