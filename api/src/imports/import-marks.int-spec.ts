import { afterAll, expect, it } from 'vitest'
import { markCopy } from '../marks/import-marks.ts'
import { copyBenchWithCeramics, refusalsOf } from '../testing/copy-bench.ts'

const bench = await copyBenchWithCeramics()
afterAll(() => bench.close())

async function run(content: string, name: string) {
  return await bench.run(await markCopy({ database: bench.data.database, imageHosts: [] }), content, name)
}

const mark = (changes: object = {}) =>
  JSON.stringify({
    externalId: 'swords',
    title: 'Crossed swords',
    description: 'Two swords.',
    authenticity: 'Often copied.',
    category: 'Ceramics',
    subcategory: 'Porcelain',
    maker: 'Meissen',
    place: 'Saxony',
    firstYear: 1724,
    lastYear: null,
    kind: 'Porcelain',
    picture: '/media/marks/a.webp',
    pictureNote: 'A drawing.',
    pictures: ['/media/marks/b.webp'],
    source: 'A book',
    ...changes,
  })
const stored = async () =>
  await bench.data.database
    .selectFrom('marks')
    .select([
      'external_id',
      'title',
      'authenticity',
      'first_year',
      'last_year',
      'kind',
      'pictures',
      'revision',
    ])
    .orderBy('external_id', 'desc')
    .execute()

it('marks come in from NDJSON and CSV, one event a range; again they change nothing, and a changed one is brought to its new values', async () => {
  expect(
    await run(`${mark()}\n${mark({ externalId: 'star', title: 'Swords and star' })}\n`, 'marks.ndjson'),
  ).toMatchObject({ end: 'done', imported: 2, refused: 0 })
  const rows = await stored()
  expect(rows[0]).toEqual({
    external_id: 'swords',
    title: 'Crossed swords',
    authenticity: 'Often copied.',
    first_year: 1724,
    last_year: null,
    kind: 'Porcelain',
    pictures: ['/media/marks/b.webp'],
    revision: 1,
  })
  expect(await bench.data.database.selectFrom('outbox_events').select('type').execute()).toEqual([
    { type: 'marks.imported.v1' },
  ])
  expect(
    await run(`${mark()}\n${mark({ externalId: 'star', title: 'Swords and star' })}\n\n`, 'again.ndjson'),
  ).toMatchObject({ imported: 0, unchanged: 2 })
  const csv =
    'externalId,title,category,firstYear,lastYear,kind,pictures,source\nswords,Crossed swords in blue,ceramics,1724,1763,Porcelain,/media/x.webp /media/y.webp,A book\n'
  expect(await run(csv, 'marks.csv')).toMatchObject({ imported: 1, refused: 0 })
  expect((await stored())[0]).toMatchObject({
    title: 'Crossed swords in blue',
    last_year: 1763,
    pictures: ['/media/x.webp', '/media/y.webp'],
    revision: 2,
  })
})

it('rows that cannot be marks are refused with their line and reason', async () => {
  const refused = [
    { firstYear: 1800, lastYear: 1700 },
    { firstYear: 'old' },
    { category: 'Nowhere' },
    { subcategory: 'Nowhere' },
    { kind: '' },
    { externalId: '' },
    { picture: 'https://elsewhere.example/x.jpg' },
    { pictures: ['javascript:x'] },
  ]
  const result = await run(
    `${refused.map((changes) => mark({ externalId: `refused ${JSON.stringify(changes)}`, ...changes })).join('\n')}\n`,
    'refused.ndjson',
  )
  expect(result).toMatchObject({ imported: 0, refused: 8 })
  expect(refusalsOf(result)).toEqual([
    'lastYear invalid',
    'firstYear invalid',
    'category notFound',
    'subcategory notFound',
    'kind null',
    'externalId null',
    'picture invalid',
    'pictures.0 invalid',
  ])
})
