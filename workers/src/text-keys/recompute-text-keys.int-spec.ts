import { keyedTables } from '@vitrine/domain/text-keys/keyed-tables'
import { aMark } from '@vitrine/testing/marks-records'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recomputeTextKeys } from './recompute-text-keys.ts'

const clock = new MovableClock()
let db: TestDatabase
let userId: number

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

beforeEach(async () => {
  const { rows } = await db.pool.query<{ id: number }>(
    "INSERT INTO users (email, email_normalized, display_name, password_hash) SELECT email, email, 'A', '-' FROM (SELECT gen_random_uuid() || '@vitrine.example' AS email) AS made RETURNING id",
  )
  userId = Number(rows[0]?.id)
  await sql`DELETE FROM text_key_progress`.execute(db.database)
  await sql`DELETE FROM vault_items`.execute(db.database)
})

async function recomputeAll(batchSize?: number): Promise<void> {
  while (await recomputeTextKeys(db.database, clock.now(), batchSize)) {
    // Batch by batch.
  }
}

/** Stores texts as a former version of the product could, whose keys they do not have. */
async function rename(table: string, column: string, ids: readonly number[], texts: readonly string[]) {
  for (const [at, id] of ids.entries())
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${texts[at]} WHERE id = ${id}`.execute(
      db.database,
    )
}

const keysOf = async (table: string, column: string) =>
  (
    await sql<{ key: string }>`
      SELECT ${sql.ref(column)} AS key FROM ${sql.table(table)} WHERE user_id = ${userId} ORDER BY id
    `.execute(db.database)
  ).rows.map(({ key }) => key)

const itemKeys = () => keysOf('vault_items', 'title_key')

/** Everything that is stored of a member's items but the keys. */
const itemsWithoutKeys = async () =>
  (
    await sql`
      SELECT to_jsonb(item) - 'title_key' - 'sort_key' - 'title_folded' - 'title_words' AS item FROM vault_items item WHERE user_id = ${userId} ORDER BY id
    `.execute(db.database)
  ).rows

test('D2-087: 1,000 pairs of titles that are now the same keep their rows: the oldest has the plain key, the other its id in the key', async () => {
  await sql`
    INSERT INTO vault_items (user_id, title, title_key, sort_key, title_folded, description, created_at, updated_at)
    SELECT ${userId}, title, lower(title), lower(title), lower(title), 'Old.', now(), now()
    FROM generate_series(1, 1000) AS n, unnest(ARRAY['O’Brien cup ' || n, 'O''Brien cup ' || n]) WITH ORDINALITY AS pair (title, place)
    ORDER BY place, n
  `.execute(db.database)
  const before = await itemsWithoutKeys()
  await recomputeAll()
  const numbers = Array.from({ length: 1000 }, (_, at) => at + 1)
  const { rows: second } = await sql<{ id: number }>`
    SELECT id FROM vault_items WHERE user_id = ${userId} AND title LIKE 'O''%' ORDER BY id
  `.execute(db.database)
  expect(await itemKeys()).toEqual([
    ...numbers.map((n) => `o'brien cup ${n}`),
    ...numbers.map((n, at) => `o'brien cup ${n}\n${second[at]?.id}`),
  ])
  expect(await itemsWithoutKeys()).toEqual(before)
})

test('an older title gets its plain key back from a newer one that was saved before its turn came', async () => {
  const older = await aVaultItem(db.database, userId)
  await rename('vault_items', 'title', [older], ['Vase — blue'])
  const newer = await aVaultItem(db.database, userId, { title: 'Vase - blue' })
  await recomputeAll(1)
  expect(await itemKeys()).toEqual(['vase - blue', `vase - blue\n${newer}`])
})

test('a title is held against those of the same member that are not deleted', async () => {
  const ids = [await aVaultItem(db.database, userId), await aVaultItem(db.database, userId)]
  await sql`UPDATE vault_items SET deleted_at = now() WHERE id = ${ids[0]}`.execute(db.database)
  await rename('vault_items', 'title', ids, ['“Baby” spoon', '"Baby" spoon'])
  await recomputeAll()
  expect(await itemKeys()).toEqual(['"baby" spoon', '"baby" spoon'])
})

