import { expect, test } from 'vitest'
import { resultsTexts } from './results-heading.ts'
import type { Understood } from '@vitrine/contracts/understood'

const words = { noun: 'sold item', nouns: 'sold items' }
const exact: Understood = { kind: 'exact' }

test.each<[string, number, boolean, Understood, string, string | null]>([
  ['vase', 1, true, exact, '1 sold item for vase', null],
  ['', 28_324, true, exact, '28,324 sold items', null],
  ['vase', 10_000, false, exact, '10,000+ sold items for vase', null],
  ['vase', 0, true, exact, 'There are no results for vase', null],
  ['', 0, true, exact, 'No results found.', null],
  ['rolex', 0, true, { kind: 'guessed', used: 'role' }, 'Nothing for “rolex”. Close spellings:', null],
  [
    'art deco lamp',
    12,
    true,
    { kind: 'partial', leftOut: ['art', 'deco'] },
    '12 sold items for art deco lamp',
    'Without: art, deco.',
  ],
  [
    'deko grandfather clock',
    2,
    true,
    { kind: 'partial', leftOut: ['art'], used: 'deco clock', shownFor: ['longcase clock'] },
    '2 sold items for deko grandfather clock',
    'Without: art. Read as: deco clock. Shown for: longcase clock.',
  ],
  [
    'grandfather clock',
    3,
    true,
    { kind: 'exact', shownFor: ['longcase clock'] },
    '3 sold items for grandfather clock',
    'Shown for: longcase clock.',
  ],
])('%j: %i results', (text, total, isExact, understood, heading, note) => {
  expect(
    resultsTexts(
      words,
      { text },
      {
        meta: { total },
        isTotalExact: isExact,
        understood,
        closeSpellings: understood.kind === 'guessed' ? ['role'] : [],
      },
    ),
  ).toEqual({ heading, note })
})

test('a search that has found nothing to speak of yet', () => {
  expect(resultsTexts(words, { text: 'vase' }, null)).toEqual({ heading: 'Search results', note: null })
})
