import { until } from '@vitrine/testing/until'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { UNKNOWN_FAILURE_ATTEMPTS } from '@vitrine/messaging/jobs/job-catalogue'
import { createLogger } from '@vitrine/platform/logging'
import { runInContext } from '@vitrine/platform/request-context'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MemoryEngine } from '../testing/memory-engine.ts'
import {
  aCategory,
  anAuthor,
  aPublishedArticle,
  deleteArticle,
  renameAuthor,
  renameCategory,
  setPublished,
} from '@vitrine/testing/dictionary-records'
import { startWorkers, type RunningWorkers } from '../testing/running-workers.ts'

let db: TestDatabase
let engine: MemoryEngine
let workers: RunningWorkers

beforeAll(async () => {
  db = await testDatabase()
  engine = new MemoryEngine()
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine)
})

afterAll(async () => {
  await workers?.stop()
  await db?.drop()
})

async function generation(area: string): Promise<number> {
  const { rows } = await sql<{
    generation: number
  }>`SELECT generation FROM cache_generations WHERE area = ${area}`.execute(db.database)
  return rows[0]?.generation ?? 0
}

test('a published article comes into the index with all that it shows, and leaves it when it is unpublished or deleted', async () => {
  const authorId = await anAuthor(db.database, 'Lovelace')
  const root = await aCategory(db.database, { title: 'Glass' })
  const categoryId = await aCategory(db.database, { title: 'Vaseline glass', parentId: root })
  const before = await generation('dictionary')
  const kept = await aPublishedArticle(db.database, { authorId, categoryId, title: 'Éclair dish' })
  const hidden = await aPublishedArticle(db.database, { authorId, categoryId })
  const gone = await aPublishedArticle(db.database, { authorId, categoryId })
  await untilDelivered(db.database)
  expect(engine.documents().get(kept)).toMatchObject({
    revision: 1,
    title: 'Éclair dish',
    sortKey: 'eclair dish',
    letter: 'E',
    body: 'All about Éclair dish',
    authorNames: ['Ada Lovelace'],
    authorIds: [authorId],
    categoryTitles: ['Glass', 'Vaseline glass'],
  })
  expect(await generation('dictionary')).toBeGreaterThan(before)

  await setPublished(db.database, hidden, false)
  await deleteArticle(db.database, gone)
  await untilDelivered(db.database)
  expect([...engine.documents().keys()]).toEqual([kept])
})

test('a new name reaches every article that shows it, in batches, each once', async () => {
  const authorId = await anAuthor(db.database, 'Before')
  const root = await aCategory(db.database, { title: 'Old root' })
  const categoryId = await aCategory(db.database, { parentId: root })
  const ids = await Promise.all(
    Array.from({ length: 600 }, () => aPublishedArticle(db.database, { authorId, categoryId })),
  )
  await untilDelivered(db.database)
  await renameAuthor(db.database, authorId, 'After')
  await renameCategory(db.database, root, 'New root')
  await untilDelivered(db.database)
  const documents = engine.documents()
  for (const id of ids)
    expect(documents.get(id)).toMatchObject({
      revision: 3,
      authorNames: ['Ada After'],
      categoryTitles: ['New root', expect.any(String)],
    })
})

test('a poisoned article ends as a dead letter, and its neighbors do not wait for it', async () => {
  const authorId = await anAuthor(db.database)
  const categoryId = await aCategory(db.database)
  const { rows } = await sql<{ next: number }>`SELECT coalesce(max(id), 0) + 3 AS next FROM articles`.execute(
    db.database,
  )
  const poisoned = rows[0]?.next ?? 0
  engine.poisoned.add(poisoned)
  const ids: number[] = []
  for (let at = 0; at < 6; at += 1) ids.push(await aPublishedArticle(db.database, { authorId, categoryId }))
  await until(() => ids.every((id) => id === poisoned || engine.documents().has(id)))
  const attempts = async () =>
    (
      await sql<{
        attempts: number
      }>`SELECT max(attempts) AS attempts FROM outbox_deliveries WHERE done_at IS NULL`.execute(db.database)
    ).rows[0]?.attempts ?? 0
  await until(async () => (await attempts()) > 0)
  // As after an hour of runs.
  await sql`UPDATE outbox_deliveries SET attempts = ${UNKNOWN_FAILURE_ATTEMPTS - 1} WHERE done_at IS NULL`.execute(
    db.database,
  )
  await untilDelivered(db.database)
  const { rows: dead } = await sql<{
    attempts: number
    last_error: string
  }>`SELECT attempts, last_error FROM outbox_deliveries WHERE failed_at IS NOT NULL`.execute(db.database)
  expect(dead).toEqual([
    { attempts: UNKNOWN_FAILURE_ATTEMPTS, last_error: `Error: document ${poisoned} is refused` },
  ])

  // What staff do about it: the cause is gone, and the delivery is tried again.
  engine.poisoned.clear()
  await sql`UPDATE outbox_deliveries SET failed_at = NULL, added_at = NULL, attempts = 0 WHERE failed_at IS NOT NULL`.execute(
    db.database,
  )
  await untilDelivered(db.database)
  expect(engine.documents().has(poisoned)).toBe(true)
})

