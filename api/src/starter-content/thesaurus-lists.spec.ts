import { synonymInputSchema } from '@vitrine/contracts/synonyms/schemas'
import { expect, test } from 'vitest'
import { readThesaurus, type ThesaurusEntry } from './read-thesaurus.ts'
import { thesaurusLists } from './thesaurus-lists.ts'

const entry: ThesaurusEntry = {
  term: 'longcase clock',
  kind: 'form',
  same: [],
  from: [],
  words: {},
  narrower: [],
}
const termsByKey = (...entries: ThesaurusEntry[]) =>
  Object.fromEntries(thesaurusLists(entries).map(({ key, kind, terms }) => [key, [kind, ...terms]]))

test('an entry makes a list for each direction', () => {
  expect(
    thesaurusLists([
      {
        ...entry,
        aat: 300041586,
        same: ['grandfather clock'],
        from: ['floor clock', 'Standuhr'],
        narrower: ['grandmother clock'],
      },
    ]),
  ).toEqual(
    [
      { key: 'longcase clock/same', kind: 'equal', terms: ['longcase clock', 'grandfather clock'] },
      {
        key: 'longcase clock/from',
        kind: 'into-first',
        terms: ['longcase clock', 'floor clock', 'Standuhr'],
      },
      { key: 'longcase clock/narrower', kind: 'one-way', terms: ['longcase clock', 'grandmother clock'] },
    ].map((list) => ({ ...list, termKind: 'form', aatId: 300041586 })),
  )
})

test('a word that two languages share is listed once, and no list is made without words', () => {
  expect(termsByKey({ ...entry, term: 'whatnot', from: ['étagère', 'Whatnot', 'Etagere'] }, entry)).toEqual({
    'whatnot/from': ['into-first', 'whatnot', 'étagère'],
  })
})

test('more words than a list holds make several lists', () => {
  const narrower = Array.from({ length: 20 }, (_, at) => `clock ${at}`)
  expect(termsByKey({ ...entry, narrower })).toEqual({
    'longcase clock/narrower': ['one-way', 'longcase clock', ...narrower.slice(0, 19)],
    'longcase clock/narrower/2': ['one-way', 'longcase clock', 'clock 19'],
  })
})

test('the thesaurus makes lists that the console accepts, each with a key of its own', async () => {
  const lists = thesaurusLists(await readThesaurus())
  expect(lists.filter((list) => !synonymInputSchema.safeParse(list).success)).toEqual([])
  expect(new Set(lists.map(({ key }) => key)).size).toBe(lists.length)
})
