import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auctionCopy } from '../auctions/import-auctions.ts'
import { copyBench, type CopyBench, refusalsOf } from '../testing/copy-bench.ts'

let bench: CopyBench
const ids = { ceramics: 0, glass: 0 }

beforeAll(async () => {
  bench = await copyBench()
  ids.ceramics = await aCategory(bench.data.database, { title: 'Ceramics', url: 'ceramics' })
  ids.glass = await aCategory(bench.data.database, { title: 'Glass', url: 'glass' })
  await aCategory(bench.data.database, { title: 'Porcelain', url: 'porcelain', parentId: ids.ceramics })
})
afterAll(() => bench.close())

async function run(content: string, name: string) {
  return await bench.run(await auctionCopy({ database: bench.data.database, imageHosts: [] }), content, name)
}

const auction = (changes: object = {}) =>
  JSON.stringify({
    externalId: 'spring',
    title: 'The Spring Table',
    house: 'Ostermere Rooms',
    place: 'Lyon, France',
    timeZone: 'Europe/Paris',
    starts: '2027-03-04T10:00',
    ends: '2027-03-04T17:00',
    categories: ['Ceramics', 'glass'],
    link: 'https://ostermere.example/',
    description: 'Plates.',
    lots: [{ number: '1', title: 'Two plates', estimate: 'EUR 150–250' }],
    source: 'Ostermere',
    ...changes,
  })
const stored = async () =>
  await bench.data.database
    .selectFrom('auctions')
    .select(['id', 'external_id', 'title', 'starts_at', 'lots', 'status', 'is_sample', 'revision'])
    .orderBy('external_id')
    .execute()
const categoriesOf = async (id: number) =>
  (
    await bench.data.database
      .selectFrom('auction_categories')
      .select('category_id')
      .where('auction_id', '=', id)
      .orderBy('category_id')
      .execute()
  ).map(({ category_id }) => category_id)

it('auctions come in from NDJSON and CSV with their categories, one event a range; again they change nothing, and a changed one is brought to its new values', async () => {
  expect(
    await run(
      `${auction()}\n${auction({ externalId: 'winter', categories: ['Glass'], status: 'canceled' })}\n`,
      'auctions.ndjson',
    ),
  ).toMatchObject({ end: 'done', imported: 2, refused: 0 })
  const [spring, winter] = await stored()
  expect(spring).toMatchObject({
    external_id: 'spring',
    title: 'The Spring Table',
    starts_at: new Date('2027-03-04T09:00:00Z'),
    lots: [{ number: '1', title: 'Two plates', estimate: 'EUR 150–250' }],
    status: 'published',
    is_sample: false,
    revision: 1,
  })
  expect([await categoriesOf(spring?.id ?? 0), await categoriesOf(winter?.id ?? 0), winter?.status]).toEqual([
    [ids.ceramics, ids.glass],
    [ids.glass],
    'canceled',
  ])
  expect(await bench.data.database.selectFrom('outbox_events').select('type').execute()).toEqual([
    { type: 'auctions.imported.v1' },
  ])
  expect(
    await run(
      `${auction({ categories: ['glass', 'Ceramics'] })}\n${auction({ externalId: 'winter', categories: ['Glass'], status: 'canceled' })}\n\n`,
      'again.ndjson',
    ),
  ).toMatchObject({ imported: 0, unchanged: 2 })
  const csv =
    'externalId,title,house,place,timeZone,starts,ends,categories,lots,source\nspring,The Spring Table,Ostermere Rooms,Online,Europe/Paris,2027-03-05T10:00,2027-03-05T17:00,Ceramics,"1|Two plates|EUR 150\n2|A jug\n",Ostermere\n'
  expect(await run(csv, 'auctions.csv')).toMatchObject({ imported: 1, refused: 0 })
  expect((await stored())[0]).toMatchObject({
    starts_at: new Date('2027-03-05T09:00:00Z'),
    lots: [
      { number: '1', title: 'Two plates', estimate: 'EUR 150' },
      { number: '2', title: 'A jug', estimate: '' },
    ],
    revision: 2,
  })
  expect(await categoriesOf(spring?.id ?? 0)).toEqual([ids.ceramics])
})

it('rows that cannot be auctions are refused with their line and reason', async () => {
  const refused = [
    { categories: [] },
    { categories: ['Nowhere'] },
    { categories: ['Porcelain'] },
    { timeZone: 'Europe/Atlantis' },
    { starts: '2027-02-30T10:00' },
    { ends: '2027-03-04T09:00' },
    { starts: '2027-03-28T02:30', ends: '2027-03-28T03:00' },
    { link: 'javascript:alert(1)' },
    { picture: 'https://elsewhere.example/x.jpg' },
    { status: 'draft' },
    { externalId: '' },
    { source: ' ' },
  ]
  const result = await run(
    `${refused.map((changes) => auction({ externalId: `refused ${JSON.stringify(changes)}`, ...changes })).join('\n')}\n`,
    'refused.ndjson',
  )
  expect(result).toMatchObject({ imported: 0, refused: 12 })
  expect(refusalsOf(result)).toEqual([
    'categories null',
    'categories notFound',
    'categories notFound',
    'timeZone invalid',
    'starts invalid',
    'ends invalid',
    'ends invalid',
    'link invalid',
    'picture invalid',
    'status invalid',
    'externalId null',
    'source null',
  ])
})
