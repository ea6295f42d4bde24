import { newEvent } from '@vitrine/contracts/event'
import { markDeleted, marksImported, markUpdated } from '@vitrine/contracts/marks/events'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { appendEvents } from '@vitrine/messaging/outbox'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aMark } from '@vitrine/testing/marks-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkers, type RunningWorkers } from '../../testing/running-workers.ts'
import { ImportedRangeProcessor } from '../imported-range.processor.ts'
import { marks } from './marks.index.ts'

let db: TestDatabase
let engine: SearchEngine
let workers: RunningWorkers
let categoryId: number

beforeAll(async () => {
  db = await testDatabase()
  engine = createPostgresEngine({ sql: sqlExecutor(db.pool) })
  await engine.ensure(marksIndex)
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine)
  categoryId = await aCategory(db.database)
})
afterAll(async () => {
  await workers.stop()
  await db.drop()
})

const found = async (text: string) =>
  (await engine.search(marksIndex, { text, sort: 'relevance', offset: 0, limit: 100 })).hits.map(
    ({ document }) => document.title,
  )

test('an imported range reaches the index whole, and nothing beside it', async () => {
  const ids: number[] = []
  for (let number = 0; number < 6; number += 1)
    ids.push(await aMark(db.database, { categoryId, title: `Tureen ${number}` }))
  const [, fromId = 0, , , toId = 0] = ids
  await db.database
    .transaction()
    .execute((transaction) => appendEvents(transaction, [newEvent(marksImported, { fromId, toId })]))
  await untilDelivered(db.database)
  expect((await found('tureen')).toSorted()).toEqual(['Tureen 1', 'Tureen 2', 'Tureen 3', 'Tureen 4'])
})

test('a range goes on where an earlier run was cut off', async () => {
  const ids = [
    await aMark(db.database, { categoryId, title: 'Samovar before' }),
    await aMark(db.database, { categoryId, title: 'Samovar after' }),
  ]
  const [fromId = 0, toId = 0] = ids
  const processor = new ImportedRangeProcessor('index-imported-marks', marks, db.database, engine)
  await processor.process(
    [
      {
        eventId: 0,
        eventType: marksImported.type,
        payload: { fromId, toId },
        requestId: null,
        progress: fromId,
      },
    ],
    new AbortController().signal,
  )
  expect(await found('samovar')).toEqual(['Samovar after'])
})

test('a change and a delete follow, and an older write of a deleted one stays out', async () => {
  const id = await aMark(db.database, { categoryId, title: 'Epergne' })
  const happened = async (event: typeof markUpdated | typeof markDeleted, revision: number) => {
    await db.database
      .transaction()
      .execute((transaction) => appendEvents(transaction, [newEvent(event, { markId: id, revision })]))
    await untilDelivered(db.database)
  }
  await happened(markUpdated, 1)
  await sql`UPDATE marks SET title = 'Epergne, restored', revision = 2 WHERE id = ${id}`.execute(db.database)
  await happened(markUpdated, 2)
  expect(await found('epergne')).toEqual(['Epergne, restored'])
  await db.database.transaction().execute(async (transaction) => {
    await sql`DELETE FROM marks WHERE id = ${id}`.execute(transaction)
    await leaveTombstone(transaction, 'mark', { id, revision: 3 })
  })
  await happened(markDeleted, 3)
  expect(await found('epergne')).toEqual([])
})
