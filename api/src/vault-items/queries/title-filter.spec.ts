import { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import { expect, test } from 'vitest'
import {
  doubtfulTerms,
  guessedFilter,
  readTitleFilter,
  understoodIn,
  type TitleFilter,
} from './title-filter.ts'

const synonyms = new Synonyms([
  { kind: 'equal', terms: ['grandfather clock', 'longcase clock'] },
  { kind: 'into-first', terms: ['longcase clock', 'Standuhr'] },
  { kind: 'equal', terms: ['gramophone', 'phonograph'] },
])

function read(text: string): TitleFilter {
  const filter = readTitleFilter(text, synonyms)
  if (!filter) throw new Error(`${text} is not read`)
  return filter
}

test('one word that has no other name is found where it is typed', () => {
  expect([read('vase').words, read('e').words, read('Vase').words]).toEqual([null, null, null])
})

test('every word is looked up, the one with fewest names first, and forms of a word with it', () => {
  expect(read('silver spoons').words).toEqual([
    "('spoon':* | 'silverspoon':* | ('spo' & ('on' | 'ons')))",
    "('silver':* | 'silverspoon':* | ('sil' & ('ver' | 'vers')) | ('sil' | 'sils'))",
  ])
})

test('intent is no part of what must be found, and decides nothing alone', () => {
  expect(read('value of a phonograph').words).toEqual(read('a phonograph').words)
  expect(read('how to date').words).toEqual([
    "('how' | 'hows')",
    "('to' | 'tos')",
    "('date':* | 'date' | 'dates' | 'todat':*)",
  ])
})

test('what cannot be looked up word by word is a part of a title or nothing', () => {
  const letters = Array.from({ length: 50 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(',')
  for (const text of ['%', '\\', '_', '---', '♥', letters])
    expect(readTitleFilter(text, synonyms), text).toBeNull()
})

test('a filter is bounded, however many names its words have', () => {
  const many = new Synonyms([
    { kind: 'equal', terms: Array.from({ length: 20 }, (_, at) => `clock number${at}`).concat('clock') },
  ])
  const { words } = readTitleFilter('clock clocks teapot wineglass', many) ?? { words: [] }
  expect(words?.join('&').split(/[&|]/).length).toBeLessThan(120)
})

test('a note says what the best title has instead, and what it lacks', () => {
  expect(understoodIn(read('Standuhr'), 'Longcase clock')).toEqual({
    kind: 'exact',
    shownFor: ['longcase clock'],
  })
  expect(understoodIn(read('how to date a Standuhr'), 'Longcase clock')).toEqual({
    kind: 'partial',
    leftOut: ['date'],
    shownFor: ['longcase clock'],
  })
  expect(understoodIn(read('clock longcase'), 'Longcase clock')).toEqual({ kind: 'exact' })
})

test('a word that neither the vault nor a list of synonyms has may be misspelled', async () => {
  const vault = ['meissen', 'bowl', 'chain', 'clock']
  const guess = async (text: string) => {
    const filter = read(text)
    const found = await guessedFilter(filter, doubtfulTerms(filter, synonyms), vault)
    return found && { words: found.words, understood: found.understoodIn('Meissen bowl') }
  }
  expect(await guess('bowl meisen')).toEqual({
    words: ["'meissen'", "('bowl' | 'bowls' | 'bowlmeisen':*)"],
    understood: { kind: 'guessed', used: 'bowl meissen' },
  })
  expect(doubtfulTerms(read('phonograph'), synonyms)).toEqual([])
  expect(await guess('bowl clock')).toBeNull()
  expect(await guess('bowl qqqqqq')).toBeNull()
})
