import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../services/embedded-postgres.ts'

/** Starts a throw-away Postgres for the integration ring, unless VITRINE_TEST_DATABASE_URL names one. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['VITRINE_TEST_DATABASE_URL']) return async () => undefined
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  process.env['VITRINE_TEST_DATABASE_URL'] = postgres.url
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