test('each log line about a change has the id of its request: done, failed, and while a server is away', async () => {
  await workers.stop()
  const lines: Record<string, unknown>[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const logger = createLogger({ level: 'info', name: 'test', destination })
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine, undefined, undefined, logger)
  const people = { authorId: await anAuthor(db.database), categoryId: await aCategory(db.database) }
  const publish = async (requestId: string) =>
    await runInContext({ requestId }, () => aPublishedArticle(db.database, people))
  const linesOf = (requestId: string) =>
    lines.filter((line) => JSON.stringify(line).includes(requestId)).map(({ msg }) => msg)

  await publish('request-of-a-click')
  await until(() => linesOf('request-of-a-click').includes('deliveries are done'))

  const { rows } = await sql<{ next: number }>`SELECT max(id) + 1 AS next FROM articles`.execute(db.database)
  engine.poisoned.add(rows[0]?.next ?? 0)
  await publish('request-that-fails')
  await until(() => linesOf('request-that-fails').includes('deliveries failed and will be tried again'))
  engine.poisoned.clear()
  await untilDelivered(db.database)

  engine.down = true
  await publish('request-that-waits')
  await until(() =>
    linesOf('request-that-waits').includes('a server is away: deliveries wait until it is back'),
  )
  engine.down = false
  await untilDelivered(db.database)
  // Of the same cause there is one line with a count.
  const failed = lines.filter(({ msg }) => msg === 'deliveries failed and will be tried again')
  expect(
    failed.every(({ requestId, count }) => requestId === 'request-that-fails' && Number(count) > 0),
  ).toBe(true)
})

test('while the engine is away nothing fails, and everything is there when it is back', async () => {
  const authorId = await anAuthor(db.database)
  const categoryId = await aCategory(db.database)
  engine.down = true
  const ids = await Promise.all(
    Array.from({ length: 20 }, () => aPublishedArticle(db.database, { authorId, categoryId })),
  )
  await until(async () => {
    const { rows } = await sql<{
      waiting: number
    }>`SELECT count(*) AS waiting FROM outbox_deliveries WHERE added_at IS NULL`.execute(db.database)
    return rows[0]?.waiting === 0
  })
  // A second change while nobody can apply the first.
  await setPublished(db.database, ids[0] ?? 0, false)
  engine.down = false
  await untilDelivered(db.database)
  expect(ids.map((id) => engine.documents().has(id))).toEqual(ids.map((_id, at) => at > 0))
  const { rows } = await sql<{
    attempts: number
  }>`SELECT coalesce(sum(attempts), 0) AS attempts FROM outbox_deliveries WHERE last_error IS NOT NULL`.execute(
    db.database,
  )
  expect(rows[0]?.attempts).toBe(0)
})

test('a stop in the middle gives back what is in hand, also while the engine is away, and the next process goes on', async () => {
  const people = { authorId: await anAuthor(db.database), categoryId: await aCategory(db.database) }
  engine.down = true
  const ids = await Promise.all(Array.from({ length: 300 }, () => aPublishedArticle(db.database, people)))
  await until(async () => (await workers.queues.countJobs('dictionary-search')) === ids.length)
  await workers.stop()
  engine.down = false
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine)
  await until(() => engine.documents().has(ids[0] ?? 0) || engine.documents().has(ids.at(-1) ?? 0))
  await workers.stop()
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine)
  await untilDelivered(db.database)
  expect(ids.every((id) => engine.documents().has(id))).toBe(true)
  const { rows } = await sql<{
    failed: number
  }>`SELECT count(*) AS failed FROM outbox_deliveries WHERE attempts > 0 AND event_id > (SELECT max(id) - 300 FROM outbox_events)`.execute(
    db.database,
  )
  expect(rows[0]?.failed).toBe(0)
})
