import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceToBeginning, editDistance, withoutOneLetter } from './edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 })

describe('edit distance', () => {
  test.each([
    ['vase', 'vase', 0],
    ['vase', 'vse', 1],
    ['vase', 'vaase', 1],
    ['vase', 'base', 1],
    ['vase', 'vsae', 1],
    ['chippendale', 'cippendlae', 2],
    ['vase', 'bowl', 3],
    ['', 'ab', 2],
  ])('%s to %s is %d', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance))

  test('is the same both ways, and zero for equal words alone', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 2)).toBe(editDistance(b, a, 2))
        expect(editDistance(a, b, 2) === 0).toBe(a === b)
      }),
    )
  })

  test('a beginning is as near as the nearest of all beginnings', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const nearest = Math.min(
          ...Array.from({ length: b.length + 1 }, (_, length) => editDistance(a, b.slice(0, length), 2)),
        )
        expect(distanceToBeginning(a, b, 2)).toBe(nearest)
      }),
    )
  })

  test('words that one typo sets apart share a form with a letter less', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(editDistance(a, b, 1) <= 1)
        const forms = new Set(withoutOneLetter(a))
        expect(withoutOneLetter(b).some((form) => forms.has(form))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
