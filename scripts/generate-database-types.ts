import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { roles } from '@vitrine/contracts/roles'
import { subscriptionStatuses } from '@vitrine/contracts/standing'
import { migrateDatabase } from './product/database.ts'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { root } from './product/settings.ts'
import { startEmbeddedPostgres } from './services/embedded-postgres.ts'

const target = join(root, 'packages/database/src/generated/schema.ts')

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ')

/** Columns whose CHECK constraint, or the one rule that writes them, admits a closed set: the type says so. */
const closedColumns = {
  'account_links.purpose': "'verify-email' | 'reset-password'",
  'articles.status': "Generated<'UNPUBLISHED' | 'PUBLISHED'>",
  'sessions.ended_reason': "'signed-out' | 'concurrent-sessions' | 'expired' | 'password-changed' | 'signed-out-everywhere' | null",
  'contact_messages.state': "Generated<'new' | 'answered'>",
  'index_rebuilds.state': "Generated<'running' | 'done' | 'failed'>",
  'index_rebuilds.skipped_records': 'Generated<ColumnType<{ id: number; reason: string }[], string, string>>',
  'mails.state': "Generated<'waiting' | 'claimed' | 'sent' | 'failed' | 'unknown'>",
  'mails.data': 'ColumnType<Record<string, unknown>, string, string>',
  'users.roles': `Generated<(${oneOf(roles)})[]>`,
  'memberships.status': oneOf(subscriptionStatuses),
  'memberships.billing_period': "'Monthly' | 'Quarterly' | 'Annual' | null",
  'memberships.currency': "'USD' | 'EUR' | 'GBP' | 'CAD' | null",
  'memberships.provider': "'zuora' | 'avangate' | 'ios' | 'android' | null",
  'newsletter_subscriptions.category': "'newsletter' | 'events' | 'promotions' | 'updates'",
  'newsletter_subscriptions.state': "'SUBSCRIBED' | 'UNSUBSCRIBED'",
  'newsletter_requests.category': "'newsletter' | 'events' | 'promotions' | 'updates'",
  'newsletter_suppressions.reason': "'bounce' | 'complaint' | 'staff'",
  'newsletter_issues.category': "Generated<'newsletter' | 'events' | 'promotions' | 'updates'>",
  'newsletter_issues.state': "Generated<'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled'>",
  'newsletter_issues.content': 'ColumnType<unknown, string | null | undefined, string | null>',
  'newsletter_deliveries.state': "Generated<'waiting' | 'claimed' | 'sent' | 'failed' | 'unknown' | 'skipped'>",
  'outbox_events.payload': 'ColumnType<Record<string, unknown>, string, string>',
  'audit_entries.details': 'Generated<ColumnType<Record<string, unknown>, string, string>>',
}

/** Writes the database's types from the schema that the migrations make; `--check` only compares. */
await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-types-'))
  try {
    const isCheck = process.argv.includes('--check')
    const file = isCheck ? join(folder, 'schema.ts') : target
    await writeTypes(join(folder, 'postgres'), file)
    if (isCheck && (await readFile(file, 'utf8')) !== (await readFile(target, 'utf8'))) {
      throw new CannotGoOn('packages/database/src/generated/schema.ts is not what the migrations make: run "npm run generate-database-types".')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function writeTypes(dataDir: string, file: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  try {
    await migrateDatabase(postgres.url)
    await promisify(execFile)(join(root, 'node_modules/.bin/kysely-codegen'), [
      '--url', postgres.url, '--dialect', 'postgres', '--default-schema', 'public', '--include-pattern', 'public.*',
      '--exclude-pattern', 'kysely_*', '--type-only-imports', '--numeric-parser', 'number', '--overrides', JSON.stringify({ columns: closedColumns }),
      '--type-mapping', '{"int8":"ColumnType<number, number | bigint, number | bigint>"}', '--custom-imports', '{}', '--out-file', file,
    ])
  } finally {
    await postgres.stop()
  }
}
