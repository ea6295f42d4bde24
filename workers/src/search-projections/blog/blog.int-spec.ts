import { newEvent } from '@vitrine/contracts/event'
import { postDeleted, postsImported, postUpdated } from '@vitrine/contracts/blog/events'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { appendEvents } from '@vitrine/messaging/outbox'
import { blogIndex } from '@vitrine/search/blog/blog.index'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aPublishedPost } from '@vitrine/testing/blog-records'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkers, type RunningWorkers } from '../../testing/running-workers.ts'

let db: TestDatabase
let engine: SearchEngine
let workers: RunningWorkers
let place: { categoryId: number; authorId: number }

beforeAll(async () => {
  db = await testDatabase()
  engine = createPostgresEngine({ sql: sqlExecutor(db.pool) })
  await engine.ensure(blogIndex)
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine)
  place = { categoryId: await aCategory(db.database), authorId: await anAuthor(db.database) }
})
afterAll(async () => {
  await workers.stop()
  await db.drop()
})

const found = async (text: string) =>
  (await engine.search(blogIndex, { text, sort: 'relevance', offset: 0, limit: 100 })).hits.map(
    ({ document }) => document,
  )
const happened = async (event: typeof postUpdated | typeof postDeleted, postId: number, revision: number) => {
  await db.database
    .transaction()
    .execute((transaction) => appendEvents(transaction, [newEvent(event, { postId, revision })]))
  await untilDelivered(db.database)
}

test('a post is in the index with its words while it is published', async () => {
  const { id } = await aPublishedPost(db.database, { ...place, title: 'Celadon' })
  await happened(postUpdated, id, 1)
  expect(await found('celadon')).toMatchObject([{ title: 'Celadon', publishedOn: '2026-01-31', minutes: 1 }])
  expect(await found('words')).toHaveLength(1)
  await db.database
    .updateTable('blog_articles')
    .set({ status: 'UNPUBLISHED', revision: 2 })
    .where('id', '=', id)
    .execute()
  await happened(postUpdated, id, 2)
  expect(await found('celadon')).toEqual([])
  await db.database
    .updateTable('blog_articles')
    .set({ status: 'PUBLISHED', revision: 3 })
    .where('id', '=', id)
    .execute()
  await happened(postUpdated, id, 3)
  await db.database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('blog_articles').where('id', '=', id).execute()
    await leaveTombstone(transaction, 'blog-article', { id, revision: 4 })
  })
  await happened(postDeleted, id, 4)
  // Late, and of before.
  await happened(postUpdated, id, 1)
  expect(await found('celadon')).toEqual([])
})

test('an imported range reaches the index', async () => {
  const first = await aPublishedPost(db.database, { ...place, title: 'Imported one' })
  const last = await aPublishedPost(db.database, { ...place, title: 'Imported two' })
  await db.database
    .transaction()
    .execute((transaction) =>
      appendEvents(transaction, [newEvent(postsImported, { fromId: first.id, toId: last.id })]),
    )
  await untilDelivered(db.database)
  expect((await found('imported')).map(({ title }) => title).toSorted()).toEqual([
    'Imported one',
    'Imported two',
  ])
})
