import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

/** A digest of every row of each table: alike before and after a call, nothing was changed by it. */
export async function fingerprint(database: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(database)
  const digests: [string, string][] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ digest: string }>`SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM ${sql.table(name)} t`.execute(database)
    digests.push([name, rows[0]?.digest ?? ''])
  }
  return Object.fromEntries(digests)
}
