import { auctionsQuerySchema } from '@vitrine/contracts/auctions/search-query'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { auctionsIndex } from '@vitrine/search/auctions/auctions.index'
import { auctionsRequest } from '@vitrine/search/auctions/auctions.query'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProjectIndexProcessor } from '../project-index.processor.ts'
import { rebuildIndex } from '../rebuild-index/rebuild-index.ts'
import { auctions } from './auctions.index.ts'

let db: TestDatabase
let engine: SearchEngine

beforeAll(async () => {
  db = await testDatabase()
  engine = createPostgresEngine({ sql: sqlExecutor(db.pool) })
  await engine.ensure(auctionsIndex)
})
afterAll(() => db.drop())

const asked = { ...auctionsQuerySchema.parse({}), categoryIds: [] }
const now = new Date('2027-03-01T12:00:00Z')
const found = async (query: string) =>
  (await engine.search(auctionsIndex, auctionsRequest({ ...asked, query }, now))).hits.map(
    ({ document }) => document,
  )

test('Auctions: the index follows what is created, taken back and deleted, and a rebuild holds the same', async () => {
  const { database } = db
  const categoryId = await aCategory(database, { url: 'ceramics', title: 'Ceramics' })
  const row = {
    title: 'Celadon bowls',
    house: 'Ostermere Rooms',
    place: 'Lyon, France',
    time_zone: 'Europe/Paris',
    starts_at: new Date('2027-03-04T23:30:00Z'),
    ends_at: new Date('2027-03-05T02:00:00Z'),
    lots: JSON.stringify([{ number: '1', title: 'A pair of ewers', estimate: '' }]),
    status: 'published',
  } as const
  const { id } = await database.insertInto('auctions').values(row).returning('id').executeTakeFirstOrThrow()
  await database
    .insertInto('auction_categories')
    .values({ auction_id: id, category_id: categoryId })
    .execute()
  const projection = new ProjectIndexProcessor(auctions, database, engine)
  const deliver = (revision: number) =>
    projection.process([
      {
        eventId: revision,
        eventType: 'auction',
        payload: { auctionId: id, revision },
        requestId: null,
        progress: 0,
      },
    ])
  await deliver(1)
  // By its title, and by what is in it.
  expect(await found('celadon')).toMatchObject([
    { title: 'Celadon bowls', categoryIds: [categoryId], lotCount: 1 },
  ])
  expect(await found('ewers')).toHaveLength(1)
  // In Lyon it is the 5th already.
  const onTheFourth = await engine.search(
    auctionsIndex,
    auctionsRequest({ ...asked, query: '', 'f.dateTo': '2027-03-04' }, now),
  )
  expect(onTheFourth.total).toBe(0)

  expect(await rebuildIndex({ open: db, engine, index: auctions })).toEqual({ documents: 1, skipped: [] })
  expect(await found('celadon')).toHaveLength(1)

  await database.updateTable('auctions').set({ status: 'draft', revision: 2 }).where('id', '=', id).execute()
  await deliver(2)
  expect(await found('celadon')).toEqual([])

  await database
    .updateTable('auctions')
    .set({ status: 'canceled', revision: 3 })
    .where('id', '=', id)
    .execute()
  await deliver(3)
  expect(await found('celadon')).toMatchObject([{ status: 'canceled' }])

  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('auctions').where('id', '=', id).execute()
    await leaveTombstone(transaction, 'auction', { id, revision: 4 })
  })
  await deliver(4)
  // Late, and of before.
  await deliver(1)
  expect(await found('celadon')).toEqual([])
})
