import { afterAll, expect, it } from 'vitest'
import { bookCopy } from '../library/import-books.ts'
import { copyBenchWithCeramics, refusalsOf } from '../testing/copy-bench.ts'

const bench = await copyBenchWithCeramics()
afterAll(() => bench.close())

async function run(content: string, name: string) {
  return await bench.run(
    await bookCopy({ database: bench.data.database, imageHosts: [], now: () => new Date('2026-06-01') }),
    content,
    name,
  )
}

const book = (changes: object = {}) =>
  JSON.stringify({
    externalId: 'chaffers',
    title: 'Marks and Monograms',
    authors: ['William Chaffers'],
    year: 1863,
    category: 'Ceramics',
    subcategory: 'Porcelain',
    language: 'en',
    publisher: 'J. Davy',
    description: 'Signs of potters.',
    contents: [{ title: 'Preface', page: 'v' }, { title: 'Italy', page: 12 }, { title: 'France' }],
    cover: '/media/books/a.webp',
    source: 'A shelf',
    ...changes,
  })
const stored = async () =>
  await bench.data.database
    .selectFrom('books')
    .select(['external_id', 'title', 'author_names', 'year', 'contents', 'revision'])
    .orderBy('external_id')
    .execute()

it('books come in from NDJSON and CSV, one event a range; again they change nothing, and a changed one is brought to its new values', async () => {
  expect(
    await run(`${book()}\n${book({ externalId: 'jewitt', title: 'Ceramic Art' })}\n`, 'books.ndjson'),
  ).toMatchObject({ end: 'done', imported: 2, refused: 0 })
  expect((await stored())[0]).toEqual({
    external_id: 'chaffers',
    title: 'Marks and Monograms',
    author_names: ['William Chaffers'],
    year: 1863,
    revision: 1,
    contents: [
      { title: 'Preface', page: 'v' },
      { title: 'Italy', page: '12' },
      { title: 'France', page: '' },
    ],
  })
  expect(await bench.data.database.selectFrom('outbox_events').select('type').execute()).toEqual([
    { type: 'books.imported.v1' },
  ])
  expect(
    await run(`${book()}\n${book({ externalId: 'jewitt', title: 'Ceramic Art' })}\n\n`, 'again.ndjson'),
  ).toMatchObject({ imported: 0, unchanged: 2 })
  const csv =
    'externalId,title,authors,year,category,contents,source\nchaffers,Marks and Monograms,William Chaffers; Frederick Litchfield,1912,ceramics,"Preface|v\nSpain\n",A shelf\n'
  expect(await run(csv, 'books.csv')).toMatchObject({ imported: 1, refused: 0 })
  expect((await stored())[0]).toMatchObject({
    author_names: ['William Chaffers', 'Frederick Litchfield'],
    year: 1912,
    contents: [
      { title: 'Preface', page: 'v' },
      { title: 'Spain', page: '' },
    ],
    revision: 2,
  })
})

it('rows that cannot be books are refused with their line and reason', async () => {
  const refused = [
    { authors: [] },
    { year: 'old' },
    { year: 1400 },
    { year: 2027 },
    { category: 'Nowhere' },
    { subcategory: 'Nowhere' },
    { language: 'English' },
    { externalId: '' },
    { cover: 'https://elsewhere.example/x.jpg' },
    { contents: [{ title: 'A', page: 'p. 3' }] },
    { contents: 'no list\0' },
  ]
  const result = await run(
    `${refused.map((changes) => book({ externalId: `refused ${JSON.stringify(changes)}`, ...changes })).join('\n')}\n`,
    'refused.ndjson',
  )
  expect(result).toMatchObject({ imported: 0, refused: 11 })
  expect(refusalsOf(result)).toEqual([
    'authors null',
    'year invalid',
    'year Size',
    'year invalid',
    'category notFound',
    'subcategory notFound',
    'language invalid',
    'externalId null',
    'cover invalid',
    'contents.0.page invalid',
    'contents.0.title invalid',
  ])
})
