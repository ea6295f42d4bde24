import { indexRebuildRequested } from '@vitrine/contracts/operations/events'
import { newEvent } from '@vitrine/contracts/event'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { appendEvents } from '@vitrine/messaging/outbox'
import { createLogger } from '@vitrine/platform/logging'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { indexDefinitions } from '@vitrine/search/indexes'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { publishedRevisions, RandomWrites } from '@vitrine/testing/faults/random-writes'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorkers, type RunningWorkers } from '../../testing/running-workers.ts'
import { describeIndexes } from './describe-indexes.ts'
import { ensureIndexes } from './index-keeper.ts'
import { rebuildIndex } from './rebuild-index.ts'
import { rebuildableIndex, rebuildableIndexes } from '../../areas.ts'
import type { RebuildableIndex } from './rebuildable-index.ts'
import { withAdvisoryLock } from '@vitrine/database/advisory-lock'

let db: TestDatabase
let engine: SearchEngine
let workers: RunningWorkers | null
const index = rebuildableIndex('dictionary') as RebuildableIndex
const logger = createLogger({ level: 'silent', name: 'test' })

beforeEach(async () => {
  db = await testDatabase()
  engine = createPostgresEngine({ sql: sqlExecutor(db.pool) })
  workers = null
})

afterEach(async () => {
  await workers?.stop()
  await db.drop()
})

async function ensureAll(): Promise<void> {
  for (const definition of indexDefinitions) await engine.ensure(definition)
}

async function indexed(): Promise<Map<number, number>> {
  const { hits } = await engine.search(dictionaryIndex, {
    text: '',
    sort: { field: 'sortKey', direction: 'asc' },
    offset: 0,
    limit: 1000,
  })
  return new Map(hits.map(({ document }) => [document.id, document.revision]))
}

async function rebuilds() {
  const { rows } = await sql<{
    state: string
    documents: number | null
    error: string | null
  }>`SELECT state, documents, error FROM index_rebuilds ORDER BY id`.execute(db.database)
  return rows
}

async function someWrites(count: number): Promise<RandomWrites> {
  const writes = new RandomWrites(db.database, 7)
  await writes.prepare()
  await writes.write(count)
  return writes
}

test('a rebuild while everybody writes ends with what the database holds', async () => {
  await engine.ensure(dictionaryIndex)
  const writes = await someWrites(150)
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine)
  const writing = writes.write(100)
  for (let round = 0; round < 5; round += 1)
    expect(await rebuildIndex({ open: db, engine, index })).not.toBeNull()
  await writing
  await untilDelivered(db.database)
  expect(await indexed()).toEqual(await publishedRevisions(db.database))
  expect((await rebuilds()).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'done'))
})

test('what is deleted or hidden while its page is on its way stays out', async () => {
  await engine.ensure(dictionaryIndex)
  const writes = await someWrites(60)
  let changed = false
  const slow: RebuildableIndex = {
    ...index,
    changesOf: async (...asked) => {
      const documents = await index.changesOf(...asked)
      if (!changed) {
        changed = true
        await writes.write(60)
      }
      return documents
    },
  }
  await rebuildIndex({ open: db, engine, index: slow })
  expect(await indexed()).toEqual(await publishedRevisions(db.database))
})

test('only one rebuild of an index runs, and one that was killed is called failed by the next', async () => {
  await engine.ensure(dictionaryIndex)
  await sql`INSERT INTO index_rebuilds (index_id, engine) VALUES ('dictionary', 'postgres')`.execute(
    db.database,
  )
  // What the killed one left in the engine.
  await engine.startRebuild(dictionaryIndex)
  await withAdvisoryLock(db, 'rebuild-index:dictionary', async () =>
    expect(await rebuildIndex({ open: db, engine, index })).toBeNull(),
  )
  expect(await rebuildIndex({ open: db, engine, index })).toEqual({ documents: 0, skipped: [] })
  expect(await rebuilds()).toMatchObject([
    { state: 'failed', error: 'The process ended before the rebuild did.' },
    { state: 'done', documents: 0 },
  ])
})

test('a rebuild that fails leaves the live index as it was, and says why', async () => {
  await engine.ensure(dictionaryIndex)
  await someWrites(20)
  await rebuildIndex({ open: db, engine, index })
  const before = await indexed()
  const full = () => Promise.reject(new Error('the disk is full'))
  const broken: RebuildableIndex = { ...index, idsAfter: full }
  await expect(rebuildIndex({ open: db, engine, index: broken })).rejects.toThrow('the disk is full')
  expect(await indexed()).toEqual(before)
  expect((await rebuilds()).at(-1)).toMatchObject({ state: 'failed', error: 'the disk is full' })
})

test('records that cannot be read are skipped and named, and the rest is there', async () => {
  await ensureAll()
  await someWrites(60)
  const [unreadable = 0, revisedLater = 0] = [...(await publishedRevisions(db.database)).keys()]
  await sql`UPDATE articles SET created_at = 'infinity' WHERE id = ${unreadable}`.execute(db.database)
  await sql`UPDATE articles SET revised_at = now() - interval '1 hour' WHERE id <> ${revisedLater}`.execute(
    db.database,
  )
  const result = await rebuildIndex({ open: db, engine, index })
  const expected = await publishedRevisions(db.database)
  expected.delete(unreadable)
  expect(result).toEqual({
    documents: expected.size,
    skipped: [{ id: unreadable, reason: expect.any(String) }],
  })
  expect(await indexed()).toEqual(expected)
  const { rows } = await sql`SELECT skipped, skipped_records FROM index_rebuilds`.execute(db.database)
  expect(rows).toEqual([{ skipped: 1, skipped_records: result?.skipped }])
  expect(await describeIndexes(db.database, engine)).toContain('done, 1 records skipped')
})