test('tags, collections, insurers and locations follow the same rule', async () => {
  const tags = [await aTag(db.database, userId), await aTag(db.database, userId)]
  await rename('tags', 'title', tags, ['Tea\u00a0pot', 'Tea pot'])
  const collections = [await aCollection(db.database, userId), await aCollection(db.database, userId)]
  await rename('collections', 'title', collections, ['Étuis – old', 'Étuis - old'])
  const attributes = [
    await anAttribute(db.database, userId),
    await anAttribute(db.database, userId, { type: 'STORAGE_LOCATION' }),
    await anAttribute(db.database, userId),
  ]
  await rename('custom_attributes', 'display_name', attributes, ['Lloyd’s', "Lloyd's", "Lloyd's"])
  await recomputeAll()
  expect([
    await keysOf('tags', 'title_key'),
    await keysOf('collections', 'title_key'),
    await keysOf('custom_attributes', 'name_key'),
  ]).toEqual([
    ['tea pot', `tea pot\n${tags[1]}`],
    ['étuis - old', `étuis - old\n${collections[1]}`],
    ["lloyd's", "lloyd's", `lloyd's\n${attributes[2]}`],
  ])
})

test('rows are visited once more after an hour, for what a former version wrote meanwhile, and then again for a raised version', async () => {
  const item = await aVaultItem(db.database, userId, { title: 'Étui' })
  const keyAfter = async (step: () => unknown) => {
    await rename('vault_items', 'sort_key', [item], ['former'])
    await step()
    await recomputeAll()
    return await keysOf('vault_items', 'sort_key')
  }
  const raise = () => sql`UPDATE text_key_progress SET version = version - 1`.execute(db.database)
  await recomputeAll()
  expect([
    await keyAfter(() => clock.advance({ minutes: 59 })),
    await keyAfter(() => clock.advance({ minutes: 2 })),
    await keyAfter(() => clock.advance({ hours: 48 })),
    await keyAfter(raise),
  ]).toEqual([['former'], ['etui'], ['former'], ['etui']])
})

test('inventory numbers that are now the same stay as they are: the oldest has the plain key', async () => {
  for (const number of ['2026–1', '2026-1'])
    await sql`INSERT INTO vault_inventory_numbers (user_id, number_key, number) VALUES (${userId}, ${number}, ${number})`.execute(
      db.database,
    )
  await recomputeAll()
  const [, second] = await keysOf('vault_inventory_numbers', 'id')
  expect(await keysOf('vault_inventory_numbers', 'number_key')).toEqual(['2026-1', `2026-1\n${second}`])
  expect(await keysOf('vault_inventory_numbers', 'number')).toEqual(['2026–1', '2026-1'])
})

test('titles that may repeat get their sort key, and lists that were cached are stale', async () => {
  const categoryId = await aCategory(db.database, { title: 'Glass', url: 'glass' })
  const mark = await aMark(db.database, { title: 'Cup 10', categoryId })
  await rename('marks', 'sort_key', [mark], ['cup 10'])
  const generationOf = async () =>
    (
      await db.database
        .selectFrom('cache_generations')
        .select('generation')
        .where('area', '=', 'marks')
        .executeTakeFirstOrThrow()
    ).generation
  const before = await generationOf()
  await recomputeAll()
  const { sort_key, revision } = await db.database
    .selectFrom('marks')
    .select(['sort_key', 'revision'])
    .where('id', '=', mark)
    .executeTakeFirstOrThrow()
  expect([sort_key, revision]).toEqual(['cup B10', 1])
  expect(await generationOf()).toBe(before + 1)
})

test('every table that stores a sort key, or that of a title, name or number, is recomputed', async () => {
  // Rows of an import are gone after a week, and their titles are compared anew when items are created.
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('sort_key', 'title_key', 'name_key', 'number_key')
      AND table_name <> 'vault_import_rows' ORDER BY 1
  `.execute(db.database)
  expect(keyedTables.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name))
})
