import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shipSynonyms } from './ship-synonyms.ts'
import type { ShippedList } from './shipped-synonyms.rules.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())
beforeEach(async () => {
  await sql`TRUNCATE synonyms, deleted_shipped_synonyms, synonym_shipment, outbox_events CASCADE`.execute(
    db.database,
  )
})

const list = (key: string, terms: string[], more: Partial<ShippedList> = {}): ShippedList => ({
  key,
  kind: 'equal',
  terms,
  termKind: 'form',
  aatId: null,
  ...more,
})
const clocks = list('longcase clock/from', ['longcase clock', 'Standuhr'], {
  kind: 'into-first',
  aatId: 300_041_586,
})
const seats = list('sofa/same', ['sofa', 'settee'])

const ship = (digest: string, ...lists: ShippedList[]) =>
  shipSynonyms(db.database, { digest, read: async () => lists })
const stored = () =>
  db.database
    .selectFrom('synonyms')
    .select(['shipped_key', 'kind', 'terms', 'origin', 'revision'])
    .orderBy('id')
    .execute()
const generation = async () =>
  (
    await db.database
      .selectFrom('cache_generations')
      .select('generation')
      .where('area', '=', 'synonyms')
      .executeTakeFirstOrThrow()
  ).generation
const payloads = async () =>
  (await db.database.selectFrom('outbox_events').select(['type', 'payload']).orderBy('id').execute()).map(
    ({ type, payload }) => [type, payload],
  )

test('a fresh database gets all lists, with one event and one new generation', async () => {
  const before = await generation()
  await ship('one', clocks, seats)
  expect(await db.database.selectFrom('synonyms').selectAll().orderBy('id').execute()).toMatchObject([
    {
      shipped_key: 'longcase clock/from',
      kind: 'into-first',
      terms: ['longcase clock', 'Standuhr'],
      shipped_kind: 'into-first',
      shipped_terms: ['longcase clock', 'Standuhr'],
      term_kind: 'form',
      aat_id: 300_041_586,
      origin: 'shipped',
    },
    { shipped_key: 'sofa/same', kind: 'equal', aat_id: null, origin: 'shipped' },
  ])
  expect(await payloads()).toEqual([['synonyms.shipped.v1', { added: 2, updated: 0, removed: 0 }]])
  expect(await generation()).toBe(before + 1)
})

test('a version that was shipped is not read again, and the next one changes what differs', async () => {
  await ship('one', clocks, seats, list('rug/same', ['rug', 'carpet']))
  await expect(
    shipSynonyms(db.database, {
      digest: 'one',
      read: () => {
        throw new Error('the lists were read')
      },
    }),
  ).resolves.toBeNull()
  await ship('two', clocks, { ...seats, terms: ['sofa', 'settee', 'couch'] })
  expect(await stored()).toEqual([
    {
      shipped_key: 'longcase clock/from',
      kind: 'into-first',
      terms: ['longcase clock', 'Standuhr'],
      origin: 'shipped',
      revision: 1,
    },
    {
      shipped_key: 'sofa/same',
      kind: 'equal',
      terms: ['sofa', 'settee', 'couch'],
      origin: 'shipped',
      revision: 2,
    },
  ])
  expect((await payloads()).at(-1)).toEqual(['synonyms.shipped.v1', { added: 0, updated: 1, removed: 1 }])
})

test('lists that exchange their words are updated', async () => {
  await ship('one', list('a/same', ['sofa', 'settee']), list('b/same', ['rug', 'carpet']))
  await ship('two', list('a/same', ['rug', 'carpet']), list('b/same', ['sofa', 'settee']))
  expect((await stored()).map(({ shipped_key, terms }) => [shipped_key, ...terms])).toEqual([
    ['a/same', 'rug', 'carpet'],
    ['b/same', 'sofa', 'settee'],
  ])
})

test('processes that start together ship the lists once', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => list(`${at}/same`, [`old ${at}`, `new ${at}`]))
  let reads = 0
  const read = async () => {
    reads += 1
    return many
  }
  const shipments = await Promise.all(
    Array.from({ length: 4 }, () => shipSynonyms(db.database, { digest: 'one', read })),
  )
  expect(reads).toBe(1)
  expect(shipments.filter((shipment) => shipment !== null)).toHaveLength(1)
  expect(await stored()).toHaveLength(1_000)
  expect(await payloads()).toHaveLength(1)
})
