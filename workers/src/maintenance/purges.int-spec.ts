import { anAccount } from '@vitrine/testing/account-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import type { TextKind } from '@vitrine/contracts/texts/schemas'
import { trashText } from '@vitrine/domain/texts/change-text-state'
import { lockText } from '@vitrine/domain/texts/text-rows'
import { aPublishedPost } from '@vitrine/testing/blog-records'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeAll } from './purges.ts'

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
  await sql`INSERT INTO outbox_events (type, payload, occurred_at) SELECT 'old.v1', '{}', now() - interval '9 days' FROM generate_series(1, 1500)`.execute(
    database,
  )
  await sql`INSERT INTO tombstones (entity, id, revision, deleted_at) VALUES ('dictionary-article', 1, 2, now() - interval '31 days'), ('dictionary-article', 2, 2, now() - interval '29 days')`.execute(
    database,
  )

  await sql`INSERT INTO mails (template, data, recipient, state, requested_at) SELECT 'test-mail', '{}', 'ada@vitrine.example', state, now() - age FROM (VALUES ('sent', interval '91 days'), ('unknown', '91 days'), ('sent', '89 days')) AS mail (state, age)`.execute(
    database,
  )
  await sql`INSERT INTO contact_messages (name, email, subject, message, created_at) SELECT 'Ada', 'ada@vitrine.example', 'general', 'Hello', now() - age FROM (VALUES (interval '25 months'), ('23 months')) AS message (age)`.execute(
    database,
  )
  await sql`INSERT INTO sign_in_failures (email_normalized, failures, last_failed_at) VALUES ('old@vitrine.example', 2, now() - interval '31 days'), ('young@vitrine.example', 2, now())`.execute(
    database,
  )
  await sql`INSERT INTO newsletter_requests (email, email_normalized, first_name, last_name, source, category, requested_at, confirmed_at)
    SELECT 'ada@vitrine.example', 'ada@vitrine.example', 'Ada', 'Lindqvist', 'landing-page', 'newsletter', now() - age, confirmed FROM (VALUES (interval '31 days', NULL), ('31 days', now()), ('29 days', NULL)) AS request (age, confirmed)`.execute(
    database,
  )
  const {
    rows: [ada],
  } = await sql<{
    id: number
  }>`INSERT INTO users (email, email_normalized, display_name, password_hash) VALUES ('ada@vitrine.example', 'ada@vitrine.example', 'Ada', '-') RETURNING id`.execute(
    database,
  )
  await sql`INSERT INTO account_links (user_id, purpose, token_hash, email_normalized, expires_at) VALUES (${ada?.id}, 'verify-email', '\\x01', 'ada@vitrine.example', now() - interval '31 days'), (${ada?.id}, 'verify-email', '\\x02', 'ada@vitrine.example', now() - interval '29 days')`.execute(
    database,
  )
  await sql`INSERT INTO cache_records (area, record, generation, changed_at) SELECT 'dictionary', 'article-' || generation, generation, now() - age FROM (VALUES (7, interval '25 hours'), (8, '25 hours'), (9, '23 hours')) AS record (generation, age)`.execute(
    database,
  )
  await sql`UPDATE cache_generations SET generation = 9 WHERE area = 'dictionary'`.execute(database)
  expect(await purgeAll(database, clock.now())).toEqual({
    events: 1502,
    tombstones: 1,
    mails: 1,
    contactMessages: 1,
    sessions: 0,
    accountLinks: 1,
    signInFailures: 1,
    recordGenerations: 2,
    newsletterRequests: 1,
    deletedVaultItems: 0,
    vaultTrash: 0,
    vaultImportRows: 0,
    vaultImports: 0,
    collectionReports: 0,
    reportersOfCollections: 0,
    billingNotifications: 0,
    idempotencyKeys: 0,
    trialNetworks: 0,
    checkoutNetworks: 0,
    usedTrials: 0,
    runOutTeamUsers: 0,
    usersOfClosedTeams: 0,
    teamInvitations: 0,
    autosaves: 0,
    editLeases: 0,
    endedSchedules: 0,
    trashedArticles: 0,
    trashedPosts: 0,
    endedPreviews: 0,
  })
  const { rows } = await sql<{ id: number }>`SELECT id FROM outbox_events ORDER BY id`.execute(database)
  expect(rows.map(({ id }) => id)).toEqual([3, 4, 5])
  // Whatever hung on a row that is gone hangs on a floor that is no lower.
  const { rows: floors } =
    await sql`SELECT records_from, (SELECT array_agg(record) FROM cache_records) AS records FROM cache_generations WHERE area = 'dictionary'`.execute(
      database,
    )
  expect(floors).toEqual([{ records_from: 8, records: ['article-9'] }])
  expect(Object.values(await purgeAll(database, clock.now())).every((deleted) => deleted === 0)).toBe(true)
})

