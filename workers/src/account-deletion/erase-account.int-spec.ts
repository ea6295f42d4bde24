import { hashOfToken } from '@vitrine/platform/link-token'
import { fileTransport } from '@vitrine/platform/mail/file-transport'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import { notePaymentEmail } from '@vitrine/domain/billing/payment-emails'
import { recordAudit } from '@vitrine/domain/audit/audit'
import { vaultRenditionWidths } from '@vitrine/contracts/vault-media/media-path'
import { documentOf, originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { trashPhotos, trashTag } from '@vitrine/domain/vault/vault-trash'
import { requestMail } from '@vitrine/messaging/mails'
import { anAccount } from '@vitrine/testing/account-records'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { anIssue } from '@vitrine/testing/newsletter-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import {
  aCollection,
  anAttribute,
  anImportMapping,
  aVaultDraft,
  aTag,
  aVaultImport,
  aVaultItem,
  aVaultPhoto,
} from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MemoryEngine } from '../testing/memory-engine.ts'
import { startWorkers, testMedia } from '../testing/running-workers.ts'
import { eraseDueAccounts, forgetLastMails } from './account-deletion.runner.ts'

/** Stands in every text of the member, and nowhere else. */
const MARK = 'zwischenstrich'
const EMAIL = 'Zwischenstrich+vault@Vitrine.example'
const NORMALIZED = EMAIL.toLowerCase()
/** So long that no other number holds them. */
const USER = 765_432_101
const ITEM = 876_543_201
const MEDIA = 987_654_301
const SUBSCRIBER = 654_321_901

/**
 * What becomes of each table when an account is deleted. A table that is missing here fails the test: whoever
 * adds one decides, and fills it below unless it never holds anything of a member.
 */
const decisions: Record<
  string,
  'erased' | 'without the member' | 'kept under its number' | 'kept to its own time' | 'nothing of members'
> = {
  users: 'erased',
  sessions: 'erased',
  edit_leases: 'erased',
  scheduled_changes: 'nothing of members',
  text_previews: 'nothing of members',
  staff_roles: 'erased',
  second_factors: 'erased',
  recovery_codes: 'erased',
  memberships: 'erased',
  account_links: 'erased',
  sign_in_failures: 'erased',
  user_preferences: 'erased',
  price_guide_lookups: 'erased',
  saved_searches: 'erased',
  favorites: 'erased',
  tags: 'erased',
  custom_attributes: 'erased',
  vault_items: 'erased',
  vault_item_changes: 'erased',
  vault_trash: 'erased',
  vault_trash_items: 'erased',
  vault_item_specifics: 'erased',
  vault_item_tags: 'erased',
  vault_item_valuations: 'erased',
  vault_item_records: 'erased',
  vault_item_costs: 'erased',
  vault_given_valuations: 'erased',
  vault_inventory_numbers: 'erased',
  vault_record_settings: 'erased',
  own_fields: 'erased',
  vault_item_amounts: 'erased',
  vault_item_texts: 'erased',
  vault_views: 'erased',
  vault_drafts: 'erased',
  vault_imports: 'erased',
  vault_import_rows: 'erased',
  vault_import_items: 'erased',
  vault_import_records: 'erased',
  vault_import_updates: 'erased',
  vault_import_photos: 'erased',
  vault_import_archives: 'without the member',
  vault_import_mappings: 'erased',
  document_turns: 'erased',
  worth_score_openings: 'erased',
  worth_score_snapshots: 'erased',
  billing_subscriptions: 'erased',
  billing_checkouts: 'erased',
  idempotency_keys: 'erased',
  trial_allowances: 'erased',
  payment_email_accounts: 'erased',
  payment_emails: 'erased',
  discount_redemptions: 'erased',
  billing_refunds_due: 'erased',
  collections: 'erased',
  collection_tombstones: 'erased',
  // A team goes with its admin, an entry with its person, a waiting invitation with its email.
  teams: 'erased',
  team_users: 'erased',
  newsletter_requests: 'erased',
  newsletter_subscriptions: 'erased',
  newsletter_suppressions: 'erased',
  // By the account's number alone, or by none.
  account_deletion_requests: 'without the member',
  audit_entries: 'without the member',
  mails: 'without the member',
  newsletter_subscribers: 'without the member',
  newsletter_deliveries: 'without the member',
  outbox_deliveries: 'without the member',
  // A note of each file, for a day, for the sweep.
  vault_media: 'without the member',
  // What was paid, and what was asked of a provider.
  billing_payments: 'kept under its number',
  billing_operations: 'kept under its number',
  billing_notifications: 'kept under its number',
  // What the member wrote to us about others.
  contact_messages: 'kept to its own time',
  collection_reports: 'kept to its own time',
  // The key of a PDF, for a day, for the sweep.
  vault_documents: 'nothing of members',
  // Ids and revisions alone, or what is everybody's.
  newsletter_suppressed_hashes: 'nothing of members',
  trials_used: 'nothing of members',
  trial_networks: 'nothing of members',
  trial_hash_keys: 'nothing of members',
  rate_plans: 'nothing of members',
  discount_codes: 'nothing of members',
  discount_code_amounts: 'nothing of members',
  outbox_events: 'nothing of members',
  // The hash of a link, by the number of an entry.
  team_invitations: 'nothing of members',
  tombstones: 'nothing of members',
  rate_limits: 'nothing of members',
  ...Object.fromEntries(
    [
      'articles',
      'article_authors',
      'article_counts',
      'article_redirects',
      'article_texts',
      'article_versions',
      'auctions',
      'auction_categories',
      'authors',
      'blog_articles',
      'blog_redirects',
      'books',
      'cache_generations',
      'cache_records',
      'data_partners',
      'deleted_shipped_synonyms',
      'forbidden_words',
      'imports',
      'index_comparisons',
      'index_rebuilds',
      'kept_versions',
      'marks',
      'newsletter_issues',
      'newsletter_pace',
      'publishing_checks',
      'sample_shipment',
      'price_indices',
      'price_index_state',
      'site_pages',
      'sold_items',
      'sold_item_counts',
      'synonyms',
      'synonym_shipment',
      'taxonomy_nodes',
      'text_key_progress',
      'worth_score_learning',
      'worth_score_lessons',
      'kysely_migration',
      'kysely_migration_lock',
    ].map((table) => [table, 'nothing of members'] as const),
  ),
}

