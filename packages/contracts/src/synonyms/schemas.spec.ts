import { describe, expect, test } from 'vitest'
import { synonymInputSchema, synonymMessages as messages, synonymWords } from './schemas.ts'

const refusalsOf = (terms: string[]) =>
  (synonymInputSchema.safeParse({ kind: 'equal', terms }).error?.issues ?? []).map(({ message }) => message)
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`)

describe('a list of words that mean the same', () => {
  test('holds them as they are written, without what stands around them and without empty lines', () => {
    expect(
      synonymInputSchema.parse({ kind: 'one-way', terms: [' Canapé', '', 'chest of drawers ', ''] }),
    ).toEqual({ kind: 'one-way', terms: ['Canapé', 'chest of drawers'] })
  })

  test.each([
    ['one term is no list', ['sofa', ''], messages.tooFew],
    ['21 are too many', numbered(21), messages.tooMany],
    ['many empty lines, too', Array.from({ length: 41 }, () => ''), messages.tooMany],
    ['a long term', ['sofa', 'x'.repeat(61)], messages.termTooLong],
    ['a term of five words', ['sofa', 'a seat for two people'], messages.termWords],
    ['a term without a word', ['sofa', '—'], messages.termWords],
    ['a term that only a possessive is left of', ['sofa', "'s"], messages.termWords],
    ['a term of two lines', ['sofa', 'chaise\nlongue'], messages.termWords],
    ['two that search cannot tell apart', ['Sofa', 'settee', 'sofa!'], messages.termTwice],
  ])('%s', (_what, terms, message) => {
    expect(refusalsOf(terms)).toContain(message)
  })

  test('20 terms of 60 characters and 4 words are one', () => {
    expect(refusalsOf([...numbered(18), 'x'.repeat(60), "the earl's four words"])).toEqual([])
  })
})

test('a list is called by its words, with an arrow if they work in one direction only', () => {
  expect(synonymWords({ kind: 'equal', terms: ['settee', 'sofa'] })).toBe('settee, sofa')
  expect(synonymWords({ kind: 'one-way', terms: ['seat', 'chair', 'stool'] })).toBe('seat → chair, stool')
  expect(
    synonymWords({ kind: 'into-first', terms: ['longcase clock', 'Standuhr', 'horloge de parquet'] }),
  ).toBe('longcase clock ← Standuhr, horloge de parquet')
})
