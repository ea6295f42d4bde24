import pg from 'pg'
import type { PoolLimits } from './pool-limits.ts'

export interface PoolOptions extends PoolLimits {
  /** postgres://… */
  url: string
  /** Shown in pg_stat_activity. */
  applicationName: string
  /** More settings of each session, as in `-c synchronous_commit=off`. */
  options?: string
}

/**
 * A pool whose lost connections end no process. A client that is checked out has no listener of the pool's own: where the
 * server closes its connection between two statements, the error would have nobody who takes it. The caller's next
 * statement fails instead, and the pool drops the client when it is given back.
 */
export function openPool({ url, size, waitMs, statementTimeoutMs, applicationName, options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: applicationName,
    connectionTimeoutMillis: waitMs,
    ...(statementTimeoutMs > 0 && { statement_timeout: statementTimeoutMs }),
    ...(options && { options }),
  })
  // An idle connection that the server closes is replaced at the next use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
