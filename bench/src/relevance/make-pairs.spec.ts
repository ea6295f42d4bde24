import { expect, test } from 'vitest'
import { indexCorpus } from './corpus-index.ts'
import { toDocument } from './corpus.ts'
import { makePairs } from './make-pairs.ts'
import { seeded } from './random.ts'

const titles = [
  ...Array.from({ length: 8 }, (_, at) => `Tea Party ${at}`),
  ...Array.from({ length: 8 }, (_, at) => `Pot ${at}`),
  'Teapot of Silver',
  'Teapot of Tin',
  'Milk Jug',
  'Milk Jug',
  'The Harbor',
  'Three Wolves',
  'Blue Vases',
]
const corpus = indexCorpus(
  titles.map((title, at) =>
    toDocument(at + 1, {
      id: String(at),
      title,
      makers: [],
      provenance: at === 0 ? 'Seen in the harbour by a wolf beside a vase' : '',
    }),
  ),
)

const pairs = makePairs(corpus, seeded(1))

test('each kind of pair is found in the vocabulary', () => {
  expect(pairs.map(({ kind, query }) => `${kind}: ${query}`)).toEqual([
    'pair-split: tea pot',
    'pair-joined: milkjug',
    'pair-spelling: harbour',
  ])
})

test('titles with the other form are the answer', () => {
  const found = pairs.find(({ query }) => query === 'tea pot')
  expect(found?.relevant.toSorted()).toEqual(['16', '17'])
})

test('words of another set are left out', () => {
  expect(makePairs(corpus, seeded(1), new Set(['pot'])).map(({ query }) => query)).not.toContain('tea pot')
})
