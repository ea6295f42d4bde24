import { describe, expect, test } from 'vitest'
import { newsletterMessages as messages } from './messages.ts'
import { emailProblem, namePartProblems, nameProblem, splitName } from './rules.ts'
import { subscribeInputSchema } from './schemas.ts'

describe('the email', () => {
  test.each([
    ['', messages.emailMissing],
    ['   ', messages.emailMissing],
    ['a@', messages.emailInvalid],
    ['a@b', messages.emailInvalid],
    ['a b@c.de', messages.emailInvalid],
    ['a@b.de,c@d.de', messages.emailInvalid],
    ['a@b.de\r\nBcc: c@d.de', messages.emailInvalid],
    ['a\u0000@b.de', messages.emailInvalid],
    [`${'a'.repeat(250)}@b.de`, messages.emailInvalid],
  ])('D1-136 to D1-139: %j is told %j', (email, message) => {
    expect(emailProblem(email)).toBe(message)
  })
  test.each(['anna@example.com', ' anna.lopez+letters@mail.example.co.uk ', 'ännä@exämple.de'])(
    'D1-136 to D1-139: %j is one',
    (email) => {
      expect(emailProblem(email)).toBeNull()
    },
  )
})

describe('the name', () => {
  test.each([
    ['', messages.nameMissing],
    ['   ', messages.nameMissing],
    [`${'a'.repeat(20)} ${'b'.repeat(20)}`, messages.nameTooLong],
    ['Madonna', messages.nameNotFull],
    [' Madonna ', messages.nameNotFull],
    ['A Smith', messages.nameWordTooShort],
    ['Jo Sm1th', messages.nameCharacters],
    ["Mary O'Brien", messages.nameCharacters],
    ['Anne-Marie Weber', messages.nameCharacters],
    ['Anna Lopez\r\nBcc: all@example.com', messages.nameCharacters],
  ])('D1-136 to D1-139: %j is told %j', (name, message) => {
    expect(nameProblem(name)).toBe(message)
  })
  test.each([
    `${'a'.repeat(20)} ${'b'.repeat(19)}`,
    'Anna Lopez',
    'Łucja Žižka',
    'Zoe\u0301 Élan',
    '王小 明月',
  ])('D1-136 to D1-139: %j is one', (name) => {
    expect(nameProblem(name)).toBeNull()
  })

  test('D1-141: its last word is the last name, and repeated spaces are one', () => {
    expect(splitName('Anna  Maria   Lopez')).toEqual({ firstName: 'Anna Maria', lastName: 'Lopez' })
  })

  test('in two fields, what is wrong stands at the one to blame', () => {
    expect(namePartProblems({ firstName: '', lastName: '' })).toEqual({
      lastName: messages.nameMissing,
      firstName: null,
    })
    expect(namePartProblems({ firstName: 'Anna', lastName: '' })).toEqual({
      lastName: messages.nameNotFull,
      firstName: null,
    })
    expect(namePartProblems({ firstName: 'A', lastName: 'Sm1th' })).toEqual({
      lastName: messages.nameCharacters,
      firstName: messages.nameWordTooShort,
    })
    expect(namePartProblems({ firstName: 'a'.repeat(30), lastName: 'b'.repeat(10) })).toEqual({
      lastName: messages.nameTooLong,
      firstName: null,
    })
  })

  test('a name that the form takes is one that the call takes, whatever it is', () => {
    for (const name of [
      'Anna Lopez',
      'Anna  Maria   Lopez',
      `${'a'.repeat(20)} ${'b'.repeat(19)}`,
      'A Smith',
      'Jo Sm1th',
      'Madonna',
      '',
      `${'a'.repeat(21)} ${'b'.repeat(19)}`,
    ]) {
      const { lastName, firstName } = namePartProblems(splitName(name))
      expect(lastName === null && firstName === null).toBe(nameProblem(name) === null)
    }
  })
})

describe('the call', () => {
  test('tells every field in the documented order, and an unknown source', () => {
    const refused = subscribeInputSchema.safeParse({
      email: 'a@',
      firstName: 'A',
      lastName: 'Sm1th',
      source: 'landing-page',
    })
    expect(refused.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['lastName', messages.nameCharacters],
      ['firstName', messages.nameWordTooShort],
      ['email', messages.emailInvalid],
    ])
    expect(
      subscribeInputSchema.safeParse({
        firstName: 'Anna',
        lastName: 'Lopez',
        email: 'anna@example.com',
        source: 'elsewhere',
      }).error?.issues[0]?.path,
    ).toEqual(['source'])
  })
  test('drops what surrounds a name or an address', () => {
    expect(
      subscribeInputSchema.parse({
        firstName: ' Anna  Maria ',
        lastName: 'Lopez',
        email: ' Anna@example.com ',
        source: 'landing-page',
      }),
    ).toEqual({
      firstName: 'Anna Maria',
      lastName: 'Lopez',
      email: 'Anna@example.com',
      source: 'landing-page',
      isSuspected: false,
    })
  })
})
