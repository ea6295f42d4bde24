import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plainRefusal } from './plain-refusal.ts'

const refusalOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainRefusal, reportInput: true }).error?.issues[0]?.message

describe('a field without a documented message', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a missing text', z.string(), undefined, 'This is required.'],
    ['a null', z.string(), null, 'This is required.'],
    ['an empty text', z.string().min(1), '', 'This is required.'],
    ['a list where one text is wanted', z.string(), ['a', 'b'], 'This must be one text.'],
    ['a text where a number is wanted', z.number(), 'a', 'This must be a number.'],
    ['half a number', z.int(), 1.5, 'This must be a whole number.'],
    ['a text where a whole object is wanted', z.object({}), 'a', 'This must be an object.'],
    ['a date where something else is wanted', z.string(), new Date(), 'This must be one text.'],
    ['an unknown kind', z.date(), 'a', 'This must be another kind of value.'],
    ['a choice that is none', z.enum(['a', 'b']), 'c', 'Please choose one of the available values.'],
    ['a text that is too long', z.string().max(3), 'long', 'This may have at most 3 characters.'],
    ['a text that is too short', z.string().min(3), 'ab', 'This must have at least 3 characters.'],
    ['too many entries', z.array(z.string()).max(1), ['a', 'b'], 'This may have at most 1 entries.'],
    ['too great a number', z.number().max(3), 4, 'This must be at most 3.'],
    ['too small a number', z.number().min(1), 0, 'This must be at least 1.'],
    ['a number at an end that does not count', z.number().positive(), 0, 'This must be more than 0.'],
    ['a text of another form', z.uuid(), 'a', 'This does not have the required format.'],
    ['unknown fields', z.strictObject({}), { a: 1 }, 'This contains unknown fields.'],
    ['whatever else', z.string().refine(() => false), 'a', 'This value is not valid.'],
    ['none of several shapes', z.union([z.number(), z.boolean()]), 'a', 'This value is not valid.'],
  ])('tells %s in a sentence', (_, schema, value, sentence) => {
    expect(refusalOf(schema, value)).toBe(sentence)
  })

  it('leaves a message of our own as it is', () => {
    expect(refusalOf(z.string({ error: 'Name must not be empty' }), undefined)).toBe('Name must not be empty')
    expect(refusalOf(z.string().max(3, 'Three at most'), 'long')).toBe('Three at most')
  })
})
