import { articlePublished, authorUpdated } from '@vitrine/contracts/dictionary/events'
import { nodeUpdated } from '@vitrine/contracts/taxonomy/events'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { consumersOf } from '@vitrine/messaging/consumers'
import { createLogger } from '@vitrine/platform/logging'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { IndexChanges, SearchEngine } from '@vitrine/search/search-engine'
import {
  aCategory,
  anAuthor,
  aPublishedArticle,
  deleteArticle,
  renameArticle,
  renameAuthor,
  renameCategory,
  setPublished,
} from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Delivery } from '../../consuming/delivery.ts'
import { MailClaimer } from '../../mail/mail-claimer.ts'
import { createProcessors } from '../../processors.ts'
import { MemoryMail } from '../../testing/memory-mail.ts'
import { testMedia, testSite } from '../../testing/running-workers.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})

afterAll(async () => {
  await db.drop()
})

/** Keeps projections between their reload and their write, until each is let go. */
function holding(engine: SearchEngine) {
  const held: (() => void)[] = []
  const wrapped: SearchEngine = {
    ...engine,
    apply: async (definition, changes: IndexChanges) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await engine.apply(definition, changes)
    },
  }
  return { engine: wrapped, release: (at: number) => held.splice(at % Math.max(1, held.length), 1)[0]?.() }
}

const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('publish', 'rename', 'hide', 'show', 'delete', 'rename-author', 'rename-category'),
    at: fc.nat(20),
  }),
  // Events come in any order, and more than once; writes are overtaken by others.
  fc.record({ kind: fc.constantFrom('deliver', 'deliver', 'release'), at: fc.nat(1000) }),
)

test('whatever order and however often events come, the index ends as the database is', async () => {
  const engine = createPostgresEngine({ sql: sqlExecutor(db.pool) })
  await engine.ensure(dictionaryIndex)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const world = await newWorld(engine)
      for (const { kind, at } of steps) await world.take(kind, at)
      await world.settle()
      expect(await world.indexed()).toEqual(await world.stored())
    }),
    { numRuns: 25 },
  )
})

/** Articles of one author and category, and what came of their events so far. */
async function newWorld(engine: SearchEngine) {
  const { database } = db
  const root = await aCategory(database)
  const people = {
    authorId: await anAuthor(database),
    categoryId: await aCategory(database, { parentId: root }),
  }
  const firstEvent = await lastEventId()
  const { engine: slow, release } = holding(engine)
  const processors = createProcessors({
    open: db,
    engine: slow,
    mail: new MemoryMail(),
    media: testMedia(),
    claimer: new MailClaimer(db),
    site: testSite,
    logger: createLogger({ level: 'silent', name: 'test' }),
  })
  const articles: number[] = []
  const running = new Set<Promise<unknown>>()
  const delivered = new Set<string>()
  let names = 0

  const deliver = (delivery: Delivery, consumer: string) => {
    delivered.add(`${consumer}-${delivery.eventId}`)
    const processor = processors.find((each) => each.consumer === consumer)
    const run = processor?.process([delivery], new AbortController().signal) ?? Promise.resolve()
    running.add(run)
    void run.finally(() => running.delete(run))
  }
  const events = () => eventsAfter(firstEvent)
  const anArticle = (at: number) => articles[at % articles.length]
  const writes: Record<string, (at: number) => Promise<unknown>> = {
    publish: async () => articles.push(await aPublishedArticle(database, people)),
    rename: async (at) => renameArticle(database, anArticle(at) ?? 0, `Renamed ${(names += 1)}`),
    hide: async (at) => setPublished(database, anArticle(at) ?? 0, false),
    show: async (at) => setPublished(database, anArticle(at) ?? 0, true),
    delete: async (at) => deleteArticle(database, articles.splice(at % articles.length, 1)[0] ?? 0),
    'rename-author': () => renameAuthor(database, people.authorId, `Author ${(names += 1)}`),
    'rename-category': () => renameCategory(database, root, `Category ${(names += 1)}`),
  }

  return {
    async take(kind: string, at: number): Promise<void> {
      if (kind === 'release') release(at)
      else if (kind !== 'deliver')
        await (articles.length > 0 || kind === 'publish' ? writes[kind]?.(at) : null)
      else {
        const all = await events()
        const chosen = all[at % Math.max(1, all.length)]
        if (chosen) deliver(chosen.delivery, chosen.consumer)
      }
    },
    /**
     * Whatever was never delivered is; fan-outs make more. Then everything that is held is let go, last ones
     * first.
     */
    async settle(): Promise<void> {
      for (;;) {
        const open = (await events()).filter(
          ({ consumer, delivery }) => !delivered.has(`${consumer}-${delivery.eventId}`),
        )
        if (open.length + running.size === 0) return
        for (const { consumer, delivery } of open.toReversed()) deliver(delivery, consumer)
        while (running.size > 0) {
          release(running.size - 1)
          await new Promise((resolve) => setImmediate(resolve))
        }
      }
    },
    async indexed() {
      const { hits } = await engine.search(dictionaryIndex, {
        text: '',
        facetFilters: { authorIds: [people.authorId] },
        sort: { field: 'sortKey', direction: 'asc' },
        offset: 0,
        limit: 100,
      })
      return hits
        .map(({ document: { id, revision, title, authors } }) => ({
          id,
          revision,
          title,
          author: authors[0]?.fullName,
        }))
        .toSorted((a, b) => a.id - b.id)
    },
    async stored() {
      const { rows } = await sql`
        SELECT article.id, article.revision, article.title, author.full_name AS author FROM articles article, authors author
        WHERE article.category_id = ${people.categoryId} AND author.id = ${people.authorId} AND article.status = 'PUBLISHED' ORDER BY article.id
      `.execute(database)
      return rows
    },
  }
}

async function lastEventId(): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM outbox_events`.execute(
    db.database,
  )
  return rows[0]?.id ?? 0
}

async function eventsAfter(id: number): Promise<{ delivery: Delivery; consumer: string }[]> {
  const { rows } =
    await sql<Delivery>`SELECT id AS "eventId", type AS "eventType", payload, request_id AS "requestId", 0 AS progress FROM outbox_events WHERE id > ${id} ORDER BY id`.execute(
      db.database,
    )
  return rows.flatMap((delivery) =>
    consumersOf(delivery.eventType).map((consumer) => ({ delivery, consumer })),
  )
}

test('the events of this test are the ones that the consumers take', () => {
  expect([articlePublished, authorUpdated, nodeUpdated].map(({ type }) => consumersOf(type))).toEqual([
    ['dictionary-search'],
    ['refresh-author-articles'],
    ['refresh-category-articles'],
  ])
})