let db: TestDatabase
let clock: MovableClock
let folder: string
let storage: ObjectStorage
let mail: MailTransport
let provider: FakeBillingProvider

beforeEach(async () => {
  db = await testDatabase()
  clock = new MovableClock()
  provider = new FakeBillingProvider({ clock })
  folder = mkdtempSync(join(tmpdir(), 'vitrine-erasure-'))
  storage = fileStorage(join(folder, 'media'))
  mail = fileTransport(fileStorage(join(folder, 'mails')), 'Vitrine <post@vitrine.example>')
})
afterEach(async () => {
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

const parts = () => ({ database: db.database, storage, mail, billing: onlyProvider(provider) })
const erase = async (with_: Partial<ReturnType<typeof parts>> = {}, errors: unknown[] = []) =>
  await eraseDueAccounts({ ...parts(), ...with_ }, clock.now(), (error) => errors.push(error))

/** Relay and consumers send what waits, through the queues, as in the product. */
async function sendMails(): Promise<void> {
  const workers = startWorkers(db, { kind: 'postgres', url: db.url }, new MemoryEngine(), mail, {
    ...testMedia(join(folder, 'work')),
    storage,
  })
  await untilDelivered(db.database)
  await workers.stop()
}

/** A member with something in every table, and a request whose time has come. */
async function aFullAccount(): Promise<{ requestId: number }> {
  const { database } = db
  const [now, past] = [clock.now(), new Date(clock.now().getTime() - 86_400_000)]
  await sql`ALTER TABLE users ALTER COLUMN id RESTART WITH ${sql.lit(USER)}; ALTER TABLE vault_items ALTER COLUMN id RESTART WITH ${sql.lit(ITEM)}; ALTER TABLE vault_media ALTER COLUMN id RESTART WITH ${sql.lit(MEDIA)}; ALTER TABLE newsletter_subscribers ALTER COLUMN id RESTART WITH ${sql.lit(SUBSCRIBER)}`.execute(
    database,
  )
  await sql`
    INSERT INTO users (email, email_normalized, display_name, first_name, last_name, company_name, password_hash, email_verified_at)
    VALUES (${EMAIL}, ${NORMALIZED}, ${MARK}, ${MARK}, ${MARK}, ${MARK}, 'none', now())`.execute(database)
  await sql`INSERT INTO memberships (user_id, status) VALUES (${USER}, 'Active')`.execute(database)
  await sql`INSERT INTO edit_leases (kind, record_id, held_by, opening, held_since, expires_at) VALUES ('dictionary-article', 1, ${USER}, 'x', now(), now())`.execute(
    database,
  )
  await sql`INSERT INTO staff_roles (user_id, role) VALUES (${USER}, 'editor')`.execute(database)
  await sql`INSERT INTO second_factors (user_id, sealed_secret) VALUES (${USER}, '\\x00')`.execute(database)
  await sql`INSERT INTO recovery_codes (user_id, code_hash) VALUES (${USER}, '\\x00')`.execute(database)
  await sql`INSERT INTO sessions (user_id, token_hash, remember, user_agent, expires_at) VALUES (${USER}, ${hashOfToken('x')}, true, ${MARK}, now() + interval '1 day')`.execute(
    database,
  )
  await sql`INSERT INTO account_links (user_id, purpose, token_hash, email_normalized, expires_at) VALUES (${USER}, 'verify-email', ${hashOfToken('y')}, ${NORMALIZED}, now())`.execute(
    database,
  )
  await sql`INSERT INTO sign_in_failures (email_normalized, failures) VALUES (${NORMALIZED}, 2)`.execute(
    database,
  )
  await sql`INSERT INTO user_preferences (user_id, key, value) VALUES (${USER}, 'dictionary.sort', ${MARK})`.execute(
    database,
  )
  await sql`INSERT INTO price_guide_lookups (user_id, used_at, open_until) VALUES (${USER}, now(), now())`.execute(
    database,
  )
  await sql`INSERT INTO saved_searches (user_id, type, name, query, categories, created_at) VALUES (${USER}, 'marks', ${MARK}, ${MARK}, '', now())`.execute(
    database,
  )
  await sql`INSERT INTO favorites (user_id, item_type, item_id, title, sort_key, byline, picture, created_at) VALUES (${USER}, 'marks', 1, 'Lion', 'lion', '', '', now())`.execute(
    database,
  )
  const tagId = await aTag(database, USER, { title: MARK })
  const insuranceId = await anAttribute(database, USER, { displayName: MARK })
  const collectionId = await aCollection(database, USER, { title: MARK, status: 'public' })
  const categoryId = await aCategory(database, { title: 'Glass', url: 'glass' })
  const itemId = await aVaultItem(database, USER, {
    title: MARK,
    description: MARK,
    categoryId,
    collectionId,
    insuranceId,
    tagIds: [tagId],
  })
  const deletedId = await aVaultItem(database, USER, { title: MARK, deletedAt: now })
  await sql`INSERT INTO vault_item_specifics (item_id, name, display_name, value, place) VALUES (${itemId}, 'maker', 'Maker', ${MARK}, 0)`.execute(
    database,
  )
  await sql`INSERT INTO vault_item_changes (item_id, changed_at, actor_kind, actor_id, field, before) VALUES (${itemId}, now(), 'staff', ${USER}, 'title', ${JSON.stringify(MARK)})`.execute(
    database,
  )
  await sql`INSERT INTO worth_score_openings (item_id, query_key, category_id, sold_item_ids, relevances, used_at, open_until) VALUES (${itemId}, ${MARK}, 0, '{}', '{}', now(), now())`.execute(
    database,
  )
  await sql`INSERT INTO vault_item_records (item_id, user_id, inventory_number, notes, parts) VALUES (${itemId}, ${USER}, ${MARK}, ${MARK}, ${JSON.stringify([{ name: MARK }])})`.execute(
    database,
  )
  await sql`INSERT INTO vault_item_costs (item_id, place, kind, amount, currency, note) VALUES (${itemId}, 0, 'price', 1, 'USD', ${MARK})`.execute(
    database,
  )
  await sql`INSERT INTO vault_given_valuations (item_id, place, basis, amount, currency, valuer) VALUES (${itemId}, 0, 'own', 1, 'USD', ${MARK})`.execute(
    database,
  )
  await sql`INSERT INTO vault_inventory_numbers (user_id, number_key, number, item_id) VALUES (${USER}, ${MARK}, ${MARK}, ${itemId})`.execute(
    database,
  )
  await sql`INSERT INTO vault_record_settings (user_id, inventory_pattern) VALUES (${USER}, ${`${MARK}#`})`.execute(
    database,
  )
  await sql`INSERT INTO own_fields (user_id, name, name_key, type, choices, place) VALUES (${USER}, ${MARK}, ${MARK}, 'choice', ${JSON.stringify([MARK])}, 0)`.execute(
    database,
  )
  await sql`INSERT INTO vault_views (user_id, name, name_key, parameters, created_at) VALUES (${USER}, ${MARK}, ${MARK}, ${JSON.stringify({ 'f.maker': MARK })}, now())`.execute(
    database,
  )
  await aVaultImport(database, USER, MARK, itemId)
  await anImportMapping(database, USER, MARK)
  const draft = await aVaultDraft(database, USER, {
    title: MARK,
    details: { description: MARK },
    record: { notes: MARK },
    photos: 0,
  })
  await sql`INSERT INTO vault_item_valuations (item_id, valued_at, estimated_price_min, estimated_price_max, mean_price, wide_price_min, wide_price_max, currency, total) VALUES (${itemId}, now(), 1, 3, 2, 1, 4, ${MARK}, 5)`.execute(
    database,
  )
  await sql`INSERT INTO worth_score_snapshots (item_id, filters, saved_at) VALUES (${itemId}, ${JSON.stringify({ text: MARK })}, now())`.execute(
    database,
  )
  await sql`INSERT INTO collection_tombstones (collection_id, user_id, revision, deleted_at) VALUES (1000, ${USER}, 2, now())`.execute(
    database,
  )
  const file = { user_id: USER, alt_text: MARK, created_at: now }
  await aVaultPhoto(database, { ...file, key: 'photo', item_id: itemId })
  await aVaultPhoto(database, { ...file, key: 'deleted', item_id: deletedId })
  await aVaultPhoto(database, { ...file, key: 'picture', collection_id: collectionId })
  await aVaultPhoto(database, { ...file, key: 'draft', draft_id: draft.id })
  const removedId = await aVaultPhoto(database, { ...file, key: 'removed', item_id: itemId })
  const trashedTagId = await aTag(database, USER, { title: `${MARK} trashed` })
  await sql`INSERT INTO vault_item_tags (item_id, tag_id, place) VALUES (${itemId}, ${trashedTagId}, 1)`.execute(
    database,
  )
  await database.transaction().execute(async (transaction) => {
    await trashPhotos(transaction, { userId: USER, itemId }, [removedId], past)
    await trashTag(transaction, { userId: USER, id: trashedTagId }, past)
  })
  for (const key of ['photo', 'deleted', 'picture', 'removed', 'draft'])
    // Not by the code that deletes them: what it forgets must be found.
    for (const object of [originalOf(key), ...vaultRenditionWidths.map((width) => renditionOf(key, width))])
      await storage.put(object, Buffer.from(MARK), 'image/png')
  await database
    .insertInto('vault_documents')
    .values({ key: 'document', user_id: USER, state: 'ready', bytes: 1, requested_at: now, expires_at: now })
    .execute()
  await storage.put(documentOf('document'), Buffer.from(MARK), 'application/pdf')
  await database
    .insertInto('document_turns')
    .values({ user_id: USER, holder: '0b0e7bd6-7c1f-4a6e-8f0e-3f3f2a3a3c11', leased_until: now })
    .execute()
  await aNewsletterReader()
  await aFormerSubscriber(now)
  await sql`INSERT INTO contact_messages (name, email, subject, message) VALUES (${MARK}, ${EMAIL}, 'general', ${MARK})`.execute(
    database,
  )
  await sql`INSERT INTO collection_reports (collection_id, reason, comment, email, was_emailed, created_at) VALUES (2000, 'spam', ${MARK}, ${EMAIL}, false, now())`.execute(
    database,
  )
  await aTeam(now)
  const { id: requestId } = await database
    .insertInto('account_deletion_requests')
    .values({ user_id: USER, reason: MARK, requested_at: past, due_at: past, not_before: past })
    .returning('id')
    .executeTakeFirstOrThrow()
  await aHistory(requestId)
  return { requestId }
}

/** A team of the member's own, one that the member is in, and one that has invited the member. */
async function aTeam(now: Date): Promise<void> {
  const { database } = db
  const times = { created_at: now, updated_at: now }
  const teams: number[] = []
  for (const email of ['first.admin@team.example', 'second.admin@team.example']) {
    const admin_id = await anAccount(database, { email, display_name: 'Admin' })
    teams.push(
      (
        await database
          .insertInto('teams')
          .values({ admin_id, ...times })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    )
  }
  const [joined = 0, inviting = 0] = teams
  const { id: own } = await database
    .insertInto('teams')
    .values({ admin_id: USER, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { user_type: 'EXISTING_USER', expires_at: now, ...times } as const
  await database
    .insertInto('team_users')
    .values([
      {
        ...entry,
        team_id: joined,
        email: EMAIL,
        email_normalized: NORMALIZED,
        first_name: MARK,
        status: 'ACTIVE',
        user_id: USER,
        joined_at: now,
      },
      {
        ...entry,
        team_id: inviting,
        email: EMAIL,
        email_normalized: NORMALIZED,
        user_id: null,
        joined_at: null,
      },
      {
        ...entry,
        team_id: own,
        email: 'guest@team.example',
        email_normalized: 'guest@team.example',
        user_id: null,
        joined_at: null,
      },
    ])
    .execute()
}

/** A membership that has ended, at the provider, too, with what it was paid by. */
async function aFormerSubscriber(now: Date): Promise<void> {
  const { database } = db
  const { id: rate_plan_id } = await database
    .selectFrom('rate_plans')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const shared = { user_id: USER, provider: 'zuora' } as const
  const times = { created_at: now, updated_at: now }
  const { id: subscription_id } = await database
    .insertInto('billing_subscriptions')
    .values({
      ...shared,
      ...times,
      provider_reference: 'S-1',
      state: 'ended',
      rate_plan_id,
      started_at: now,
      ended_at: now,
      end_reason: 'cancelled',
      ended_at_provider: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('billing_checkouts')
    .values({
      ...shared,
      ...times,
      key_hash: hashOfToken('z'),
      purpose: 'purchase',
      currency: 'USD',
      state: 'done',
      message: MARK,
      expires_at: now,
    })
    .execute()
  const { id: operation_id } = await database
    .insertInto('billing_operations')
    .values({
      ...shared,
      kind: 'purchase',
      subscription_id,
      takes_money: true,
      state: 'done',
      request: JSON.stringify({ accountReference: `V${USER}` }),
      created_at: now,
      claimed_at: now,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('billing_payments')
    .values({
      account_number: USER,
      provider: 'zuora',
      payment_reference: 'P-1',
      amount: 2999,
      currency: 'USD',
      operation_id,
      paid_at: now,
    })
    .execute()
  await database
    .insertInto('billing_refunds_due')
    .values({ ...shared, payment_reference: 'P-1', reason: 'twice', noted_at: now })
    .execute()
  await database
    .insertInto('billing_notifications')
    .values({
      provider: 'zuora',
      dedupe_key: 'n',
      kind: 'payment',
      account_reference: `V${USER}`,
      state: 'done',
      received_at: now,
      next_look_at: now,
      done_at: now,
    })
    .execute()
  await database
    .insertInto('idempotency_keys')
    .values({ user_id: USER, path: '/', key: 'k', body_hash: Buffer.from('b'), created_at: now })
    .execute()
  await database.insertInto('trial_allowances').values({ user_id: USER, allowed_at: now }).execute()
  const code = await database
    .insertInto('discount_codes')
    .values({
      ...times,
      code: 'TEN-OFF',
      kind: 'percent',
      percent: 10,
      products: ['Unlimited'],
      billing_periods: ['Monthly'],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('discount_redemptions')
    .values({ ...times, discount_code_id: code.id, user_id: USER, operation_id, state: 'counted' })
    .execute()
  await database
    .transaction()
    .execute(async (transaction) => await notePaymentEmail(transaction, USER, `pay-${NORMALIZED}`, now))
}

/** Subscribed, with issues that were sent, that wait, and a bounce. */
async function aNewsletterReader(): Promise<void> {
  const { database } = db
  await sql`INSERT INTO newsletter_requests (email, email_normalized, first_name, last_name, source, category, confirmed_at) VALUES (${EMAIL}, ${NORMALIZED}, ${MARK}, ${MARK}, 'landing-page', 'newsletter', now())`.execute(
    database,
  )
  const {
    rows: [subscriber],
  } = await sql<{
    id: number
  }>`INSERT INTO newsletter_subscribers (email, email_normalized, first_name, last_name, source, unsubscribe_key) VALUES (${EMAIL}, ${NORMALIZED}, ${MARK}, ${MARK}, ${MARK}, ${MARK}) RETURNING id`.execute(
    database,
  )
  await sql`INSERT INTO newsletter_subscriptions (subscriber_id, category, state) VALUES (${subscriber?.id}, 'newsletter', 'SUBSCRIBED')`.execute(
    database,
  )
  await sql`INSERT INTO newsletter_suppressions (email, email_normalized, reason) VALUES (${EMAIL}, ${NORMALIZED}, 'bounce')`.execute(
    database,
  )
  for (const state of ['sent', 'waiting']) {
    const issueId = await anIssue(database, { isDue: false })
    const {
      rows: [delivery],
    } = await sql<{
      id: number
    }>`INSERT INTO newsletter_deliveries (issue_id, subscriber_id, email, state, answer) VALUES (${issueId}, ${subscriber?.id}, ${EMAIL}, ${state}, ${`250 <${EMAIL}> accepted`}) RETURNING id`.execute(
      database,
    )
    await mail.send({
      key: `newsletter-${issueId}-${delivery?.id}`,
      to: EMAIL,
      subject: 'An issue',
      html: 'Hello',
      text: 'Hello',
    })
  }
}

/** Mails that were sent, that wait and that failed, and what the audit log says. */
async function aHistory(requestId: number): Promise<void> {
  const { database } = db
  await database.transaction().execute(async (transaction) => {
    await requestMail(transaction, {
      template: 'deletion-requested',
      to: EMAIL,
      data: { userId: USER, requestId },
    })
    await requestMail(transaction, { template: 'test-mail', to: EMAIL, data: { requestedBy: EMAIL } })
  })
  await sendMails()
  await sql`UPDATE outbox_deliveries SET last_error = ${`550 <${EMAIL}> is unknown`}`.execute(database)
  await sql`INSERT INTO mails (template, data, recipient, state, last_error) VALUES ('password-changed', '{}', ${NORMALIZED}, 'failed', ${`refused: 550 ${NORMALIZED}`}), ('reset-password', '{}', ${EMAIL}, 'waiting', NULL)`.execute(
    database,
  )
  await sql`INSERT INTO mails (template, data, recipient, reply_to, state) VALUES ('contact-message', '{"messageId": 1}', 'support@vitrine.example', ${EMAIL}, 'sent')`.execute(
    database,
  )
  const subject = { type: 'user', id: USER }
  await recordAudit(database, {
    actor: { userId: USER, roles: ['ROLE_FREE'], subscriptionStatus: 'Active' },
    action: 'identity.signed-in',
    subject,
  })
  await recordAudit(database, {
    actor: { name: 'visitor' },
    action: 'identity.sign-in-failed',
    subject: { type: 'email', id: NORMALIZED },
  })
  await recordAudit(database, {
    actor: { name: EMAIL },
    action: 'identity.signed-up',
    subject,
    details: { note: `First line\n${EMAIL}.` },
  })
  await recordAudit(database, {
    actor: { name: 'staff' },
    action: 'newsletter-delivery.decided',
    subject: { type: 'newsletter-delivery', id: 1 },
    details: { email: EMAIL, was: 'unknown' },
  })
  await recordAudit(database, {
    actor: { name: 'staff' },
    action: 'vault-item.deleted',
    subject: { type: 'vault-item', id: ITEM },
    details: { ownerId: USER, title: MARK },
  })
}

async function tablesOf(schemas: 'ours' | 'all'): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `SELECT CASE WHEN schemaname = 'public' THEN tablename ELSE quote_ident(schemaname) || '.' || quote_ident(tablename) END AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ${schemas === 'ours' ? "AND schemaname = 'public'" : ''} ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Tables in whose rows one of the words stands, in any spelling. */
async function tablesWith(tables: readonly string[], words: readonly (string | number)[]): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await db.pool.query(
      `SELECT EXISTS (SELECT FROM ${table} t WHERE t::text ILIKE ANY ($1)) AS found`,
      [words.map((word) => `%${word}%`)],
    )
    if (rows[0].found) found.push(table)
  }
  return found
}

/** Files whose content holds the word or that lie below this folder at all. */
async function filesBelow(name: string): Promise<string[]> {
  const files = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => [])
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
}

async function keptMailsWith(word: string): Promise<number> {
  const texts = await Promise.all((await filesBelow('mails')).map((path) => readFile(path, 'utf8')))
  return texts.filter((text) => text.toLowerCase().includes(word.toLowerCase())).length
}

const decided = (...which: (typeof decisions)[string][]) =>
  Object.entries(decisions)
    .filter(([, decision]) => which.includes(decision))
    .map(([table]) => table)
    .toSorted()
const stateOf = async (id: number) =>
  await db.database
    .selectFrom('account_deletion_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('of a deleted account', () => {
  test('D3-103, R-006: each table has its decision: a new one without is found here', async () => {
    expect(await tablesOf('ours')).toEqual(Object.keys(decisions).toSorted())
  })

  test('D3-103: no trace is left, in no table, file, queue or kept mail, but what is kept on purpose', async () => {
    const { requestId } = await aFullAccount()
    const [erased, without, kept] = [
      decided('erased'),
      decided('without the member'),
      decided('kept to its own time'),
    ]
    // Without a row of the member to begin with a table would prove nothing.
    expect(await tablesWith(erased, [MARK, USER, ITEM, SUBSCRIBER])).toEqual(erased)
    expect(await tablesWith(without, [MARK])).toEqual(without)
    expect([await tablesWith(kept, [MARK]), await tablesWith(decided('nothing of members'), [MARK])]).toEqual(
      [kept, []],
    )
    const numbered = decided('kept under its number')
    expect(await tablesWith(numbered, [USER])).toEqual(numbered)
    expect([(await filesBelow('media')).length > 0, (await keptMailsWith(EMAIL)) > 0]).toEqual([true, true])

    expect(await erase()).toBe(1)
    expect(await tablesWith(erased, [MARK, USER, ITEM, SUBSCRIBER])).toEqual([])
    expect([await tablesWith(numbered, [USER]), provider.calls]).toEqual([numbered, ['removePaymentMethods']])
    // The last mail has not left yet: until then its address is there, and nowhere else.
    expect(await tablesWith(without, [MARK])).toEqual(['mails'])
    await sendMails()
    expect(await keptMailsWith('has been deleted')).toBe(1)
    expect(await forgetLastMails(parts(), clock.now())).toBe(1)

    expect(await tablesWith(await tablesOf('all'), [MARK])).toEqual(kept)
    expect([await filesBelow('media'), await filesBelow('work'), await keptMailsWith(MARK)]).toEqual([
      [],
      [],
      0,
    ])
    expect(await stateOf(requestId)).toMatchObject({
      state: 'deleted',
      user_id: USER,
      reason: '',
      last_mail_id: null,
    })
  })

  test('what is kept names the account by its number, and others as they are', async () => {
    await aFullAccount()
    const others = `an${NORMALIZED}, ${NORMALIZED}.uk`
    await recordAudit(db.database, {
      actor: { name: 'staff' },
      action: 'newsletter-address.suppressed',
      subject: { type: 'newsletter-address', id: `an${NORMALIZED}` },
      details: { note: others },
    })
    await erase()
    const label = `deleted account ${USER}`
    const entries = await db.database
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'subject_id', 'details'])
      .where('action', 'not like', 'taxonomy%')
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { actor: `user:${USER}`, action: 'identity.signed-in', subject_id: String(USER), details: {} },
      { actor: 'visitor', action: 'identity.sign-in-failed', subject_id: label, details: {} },
      {
        actor: label,
        action: 'identity.signed-up',
        subject_id: String(USER),
        details: { note: `First line\n${label}.` },
      },
      {
        actor: 'staff',
        action: 'newsletter-delivery.decided',
        subject_id: '1',
        details: { email: label, was: 'unknown' },
      },
      { actor: 'staff', action: 'vault-item.deleted', subject_id: String(ITEM), details: { ownerId: USER } },
      {
        actor: 'staff',
        action: 'newsletter-address.suppressed',
        subject_id: `an${NORMALIZED}`,
        details: { note: others },
      },
      {
        actor: 'account deletion',
        action: 'identity.account-deleted',
        subject_id: String(USER),
        details: {},
      },
    ])
    const mails = await db.database
      .selectFrom('mails')
      .select(['template', 'recipient', 'reply_to', 'state', 'last_error'])
      .orderBy('id')
      .execute()
    expect(mails).toEqual([
      { template: 'deletion-requested', recipient: label, reply_to: null, state: 'sent', last_error: null },
      { template: 'test-mail', recipient: label, reply_to: null, state: 'sent', last_error: null },
      {
        template: 'password-changed',
        recipient: label,
        reply_to: null,
        state: 'failed',
        last_error: `refused: 550 ${label}`,
      },
      {
        template: 'reset-password',
        recipient: label,
        reply_to: null,
        state: 'failed',
        last_error: 'Not sent, because the account was deleted.',
      },
      {
        template: 'contact-message',
        recipient: 'support@vitrine.example',
        reply_to: null,
        state: 'sent',
        last_error: null,
      },
      { template: 'account-deleted', recipient: EMAIL, reply_to: null, state: 'waiting', last_error: null },
    ])
    const deliveries = await db.database
      .selectFrom('newsletter_deliveries')
      .select(['email', 'state', 'answer'])
      .orderBy('id')
      .execute()
    expect(deliveries).toEqual([
      { email: label, state: 'sent', answer: `250 <${label}> accepted` },
      { email: label, state: 'skipped', answer: 'The account was deleted before it was sent.' },
    ])
    expect(await db.database.selectFrom('newsletter_suppressed_hashes').select('reason').execute()).toEqual([
      { reason: 'bounce' },
    ])
  })

  test('the address may have an account again, whose mails are left alone', async () => {
    await aFullAccount()
    await erase()
    const {
      rows: [again],
    } = await sql<{
      id: number
    }>`INSERT INTO users (email, email_normalized, display_name, password_hash) VALUES (${EMAIL}, ${NORMALIZED}, 'Again', '-') RETURNING id`.execute(
      db.database,
    )
    await sendMails()
    await db.database.transaction().execute(
      async (transaction) =>
        await requestMail(transaction, {
          template: 'verify-email',
          to: EMAIL,
          data: { userId: again?.id ?? 0 },
        }),
    )
    expect(await forgetLastMails(parts(), clock.now())).toBe(1)
    expect(
      await db.database
        .selectFrom('mails')
        .select(['template', 'state'])
        .where('recipient', '=', EMAIL)
        .execute(),
    ).toEqual([{ template: 'verify-email', state: 'waiting' }])
    expect(await erase()).toBe(0)
  })

  test('the address goes after three days, too, if no mail server takes the last mail', async () => {
    await aFullAccount()
    await erase()
    expect(await forgetLastMails(parts(), clock.now())).toBe(0)
    clock.advance({ days: 3, hours: 1 })
    expect(await forgetLastMails(parts(), clock.now())).toBe(1)
    expect(await tablesWith(['mails', 'outbox_deliveries'], [MARK])).toEqual([])
  })
})

describe('erasing', () => {
  test('waits for the due date', async () => {
    const { requestId } = await aFullAccount()
    await db.database
      .updateTable('account_deletion_requests')
      .set({ not_before: new Date(clock.now().getTime() + 60_000) })
      .where('id', '=', requestId)
      .execute()
    expect(await erase()).toBe(0)
    clock.advance({ minutes: 2 })
    expect(await erase()).toBe(1)
  })

  test('touches no account that is kept, nor anybody else’s', async () => {
    const { requestId } = await aFullAccount()
    await sql`INSERT INTO users (email, email_normalized, display_name, password_hash) VALUES ('a.zwischenstrich+vault@vitrine.example', 'a.zwischenstrich+vault@vitrine.example', 'Other', '-')`.execute(
      db.database,
    )
    await sql`INSERT INTO mails (template, data, recipient, state) VALUES ('test-mail', '{"requestedBy": "a.zwischenstrich+vault@vitrine.example"}', 'a.zwischenstrich+vault@vitrine.example', 'waiting')`.execute(
      db.database,
    )
    await db.database
      .updateTable('account_deletion_requests')
      .set({ state: 'kept' })
      .where('id', '=', requestId)
      .execute()
    expect(await erase()).toBe(0)
    await db.database
      .updateTable('account_deletion_requests')
      .set({ state: 'waiting' })
      .where('id', '=', requestId)
      .execute()
    expect(await erase()).toBe(1)
    expect(
      (await db.database.selectFrom('users').select('display_name').orderBy('id').execute()).map(
        ({ display_name }) => display_name,
      ),
    ).toEqual(['Admin', 'Admin', 'Other'])
    expect(
      await db.database
        .selectFrom('mails')
        .select(['data', 'state'])
        .where('recipient', 'like', 'a.%')
        .execute(),
    ).toEqual([{ data: { requestedBy: 'a.zwischenstrich+vault@vitrine.example' }, state: 'waiting' }])
  })

  test('waits while a mail to the account is in a worker’s hands', async () => {
    const { requestId } = await aFullAccount()
    await sql`INSERT INTO mails (template, data, recipient, state) VALUES ('password-changed', '{}', ${EMAIL}, 'claimed')`.execute(
      db.database,
    )
    expect(await erase()).toBe(0)
    expect(await stateOf(requestId)).toMatchObject({ state: 'waiting', begun_at: null })
    await sql`UPDATE mails SET state = 'sent' WHERE state = 'claimed'`.execute(db.database)
    clock.advance({ minutes: 2 })
    expect(await erase()).toBe(1)
  })

  test('D3-103: that is interrupted anywhere is ended by the next run', async () => {
    await aFullAccount()
    let calls = 0
    let stopAt = 1
    const interrupted = async <Result>(run: () => Promise<Result>): Promise<Result> => {
      calls += 1
      if (calls === stopAt) throw new Error('interrupted')
      return await run()
    }
    const halting = {
      storage: { ...storage, delete: (key: string) => interrupted(() => storage.delete(key)) },
      mail: { ...mail, forget: (key: string) => interrupted(() => mail.forget(key)) },
    }
    let runs = 0
    for (let erased = 0; erased === 0; runs += 1) {
      calls = 0
      erased = await erase(halting)
      stopAt += 3
      await db.database
        .updateTable('account_deletion_requests')
        .set({ not_before: clock.now(), attempts: 0 })
        .execute()
    }
    expect(runs).toBeGreaterThan(4)
    expect(await tablesWith(decided('erased'), [MARK, USER, ITEM, SUBSCRIBER])).toEqual([])
    expect([await filesBelow('media'), await keptMailsWith(EMAIL)]).toEqual([[], 0])
  })

  test('by two processes at once happens once, with one last mail', async () => {
    await aFullAccount()
    const erased = await Promise.all([erase(), erase(), erase()])
    expect(erased.toSorted()).toEqual([0, 0, 1])
    expect(
      await db.database.selectFrom('mails').select('id').where('template', '=', 'account-deleted').execute(),
    ).toHaveLength(1)
  })

  test('that fails is tried again after a while each time, and is for staff to see after the fifth', async () => {
    const { requestId } = await aFullAccount()
    const away = {
      storage: { ...storage, delete: () => Promise.reject(new Error(`connect ECONNREFUSED for ${EMAIL}`)) },
    }
    const errors: unknown[] = []
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await stateOf(requestId)).state).toBe('waiting')
      expect([await erase(away, errors), await erase(away, errors), errors.length]).toEqual([0, 0, attempt])
      clock.advance({ minutes: attempt * 10 + 1 })
    }
    expect(await stateOf(requestId)).toMatchObject({
      state: 'failed',
      attempts: 5,
      problem: 'The storage of photos and videos did not respond.',
    })
    expect(await erase(away, errors)).toBe(0)
    // As staff's Retry does.
    await db.database
      .updateTable('account_deletion_requests')
      .set({ state: 'waiting', attempts: 0, not_before: clock.now() })
      .where('id', '=', requestId)
      .execute()
    expect(await erase()).toBe(1)
  })
})
