import { describe, expect, test } from 'vitest'
import { letterOf, sortedByTitle, sortKeyPattern, titleSortKey } from './title-order.ts'

const sorted = (titles: readonly string[]) => sortedByTitle(titles, (title) => title)

describe('titles from A to Z', () => {
  test.each([
    [
      'numbers by value wherever they stand',
      ['Plate 9 of 12', 'Plate 10 of 9', 'Plate 10 of 12', 'Plate, blue'],
    ],
    [
      'numbers of any length',
      ['No. 1', 'No. 99', `No. 1${'0'.repeat(24)}`, `No. 1${'0'.repeat(25)}`, `No. 1${'0'.repeat(99)}`],
    ],
    ['zeros before a number count for nothing', ['Bond 006', 'Bond 7', 'Bond 0008', 'Bond 10']],
    ['digits of other scripts by value', ['Cup ٢', 'Cup 3', 'Cup ४', 'Cup １０']],
    ['leading quotes of every kind dropped', ['‘Apple’', 'ʻBanana', '«Cherry»', '“Date”', "'Elder"]],
    ['numbers before letters, a word alone before more', ['7up', 'Cup', 'Cup 1', 'Cup a', 'Cup1']],
  ])('have %s', (_, titles) => expect(sorted(titles.toReversed())).toEqual(titles))

  test('stand under the letter that they always had', () => {
    expect(['2 cups', '“Baby” spoon', 'Éclair', 'Æble', 'ʻUkulele', '花瓶', '…'].map(letterOf)).toEqual([
      '#',
      'B',
      'E',
      'A',
      '#',
      '#',
      '#',
    ])
  })
})

describe('a pattern for sort keys', () => {
  const isFound = (title: string, typed: string, place: 'beginning' | 'anywhere') =>
    new RegExp(
      `^${sortKeyPattern(typed, place)
        .replace(/[.*+?^${}()|[\]]/g, '\\$&')
        .replaceAll('%', '.*')
        .replaceAll('_', '.')}$`,
      'u',
    ).test(titleSortKey(title))

  test.each([
    ['Cup 10', 'cup 1'],
    ['Cup 10', 'CUP 10'],
    ['10 cups', '1'],
    ['Éclair 3 tongs 12', 'eclair 3 t'],
  ])('finds %s by its beginning %s', (title, typed) => {
    expect([isFound(title, typed, 'beginning'), isFound(title, typed, 'anywhere')]).toEqual([true, true])
  })

  test.each([
    ['Set of 15 cups', '5 cups'],
    ['Set of 15 cups', '15'],
    ['Bond 007', '7'],
  ])('finds in %s its part %s', (title, typed) => expect(isFound(title, typed, 'anywhere')).toBe(true))

  test.each([
    ['Cup 21', 'cup 1'],
    ['Cup 10 a', 'cup 1 a'],
    ['Cup 10', 'b'],
  ])('does not find %s by %s', (title, typed) => expect(isFound(title, typed, 'beginning')).toBe(false))

  test('has signs that stand for themselves', () => {
    expect(sortKeyPattern('100%_\\', 'anywhere')).toBe('%100\\%\\_\\\\%')
  })
})
