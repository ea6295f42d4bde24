import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLike, likeness } from './likeness.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'e', 'c', 'h', 'k', 'g'), maxLength: 8 })

describe('how near a typed word is to another one', () => {
  test.each([
    ['vase', 'vase', 0],
    ['vuse', 'vase', 0.5],
    ['vqse', 'vase', 0.6],
    ['vmse', 'vase', 1],
    ['vsae', 'vase', 0.7],
    ['vse', 'vase', 0.8],
    ['vasse', 'vase', 0.3],
    ['vaxe', 'vase', 0.6],
    ['vaze', 'vase', 0.3],
    ['fase', 'vase', 0.3],
    ['lase', 'vase', 1.5],
    ['vas', 'vase', 0.3],
    ['bakelight', 'bakelite', 0.6],
  ])('%s for %s', (typed, meant, cost) => expect(likeness(typed, meant)).toBe(cost))

  test('is the same both ways, and zero for equal words alone', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(likeness(a, b)).toBe(likeness(b, a))
        expect(likeness(a, b) === 0).toBe(a === b)
      }),
    )
  })

  test('an unfinished word is as near as the nearest beginning', () => {
    expect(likeness('tifa', 'tiffany', { isUnfinished: true })).toBe(0.3)
    expect(likeness('wegw', 'wedgwood', { isUnfinished: true })).toBe(0.3)
  })
})

test.each([
  ['bakelight', 'bakelite'],
  ['steif', 'steiff'],
  ['cloisonnee', 'cloisonne'],
  ['majolika', 'majolica'],
  ['tifany', 'tiffany'],
  ['wegwood', 'wedgwood'],
  ['kamper', 'quimper'],
  ['xransferware', 'transferware'],
  ['halmrk', 'hallmark'],
  ['bleu', 'blue'],
])('%s may be %s', (typed, meant) => expect(isLike(typed, meant)).toBe(true))

test.each([
  ['barbie', 'barye'],
  ['galle', 'gallery'],
  ['willow', 'pillow'],
  ['money', 'honey'],
  ['iphone', 'phone'],
  ['flights', 'lights'],
  ['bone', 'chine'],
])('%s is not %s', (typed, other) => expect(isLike(typed, other)).toBe(false))
