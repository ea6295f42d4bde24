import { expect, test } from 'vitest'
import type { z } from 'zod'
import { vaultItemMessages as messages } from './messages.ts'
import { optionalLine, vaultDescriptionSchema, vaultTitleSchema } from './text-schemas.ts'

const refusals = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { reportInput: true }).error?.issues.map(({ message }) => message) ?? []

const subtitleSchema = optionalLine({ label: 'Subtitle', max: 55 })

test('D2-104: a title is told the first rule that it breaks, in the documented order', () => {
  expect(refusals(vaultTitleSchema, undefined)).toEqual([messages.required])
  expect(refusals(vaultTitleSchema, '')).toEqual([messages.required])
  expect(refusals(vaultTitleSchema, '   ')).toEqual([messages.titleCombination])
  expect(refusals(vaultTitleSchema, '!')).toEqual([messages.titleCombination])
  expect(refusals(vaultTitleSchema, 'V')).toEqual([messages.titleTooShort])
  expect(refusals(vaultTitleSchema, 'V'.repeat(81))).toEqual([messages.titleTooLong])
  expect(refusals(vaultTitleSchema, 'Va\u0000se')).toEqual([messages.oneLine])
})

test('D2-084: letters alone, digits alone and any alphabet are a title', () => {
  for (const title of ['Vase', 'Vase 2', '1890', '花瓶', 'V'.repeat(80)])
    expect(vaultTitleSchema.parse(title)).toBe(title)
  expect(vaultTitleSchema.parse('  Blue   vase ')).toBe('Blue vase')
})

test('D2-083: what pasting brings along is removed from a title, a subtitle and a specific, and not refused', async () => {
  const { itemSpecificInputSchema } = await import('./item-input.ts')
  const [pasted, kept] = ['\u200e\ufeff Va\u200bse\u00ad \u202a(b)\u202c\u200f', 'Vase (b)']
  expect(vaultTitleSchema.parse(pasted)).toBe(kept)
  expect(subtitleSchema.parse(pasted)).toBe(kept)
  expect(itemSpecificInputSchema.parse({ displayName: pasted, value: pasted })).toEqual({
    displayName: kept,
    value: kept,
  })
  expect(refusals(vaultTitleSchema, '\u200b\u2060')).toEqual([messages.titleCombination])
})

test('D2-088: a subtitle may be empty or one sign, but not spaces alone', () => {
  expect(subtitleSchema.parse('')).toBe('')
  expect(subtitleSchema.parse('?')).toBe('?')
  expect(refusals(subtitleSchema, '  ')).toEqual([
    'Please use a combination of letters, numbers, and special characters in your subtitle.',
  ])
  expect(refusals(subtitleSchema, 'a'.repeat(56))).toEqual(['Please use at most 55 characters.'])
})

test('D2-089: a description keeps its lines', () => {
  expect(vaultDescriptionSchema.parse('One\r\nTwo')).toBe('One\nTwo')
  expect(refusals(vaultDescriptionSchema, 'a'.repeat(10_001))).toEqual([messages.descriptionTooLong])
})

test('a date or number of years that cannot be read is refused with its own sentence', async () => {
  const { vaultItemInputSchema } = await import('./item-input.ts')
  const refused = vaultItemInputSchema.safeParse({
    title: 'Vase',
    description: 'A vase',
    categoryId: 1,
    purchaseDate: '02/30/2024',
    numberOfYearsInFamily: 1.5,
  })
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['purchaseDate', 'Please enter a valid date (MM/DD/YYYY).'],
    ['numberOfYearsInFamily', 'Please enter a whole number of years.'],
  ])
})
