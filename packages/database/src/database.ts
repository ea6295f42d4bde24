import { Kysely, type Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import { JoiningDialect } from './client.ts'
import type { DB } from './generated/schema.ts'
import { openPool, poolLimits, type PoolName } from './open-pool.ts'

// Identities and counts fit a JavaScript number (2^53); as texts they would compare wrongly in silence.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const BIGINT_ARRAY = 1016
pg.types.setTypeParser(BIGINT_ARRAY as Parameters<typeof pg.types.getTypeParser>[0], parseBigintArray)

export type Database = Kysely<DB>
export type Transaction = KyselyTransaction<DB>
/** A query runs alike inside and outside a transaction. */
export type Executor = Database | Transaction

export interface DatabaseOptions {
  /** postgres://… */
  url: string
  /** Which line of the table of pools holds. Default `commands`: no statement is cut off. */
  pool?: PoolName
  /** Most connections at once, instead of the table's. */
  poolSize?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
}

export interface OpenDatabase {
  database: Database
  /** For what speaks SQL of its own: the Postgres search engine. */
  pool: pg.Pool
  close(): Promise<void>
}

export function openDatabase({
  url,
  pool: name = 'commands',
  poolSize,
  applicationName = 'vitrine',
}: DatabaseOptions): OpenDatabase {
  const limits = poolLimits[name]
  const pool = openPool({ ...limits, size: poolSize ?? limits.size, url, applicationName })
  const database = new Kysely<DB>({ dialect: new JoiningDialect({ pool }) })
  return { database, pool, close: () => database.destroy() }
}

function parseBigintArray(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)
}