test('what is kept goes when its time has come', async () => {
  const { database } = db
  const now = clock.now()
  await sql`INSERT INTO contact_messages (name, email, subject, message) VALUES ('Bo', 'bo@vitrine.example', 'general', 'Hello')`.execute(
    database,
  )
  await sql`INSERT INTO sign_in_failures (email_normalized, failures, last_failed_at) VALUES ('bo@vitrine.example', 2, ${now})`.execute(
    database,
  )
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

test('a report of a collection forgets after a day from where it came, and is deleted after two years', async () => {
  const { database } = db
  const now = clock.now()
  await sql`INSERT INTO collection_reports (collection_id, reason, comment, reporter_hash, was_emailed, created_at)
    SELECT 1, 'spam', name, 'hash', false, ${now}::timestamptz - age FROM (VALUES ('25 months', interval '25 months'), ('25 hours', '25 hours'), ('23 hours', '23 hours')) AS report (name, age)`.execute(
    database,
  )
  const { collectionReports, reportersOfCollections } = await purgeAll(database, now)
  expect([collectionReports, reportersOfCollections]).toEqual([1, 1])
  expect(
    await database
      .selectFrom('collection_reports')
      .select(['comment', 'reporter_hash'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { comment: '25 hours', reporter_hash: null },
    { comment: '23 hours', reporter_hash: 'hash' },
  ])
})

test('a deleted item of the vault is erased once nobody can restore it, and its files are orphans', async () => {
  const { database } = db
  const {
    rows: [owner],
  } = await sql<{
    id: number
  }>`INSERT INTO users (email, email_normalized, display_name, password_hash) VALUES ('owner@vitrine.example', 'owner@vitrine.example', 'Owner', '-') RETURNING id`.execute(
    database,
  )
  const userId = owner?.id ?? 0
  const now = clock.now()
  const days = (ago: number) => new Date(now.getTime() - ago * 86_400_000)
  const [old, young, kept] = [
    await aVaultItem(database, userId, { deletedAt: days(30.1) }),
    await aVaultItem(database, userId, { deletedAt: days(29.9) }),
    await aVaultItem(database, userId),
  ]
  await aVaultPhoto(database, { key: 'old', user_id: userId, item_id: old, created_at: now })
  await aVaultPhoto(database, { key: 'young', user_id: userId, item_id: young, created_at: now })
  const { deletedVaultItems } = await purgeAll(database, now)
  expect([
    deletedVaultItems,
    await database.selectFrom('vault_items').select('id').orderBy('id').execute(),
  ]).toEqual([1, [{ id: young }, { id: kept }]])
  expect(
    await database
      .selectFrom('vault_media')
      .select(['key', 'item_id', 'removed_at'])
      .orderBy('key')
      .execute(),
  ).toEqual([
    { key: 'old', item_id: null, removed_at: now },
    { key: 'young', item_id: young, removed_at: null },
  ])
})

test('R-006: what providers have told goes after 90 days, keys of calls after a day, and marks of trials after two years', async () => {
  const { database } = db
  const now = clock.now()
  await sql`INSERT INTO billing_notifications (provider, dedupe_key, kind, state, received_at, next_look_at)
    SELECT 'zuora', name, 'x', state, ${now}::timestamptz - age, ${now} FROM (VALUES ('old', 'done', interval '91 days'), ('young', 'done', '89 days'), ('open', 'waiting', '91 days')) AS told (name, state, age)`.execute(
    database,
  )
  const userId = await anAccount(database, { email: 'keys@vitrine.example' })
  await sql`INSERT INTO idempotency_keys (user_id, path, key, body_hash, created_at) SELECT ${userId}, '/', name, '\\x00', ${now}::timestamptz - age FROM (VALUES ('old', interval '25 hours'), ('young', '23 hours')) AS used (name, age)`.execute(
    database,
  )
  await sql`INSERT INTO trials_used (kind, hash, used_at) SELECT 'email', hash::bytea, ${now}::timestamptz - age FROM (VALUES ('\\x01', interval '25 months'), ('\\x02', '23 months')) AS used (hash, age)`.execute(
    database,
  )
  await sql`INSERT INTO trial_networks (hash, used_at) SELECT hash::bytea, ${now}::timestamptz - age FROM (VALUES ('\\x01', interval '31 days'), ('\\x01', '29 days')) AS used (hash, age)`.execute(
    database,
  )
  await sql`INSERT INTO billing_checkouts (key_hash, user_id, provider, purpose, currency, state, network_hash, expires_at, created_at, updated_at)
    SELECT hash::bytea, ${userId}, 'zuora', 'trial', 'USD', 'closed', hash::bytea, ${now}::timestamptz, ${now}::timestamptz - age, ${now}::timestamptz FROM (VALUES ('\\x01', interval '31 days'), ('\\x02', '29 days')) AS begun (hash, age)`.execute(
    database,
  )
  const { billingNotifications, idempotencyKeys, usedTrials, trialNetworks, checkoutNetworks } =
    await purgeAll(database, now)
  expect([billingNotifications, idempotencyKeys, usedTrials, trialNetworks, checkoutNetworks]).toEqual([
    1, 1, 1, 1, 1,
  ])
  expect(
    await database.selectFrom('billing_checkouts').select('network_hash').orderBy('id').execute(),
  ).toEqual([{ network_hash: null }, { network_hash: Buffer.from([2]) }])
  expect(
    await database.selectFrom('billing_notifications').select('dedupe_key').orderBy('id').execute(),
  ).toEqual([{ dedupe_key: 'young' }, { dedupe_key: 'open' }])
})

test('invitations that have run out go with their slot, users of a plan that ended after 90 days, and links 30 days after they ran out', async () => {
  const { database } = db
  const now = clock.now()
  const adminOf = (email: string) => anAccount(database, { email })
  const [open, closed] = [await adminOf('open@vitrine.example'), await adminOf('closed@vitrine.example')]
  await sql`INSERT INTO teams (admin_id, closed_at, created_at, updated_at) VALUES (${open}, ${now}::timestamptz - interval '89 days', ${now}, ${now}), (${closed}, ${now}::timestamptz - interval '91 days', ${now}, ${now})`.execute(
    database,
  )
  await sql`INSERT INTO team_users (team_id, user_type, email, email_normalized, expires_at, created_at, updated_at)
    SELECT team.id, 'NEW_USER', name, name, ${now}::timestamptz + age, ${now}, ${now} FROM teams team, (VALUES ('run-out', interval '0'), ('waiting', '1 second')) AS entry (name, age)`.execute(
    database,
  )
  await sql`INSERT INTO team_invitations (token_hash, expires_at, created_at) SELECT hash::bytea, ${now}::timestamptz - age, ${now} FROM (VALUES ('\\x01', interval '31 days'), ('\\x02', '29 days')) AS link (hash, age)`.execute(
    database,
  )
  // Accounts that were made for an entry and wait for its invitation go with it.
  await sql`INSERT INTO users (email, email_normalized, display_name, invited_as)
    SELECT team_id || email, team_id || email, 'Invited', id FROM team_users`.execute(database)
  const { runOutTeamUsers, usersOfClosedTeams, teamInvitations } = await purgeAll(database, now)
  expect([runOutTeamUsers, usersOfClosedTeams, teamInvitations]).toEqual([2, 1, 1])
  expect(
    await database
      .selectFrom('team_users')
      .innerJoin('teams', 'teams.id', 'team_id')
      .select(['email', 'admin_id'])
      .execute(),
  ).toEqual([{ email: 'waiting', admin_id: open }])
  expect(
    await database
      .selectFrom('users')
      .innerJoin('team_users as entry', 'entry.id', 'users.invited_as')
      .select('entry.email')
      .execute(),
  ).toEqual([{ email: 'waiting' }])
  expect(
    await database.selectFrom('users').select('id').where('display_name', '=', 'Invited').execute(),
  ).toHaveLength(1)
})

test('what was typed in the editor and never saved goes after 30 days; saved versions stay', async () => {
  const { database } = db
  const articleId = await aPublishedArticle(database, {
    authorId: await anAuthor(database),
    categoryId: await aCategory(database),
  })
  await sql`INSERT INTO kept_versions (article_id, kind, draft_version, details, blocks, began_at, made_at)
    SELECT ${articleId}, kind, 1, '{}', '[]', at, at FROM (SELECT kind, ${clock.now()}::timestamptz - age AS at FROM (VALUES ('autosaved', interval '31 days'), ('autosaved', '29 days'), ('saved', '2 years')) AS version (kind, age)) AS kept`.execute(
    database,
  )
  expect((await purgeAll(database, clock.now())).autosaves).toBe(1)
  expect(await database.selectFrom('kept_versions').select('kind').orderBy('made_at').execute()).toEqual([
    { kind: 'saved' },
    { kind: 'autosaved' },
  ])
})

test('what was deleted leaves the trash after 30 days, with its versions, and leaves a tombstone', async () => {
  const { database } = db
  const place = { authorId: await anAuthor(database), categoryId: await aCategory(database) }
  const [old, young] = [await aPublishedArticle(database, place), await aPublishedArticle(database, place)]
  const { id: post } = await aPublishedPost(database, { title: 'Old screws', ...place })
  const trash = (kind: TextKind, id: number) =>
    database.transaction().execute(async (transaction) => {
      const text = await lockText(transaction, { kind, id })
      if (text) await trashText(transaction, text, { by: null, now: clock.now() })
    })
  await trash('dictionary-article', old)
  await trash('blog-article', post)
  clock.advance({ days: 29 })
  await trash('dictionary-article', young)
  expect(await purgeAll(database, clock.now())).toMatchObject({ trashedArticles: 0, trashedPosts: 0 })
  clock.advance({ days: 2 })
  expect(await purgeAll(database, clock.now())).toMatchObject({ trashedArticles: 1, trashedPosts: 1 })
  expect(
    (await database.selectFrom('articles').select('id').where('id', 'in', [old, young]).execute()).map(
      ({ id }) => id,
    ),
  ).toEqual([young])
  expect(
    await database
      .selectFrom('tombstones')
      .select(['entity', 'revision'])
      .where('id', '=', old)
      .where('entity', '=', 'dictionary-article')
      .execute(),
  ).toEqual([{ entity: 'dictionary-article', revision: 3 }])
})

test('links to drafts are remembered for 30 days after they expire, looks from the editor not at all', async () => {
  const { database } = db
  await sql`INSERT INTO text_previews (token_hash, kind, record_id, blocks, made_at, expires_at)
    SELECT name::bytea, 'dictionary-article', 1, blocks::jsonb, ${clock.now()}, ${clock.now()}::timestamptz + age::interval FROM (VALUES
      ('old link', NULL, '-31 days'), ('ended link', NULL, '-29 days'), ('old look', '[]', '-1 minute'), ('look', '[]', '1 minute'), ('link', NULL, '1 day')
    ) AS preview (name, blocks, age)`.execute(database)
  expect((await purgeAll(database, clock.now())).endedPreviews).toBe(2)
  const { rows } = await sql<{
    name: string
  }>`SELECT convert_from(token_hash, 'UTF8') AS name FROM text_previews ORDER BY id`.execute(database)
  expect(rows.map(({ name }) => name)).toEqual(['ended link', 'look', 'link'])
})
