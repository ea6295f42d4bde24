import { newEvent } from '@vitrine/contracts/event'
import { bookDeleted, booksImported, bookUpdated } from '@vitrine/contracts/library/events'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { appendEvents } from '@vitrine/messaging/outbox'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { libraryIndex } from '@vitrine/search/library/library.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aBook } from '@vitrine/testing/library-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkers, type RunningWorkers } from '../../testing/running-workers.ts'
import { rebuildIndex } from '../rebuild-index/rebuild-index.ts'
import { library } from './library.index.ts'

let db: TestDatabase
let engine: SearchEngine
let workers: RunningWorkers
let categoryId: number

beforeAll(async () => {
  db = await testDatabase()
  engine = createPostgresEngine({ sql: sqlExecutor(db.pool) })
  await engine.ensure(libraryIndex)
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine)
  categoryId = await aCategory(db.database)
})
afterAll(async () => {
  await workers.stop()
  await db.drop()
})

const found = async (text: string) =>
  (await engine.search(libraryIndex, { text, sort: 'relevance', offset: 0, limit: 100 })).hits.map(
    ({ document }) => document.title,
  )
const happened = async (...events: Parameters<typeof appendEvents>[1]) => {
  await db.database.transaction().execute((transaction) => appendEvents(transaction, events))
  await untilDelivered(db.database)
}

test('an imported range of books reaches the index, found by title, author, chapter and description', async () => {
  const fromId = await aBook(db.database, {
    categoryId,
    title: 'Old Glass',
    authors: ['Ada Plume', 'Bea Quill'],
    description: 'With notes on goblets.',
    contents: [{ title: 'Wine and its Vessels', page: '7' }],
  })
  const toId = await aBook(db.database, { categoryId, title: 'Old Clocks' })
  await happened(newEvent(booksImported, { fromId, toId }))
  for (const text of ['old glass', 'quill', 'vessels', 'goblets'])
    expect([text, await found(text)]).toEqual([text, ['Old Glass']])
  expect(await found('old')).toHaveLength(2)
})

test('a change and a delete of a book follow, and a rebuild holds the same', async () => {
  const id = await aBook(db.database, { categoryId, title: 'Samplers' })
  await happened(newEvent(bookUpdated, { bookId: id, revision: 1 }))
  await sql`UPDATE books SET contents = '[{"title": "Needles", "page": ""}]', revision = 2 WHERE id = ${id}`.execute(
    db.database,
  )
  await happened(newEvent(bookUpdated, { bookId: id, revision: 2 }))
  expect(await found('needles')).toEqual(['Samplers'])
  expect(await rebuildIndex({ open: db, engine, index: library })).toMatchObject({ skipped: [] })
  expect(await found('needles')).toEqual(['Samplers'])
  await db.database.transaction().execute(async (transaction) => {
    await sql`DELETE FROM books WHERE id = ${id}`.execute(transaction)
    await leaveTombstone(transaction, 'book', { id, revision: 3 })
  })
  await happened(newEvent(bookDeleted, { bookId: id, revision: 3 }))
  expect(await found('samplers')).toEqual([])
})