test('whoever has an index rebuilt, what was cached of it before is stale afterwards', async () => {
  const generation = async () => {
    const { rows } = await sql<{
      generation: number
    }>`SELECT generation FROM cache_generations WHERE area = 'dictionary'`.execute(db.database)
    return rows[0]?.generation ?? 0
  }
  await engine.ensure(dictionaryIndex)
  await someWrites(10)
  const before = await generation()
  await ensureIndexes({ open: db, engine, logger, signal: new AbortController().signal, compare: true })
  const afterKeeper = await generation()
  expect(afterKeeper).toBeGreaterThan(before)
  await rebuildIndex({ open: db, engine, index })
  expect(await generation()).toBeGreaterThan(afterKeeper)
})

test('at start an index is made where there is none, rebuilt where it is old or empty, and else left alone', async () => {
  const ensure = () =>
    ensureIndexes({ open: db, engine, logger, signal: new AbortController().signal, compare: true })
  await ensure()
  expect(await rebuilds()).toEqual([])
  await someWrites(30)
  await ensure()
  expect(await indexed()).toEqual(await publishedRevisions(db.database))
  await ensure()
  expect(await rebuilds()).toHaveLength(1)
  const older: SearchEngine = { ...engine, ensure: async () => ({ current: false }) }
  await ensureIndexes({
    open: db,
    engine: older,
    logger,
    signal: new AbortController().signal,
    compare: true,
  })
  expect(await rebuilds()).toHaveLength(1 + rebuildableIndexes.length)
})

test('the status and the workers see documents without a record, and a rebuild mends it', async () => {
  await ensureAll()
  await someWrites(40)
  await rebuildIndex({ open: db, engine, index })
  const statusOf = async () =>
    (await describeIndexes(db.database, engine)).split('\n').find((line) => line.startsWith('dictionary'))
  await sql`DELETE FROM outbox_deliveries`.execute(db.database)
  expect(await statusOf()).toContain('up to date')
  // As the restore of an older database leaves it.
  await sql`TRUNCATE articles CASCADE`.execute(db.database)
  expect(await statusOf()).toMatch(
    /differs from the database: it holds \d+ documents without a record; rebuild it/,
  )
  const signal = new AbortController().signal
  await ensureIndexes({ open: db, engine, logger, signal, compare: false })
  expect((await indexed()).size).toBeGreaterThan(0)
  await ensureIndexes({ open: db, engine, logger, signal, compare: true })
  expect(await indexed()).toEqual(new Map())
  expect(await statusOf()).toContain('0 documents; up to date')
})

test('what the workers compared is stored for the console, and again after a rebuild', async () => {
  await ensureAll()
  await someWrites(40)
  await rebuildIndex({ open: db, engine, index })
  await sql`DELETE FROM outbox_deliveries`.execute(db.database)
  const stored = async () =>
    await db.database
      .selectFrom('index_comparisons')
      .select(['documents', 'records', 'is_settled'])
      .where('index_id', '=', 'dictionary')
      .executeTakeFirstOrThrow()
  const { documents } = await stored()
  // An article that lost its document: the workers do not rebuild by themselves for that.
  const [lost] = (await indexed()).keys()
  await engine.apply(dictionaryIndex, { upserts: [], removals: [{ id: lost ?? 0, revision: 1_000_000 }] })
  const signal = new AbortController().signal
  await ensureIndexes({ open: db, engine, logger, signal, compare: true })
  expect(await stored()).toEqual({ documents: documents - 1, records: documents, is_settled: true })
  await rebuildIndex({ open: db, engine, index })
  expect(await stored()).toEqual({ documents, records: documents, is_settled: true })
})

test('the status sees an index that is ahead of the database, or behind it', async () => {
  await ensureAll()
  await someWrites(40)
  await rebuildIndex({ open: db, engine, index })
  await sql`DELETE FROM outbox_deliveries`.execute(db.database)
  await sql`UPDATE articles SET revision = revision + 1000`.execute(db.database)
  expect(await describeIndexes(db.database, engine)).toMatch(
    /its newest document has revision \d+, and the newest record 1\d{3}/,
  )
  await rebuildIndex({ open: db, engine, index })
  await sql`UPDATE articles SET revision = revision - 1000`.execute(db.database)
  expect(await describeIndexes(db.database, engine)).toMatch(
    /it holds revision 1\d{3}, and the newest record has \d+/,
  )
})

test('staff ask for a rebuild by an event, and the status tells of it', async () => {
  await ensureAll()
  workers = startWorkers(db, { kind: 'postgres', url: db.url }, engine)
  await db.database
    .transaction()
    .execute((transaction) =>
      appendEvents(transaction, [newEvent(indexRebuildRequested, { indexId: 'dictionary' })]),
    )
  await untilDelivered(db.database)
  expect(await rebuilds()).toMatchObject([{ state: 'done' }])
  expect(await describeIndexes(db.database, engine)).toMatch(
    /^dictionary \(postgres\): 0 documents; up to date; last rebuild .*: done$/m,
  )
})
