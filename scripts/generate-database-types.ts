import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { areas } from '@vitrine/contracts/areas'
import { roles } from '@vitrine/contracts/roles'
import pg from 'pg'
import { migrateDatabase } from './product/database.ts'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { root } from './product/settings.ts'
import { startEmbeddedPostgres } from './services/embedded-postgres.ts'

const target = join(root, 'packages/database/src/generated/schema.ts')

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ')

/**
 * Columns whose type says more than the database does; those that hold one of a list stand in the areas'
 * manifests.
 */
const closedColumns = {
  'index_rebuilds.skipped_records': 'Generated<ColumnType<{ id: number; reason: string }[], string, string>>',
  'mails.data': 'ColumnType<Record<string, unknown>, string, string>',
  'users.roles': `Generated<(${oneOf(roles)})[]>`,
  'newsletter_issues.content': 'ColumnType<unknown, string | null | undefined, string | null>',
  'worth_score_lessons.accuracy': 'ColumnType<unknown, string | null | undefined, string | null>',
  'vault_item_records.measurements': 'Generated<ColumnType<unknown, string, string>>',
  'vault_item_records.parts': 'Generated<ColumnType<unknown, string, string>>',
  'vault_item_records.provenance': 'Generated<ColumnType<unknown, string, string>>',
  'vault_views.parameters': 'ColumnType<Record<string, string>, string, string>',
  'vault_drafts.details': 'ColumnType<unknown, string, string>',
  'vault_drafts.record': 'ColumnType<unknown, string, string>',
  'vault_drafts.reasons': 'ColumnType<unknown, string, string>',
  'own_fields.choices': 'Generated<ColumnType<string[], string, string>>',
  'vault_imports.sheets': 'ColumnType<unknown, string, string>',
  'vault_imports.reading': 'ColumnType<unknown, string, string>',
  'vault_import_rows.raw': 'ColumnType<unknown, string, string>',
  'vault_import_rows.checked': 'ColumnType<unknown, string | null | undefined, string | null>',
  'vault_import_updates.before': 'ColumnType<Record<string, unknown>, string, string>',
  'vault_import_mappings.reading': 'ColumnType<unknown, string, string>',
  'vault_record_settings.exchange_rates': 'Generated<ColumnType<unknown, string, string>>',
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
      throw new CannotGoOn(
        'packages/database/src/generated/schema.ts is not what the migrations make: run "npm run generate-database-types".',
      )
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
      '--url',
      postgres.url,
      '--dialect',
      'postgres',
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
      '--exclude-pattern',
      'kysely_*',
      '--type-only-imports',
      '--numeric-parser',
      'number',
      '--overrides',
      JSON.stringify({ columns: { ...closedColumns, ...(await typesOfChoices(postgres.url)) } }),
      '--type-mapping',
      '{"int8":"ColumnType<number, number | bigint, number | bigint>"}',
      '--custom-imports',
      '{}',
      '--out-file',
      file,
    ])
  } finally {
    await postgres.stop()
  }
}

/** The areas' choices as types of columns, with what the database says of null and of a default. */
async function typesOfChoices(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; nullable: boolean; hasDefault: boolean }>(`
      SELECT table_name || '.' || column_name AS name, is_nullable = 'YES' AS nullable, column_default IS NOT NULL OR is_generated = 'ALWAYS' AS "hasDefault"
      FROM information_schema.columns WHERE table_schema = 'public'`)
    const choices = new Map<string, readonly string[]>(
      areas.flatMap((area) => ('choices' in area ? Object.entries(area.choices) : [])),
    )
    return Object.fromEntries(
      rows.flatMap(({ name, nullable, hasDefault }) => {
        const values = choices.get(name)
        if (!values) return []
        const type = oneOf(values) + (nullable ? ' | null' : '')
        return [[name, hasDefault ? `Generated<${type}>` : type]]
      }),
    )
  } finally {
    await client.end()
  }
}
