import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@vitrine/database/migrate'
import { openDatabase } from '@vitrine/database/database'
import { startEmbeddedPostgres } from './services/embedded-postgres.ts'

/** Writes packages/database/src/generated/schema.ts from the schema that the migrations make. */
const folder = mkdtempSync(join(tmpdir(), 'vitrine-types-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
try {
  const { database, close } = openDatabase({ url: postgres.url })
  await migrate(database)
  await close()
  execFileSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--url', postgres.url, '--dialect', 'postgres', '--default-schema', 'public', '--include-pattern', 'public.*',
      '--exclude-pattern', 'kysely_*', '--type-only-imports', '--numeric-parser', 'number', '--overrides', '{"columns":{}}',
      '--type-mapping', '{"int8":"ColumnType<number, number | bigint, number | bigint>"}', '--custom-imports', '{}',
      '--out-file', 'packages/database/src/generated/schema.ts',
    ],
    { stdio: 'inherit' },
  )
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
