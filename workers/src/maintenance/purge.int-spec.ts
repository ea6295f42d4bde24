import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeAll } from './purge.ts'

let db: TestDatabase
const clock = new MovableClock()

beforeAll(async () => {
  db = await testDatabase()
})

afterAll(async () => {
  await db.drop()
})

test('what is old and done goes, in batches; what is young, open or a dead letter stays', async () => {
  const { database } = db
  const people = { authorId: await anAuthor(database), categoryId: await aCategory(database) }
  for (let at = 0; at < 5; at += 1) await aPublishedArticle(database, people)
  // Done and old, twice; open and old; a dead letter and old; done and young.
  await sql`UPDATE outbox_events SET occurred_at = now() - interval '8 days' WHERE id <= 4`.execute(database)
  await sql`UPDATE outbox_deliveries SET done_at = now() WHERE event_id IN (1, 2, 5)`.execute(database)
  await sql`UPDATE outbox_deliveries SET failed_at = now() WHERE event_id = 4`.execute(database)
  await sql`INSERT INTO outbox_events (type, payload, occurred_at) SELECT 'old.v1', '{}', now() - interval '9 days' FROM generate_series(1, 1500)`.execute(database)
  await sql`INSERT INTO tombstones (entity, id, revision, deleted_at) VALUES ('dictionary-article', 1, 2, now() - interval '31 days'), ('dictionary-article', 2, 2, now() - interval '29 days')`.execute(database)

  await sql`INSERT INTO mails (template, data, recipient, state, requested_at) SELECT 'test-mail', '{}', 'ada@vitrine.example', state, now() - age FROM (VALUES ('sent', interval '91 days'), ('unknown', '91 days'), ('sent', '89 days')) AS mail (state, age)`.execute(database)
  await sql`INSERT INTO contact_messages (name, email, subject, message, created_at) SELECT 'Ada', 'ada@vitrine.example', 'general', 'Hello', now() - age FROM (VALUES (interval '25 months'), ('23 months')) AS message (age)`.execute(database)
  await sql`INSERT INTO sign_in_failures (email_normalized, failures, last_failed_at) VALUES ('old@vitrine.example', 2, now() - interval '31 days'), ('young@vitrine.example', 2, now())`.execute(database)
  await sql`INSERT INTO newsletter_requests (email, email_normalized, first_name, last_name, source, category, requested_at, confirmed_at)
    SELECT 'ada@vitrine.example', 'ada@vitrine.example', 'Ada', 'Lindqvist', 'landing-page', 'newsletter', now() - age, confirmed FROM (VALUES (interval '31 days', NULL), ('31 days', now()), ('29 days', NULL)) AS request (age, confirmed)`.execute(database)
  const { rows: [ada] } = await sql<{ id: number }>`INSERT INTO users (email, email_normalized, display_name, password_hash) VALUES ('ada@vitrine.example', 'ada@vitrine.example', 'Ada', '-') RETURNING id`.execute(database)
  await sql`INSERT INTO account_links (user_id, purpose, token_hash, email_normalized, expires_at) VALUES (${ada?.id}, 'verify-email', '\\x01', 'ada@vitrine.example', now() - interval '31 days'), (${ada?.id}, 'verify-email', '\\x02', 'ada@vitrine.example', now() - interval '29 days')`.execute(database)
  await sql`INSERT INTO cache_records (area, record, generation, changed_at) SELECT 'dictionary', 'article-' || generation, generation, now() - age FROM (VALUES (7, interval '25 hours'), (8, '25 hours'), (9, '23 hours')) AS record (generation, age)`.execute(database)
  await sql`UPDATE cache_generations SET generation = 9 WHERE area = 'dictionary'`.execute(database)
  expect(await purgeAll(database, clock.now())).toEqual({ events: 1502, tombstones: 1, mails: 1, contactMessages: 1, sessions: 0, accountLinks: 1, signInFailures: 1, recordGenerations: 2, newsletterRequests: 1, deletedVaultItems: 0 })
  const { rows } = await sql<{ id: number }>`SELECT id FROM outbox_events ORDER BY id`.execute(database)
  expect(rows.map(({ id }) => id)).toEqual([3, 4, 5])
  // Whatever hung on a row that is gone hangs on a floor that is no lower.
  const { rows: floors } = await sql`SELECT records_from, (SELECT array_agg(record) FROM cache_records) AS records FROM cache_generations WHERE area = 'dictionary'`.execute(database)
  expect(floors).toEqual([{ records_from: 8, records: ['article-9'] }])
  expect(Object.values(await purgeAll(database, clock.now())).every((deleted) => deleted === 0)).toBe(true)
})

test('what is kept goes when its time has come', async () => {
  const { database } = db
  const now = clock.now()
  await sql`INSERT INTO contact_messages (name, email, subject, message) VALUES ('Bo', 'bo@vitrine.example', 'general', 'Hello')`.execute(database)
  await sql`INSERT INTO sign_in_failures (email_normalized, failures, last_failed_at) VALUES ('bo@vitrine.example', 2, ${now})`.execute(database)
  const due = async () => {
    const { contactMessages, signInFailures } = await purgeAll(database, clock.now())
    return { contactMessages, signInFailures }
  }
  clock.advance({ days: 20 })
  expect(await due()).toEqual({ contactMessages: 0, signInFailures: 0 })
  clock.advance({ days: 20 })
  // Of both tests.
  expect(await due()).toEqual({ contactMessages: 1, signInFailures: 2 })
  clock.advance({ days: 720 })
  expect(await due()).toEqual({ contactMessages: 1, signInFailures: 0 })
})

test('a deleted item of the vault is erased once nobody can restore it, and its files are orphans', async () => {
  const { database } = db
  const { rows: [owner] } = await sql<{ id: number }>`INSERT INTO users (email, email_normalized, display_name, password_hash) VALUES ('owner@vitrine.example', 'owner@vitrine.example', 'Owner', '-') RETURNING id`.execute(database)
  const userId = owner?.id ?? 0
  const now = clock.now()
  const days = (ago: number) => new Date(now.getTime() - ago * 86_400_000)
  const [old, young, kept] = [await aVaultItem(database, userId, { deletedAt: days(30.1) }), await aVaultItem(database, userId, { deletedAt: days(29.9) }), await aVaultItem(database, userId)]
  const file = { user_id: userId, kind: 'image', place: 0, content_type: 'image/png', bytes: 1, width: 1, height: 1, renditions: 'done', created_at: now } as const
  await database.insertInto('vault_media').values([{ ...file, key: 'old', item_id: old }, { ...file, key: 'young', item_id: young }]).execute()
  const { deletedVaultItems } = await purgeAll(database, now)
  expect([deletedVaultItems, await database.selectFrom('vault_items').select('id').orderBy('id').execute()]).toEqual([1, [{ id: young }, { id: kept }]])
  expect(await database.selectFrom('vault_media').select(['key', 'item_id', 'removed_at']).orderBy('key').execute()).toEqual([{ key: 'old', item_id: null, removed_at: now }, { key: 'young', item_id: young, removed_at: null }])
})
