import { describe, expect, test } from 'vitest'
import { ownValueProblem, readOwnValue, tidyOwnValue, writeOwnValue } from './own-field-values.ts'
import type { OwnFieldShape } from './own-fields.ts'

const field = (shape: Partial<OwnFieldShape>): OwnFieldShape => ({
  type: 'text',
  unit: '',
  choices: [],
  ...shape,
})
const length = field({ type: 'number', unit: 'mm' })

describe('a value', () => {
  test.each([
    [length, '12.5', '12.5 mm'],
    [length, '', ''],
    [field({ type: 'number' }), '12.5', '12.5'],
    [field({ type: 'date' }), '01/31/2024', '2024-01-31'],
    [field({ type: 'date' }), '01/3', '01/3'],
    [field({ type: 'choice', choices: ['Fine'] }), 'Fine', 'Fine'],
    [field({ type: 'yesNo' }), 'Yes', 'Yes'],
    [field({}), 'any text', 'any text'],
  ])('of %o: what is typed as %o is stored as %o', (of, typed, stored) => {
    expect(writeOwnValue(of, typed)).toBe(stored)
    expect(ownValueProblem(of, stored) === null || readOwnValue(of, stored) === typed).toBe(true)
  })

  test('is shown without its unit, however it was written, while it is typed as well', () => {
    expect(['12.5 mm', '12.5mm', '12.5', '12.5 cm', ''].map((value) => readOwnValue(length, value))).toEqual([
      '12.5',
      '12.5',
      '12.5',
      '12.5 cm',
      '',
    ])
    for (const typed of ['1', '1.', '1 ', 'about 1', '1 c'])
      expect(readOwnValue(length, writeOwnValue(length, typed))).toBe(typed)
  })
})

test('a number is tidied once its field is left, and nothing else is', () => {
  const tidied = (value: string) => tidyOwnValue(length, value)
  expect(['12,5 mm', '012.50 mm', '−3mm', '7', '1,234 mm', 'about 12 mm', ''].map(tidied)).toEqual([
    '12.5 mm',
    '12.50 mm',
    '-3 mm',
    '7 mm',
    '1,234 mm',
    'about 12 mm',
    '',
  ])
  expect(tidyOwnValue(field({}), '12,5')).toBe('12,5')
})

describe('what does not fit', () => {
  test.each([
    [length, ['', '12.5 mm', '-3 mm', '1,234.5 mm', '7'], ['12 cm', 'long mm', '12,34,5 mm', '- mm']],
    [field({ type: 'date' }), ['', '2024-01-31', '01/31/2024'], ['2024-02-30', 'c. 1890']],
    [field({ type: 'choice', choices: ['Fine'] }), ['', 'Fine'], ['fine', 'Good']],
    [field({ type: 'yesNo' }), ['', 'Yes', 'No'], ['yes', 'Perhaps']],
    [field({}), ['', 'anything'], []],
  ])('of %o has a sentence', (of, fitting, others) => {
    expect(fitting.map((value) => ownValueProblem(of, value))).toEqual(fitting.map(() => null))
    for (const value of others) expect(ownValueProblem(of, value)).toMatch(/^This is .+\.$/)
  })
})
