import pg from 'pg'
import { Socket } from 'node:net'
import { Client } from './client.ts'

/** What one pool of connections may take. */
interface PoolLimits {
  /** Most connections at once. */
  size: number
  /** Milliseconds that somebody waits for a connection at most, be it a free one or a new one. */
  waitMs: number
  /** Milliseconds after which Postgres cancels a statement; 0: never. */
  statementTimeoutMs: number
  /**
   * Milliseconds after which a connection that somebody still holds is closed; 0: never. A server that is
   * frozen, or gone without a word, cancels no statement.
   */
  holdMs: number
}

/**
 * Every pool of the product. Who works for a reader gives up soon, so that the response is a 503 and not a
 * hanging page; who works in the background has time. DATABASE_POOL replaces the size of `calls` and of
 * `deliveries`.
 *
 * A process of the api has at most 10 + 6 + 1 connections (and 6 more once an operator looked at the queues),
 * the lead over several of them 2, and one of the workers 10 + 8 + 7, however many areas and consumers there
 * are; the embedded Postgres takes 120.
 */
export const poolLimits = {
  /** Commands, and queries on rows. */
  calls: { size: 10, waitMs: 3_000, statementTimeoutMs: 7_000, holdMs: 8_000 },
  /** Searches on Postgres: many slow ones never hold the connections of everything else. */
  search: { size: 6, waitMs: 2_000, statementTimeoutMs: 4_000, holdMs: 5_000 },
  /** Health alone, so that it responds while the others are full. */
  health: { size: 1, waitMs: 1_500, statementTimeoutMs: 1_500, holdMs: 2_000 },
  /** The relay, the consumers, the newsletter. */
  deliveries: { size: 10, waitMs: 10_000, statementTimeoutMs: 60_000, holdMs: 0 },
  /** Rebuilds, maintenance and the workers' side of search on Postgres: their statements go over whole tables. */
  background: { size: 8, waitMs: 30_000, statementTimeoutMs: 15 * 60_000, holdMs: 0 },
  /** The queues on Postgres, all of a process together. */
  queue: { size: 6, waitMs: 10_000, statementTimeoutMs: 30_000, holdMs: 0 },
  /** Migrations and operators' commands take as long as they take. */
  commands: { size: 10, waitMs: 10_000, statementTimeoutMs: 0, holdMs: 0 },
} satisfies Record<string, PoolLimits>

export type PoolName = keyof typeof poolLimits

export interface PoolOptions extends PoolLimits {
  /** postgres://… */
  url: string
  /** Shown in pg_stat_activity. */
  applicationName: string
  /** More settings of each session, as in `-c synchronous_commit=off`. */
  options?: string
}

/**
 * A pool whose lost connections end no process. A client that is checked out has no listener of the pool's
 * own: where the server closes its connection between two statements, the error would have nobody who takes
 * it. The caller's next statement fails instead, and the pool drops the client when it is given back.
 */
export function openPool({
  url,
  size,
  waitMs,
  statementTimeoutMs,
  holdMs,
  applicationName,
  options,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    Client,
    stream: () => new WholeWrites(),
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
  if (holdMs > 0) limitHolding(pool, holdMs)
  return pool
}

/**
 * Closes a connection that was not given back in time; whoever waits for it gets an error. Giving up the
 * statement alone is not enough: a BEGIN that a frozen server runs later would leave its transaction open for
 * the connection's next user.
 */
function limitHolding(pool: pg.Pool, holdMs: number): void {
  const held = new WeakMap<pg.PoolClient, NodeJS.Timeout>()
  pool.on('acquire', (client) => {
    held.set(
      client,
      setTimeout(() => void (client instanceof pg.Client && client.end()), holdMs),
    )
  })
  pool.on('release', (_error, client) => clearTimeout(held.get(client)))
}

/** Longer messages gain nothing from being copied together. In bytes. */
const JOINED_AT_MOST = 16_384

interface Piece {
  chunk: string | Uint8Array
  encoding: BufferEncoding
}

type Done = (error?: Error | null) => void

const sendPieces = Reflect.get(Socket.prototype, '_writev') as (
  this: Socket,
  pieces: readonly Piece[],
  done: Done,
) => void

/**
 * A connection that sends what was written together as one piece. The driver writes a statement as four small
 * messages; handed to the system one by one they cost about a fifth more processor time a statement than
 * joined.
 */
export class WholeWrites extends Socket {
  override _writev(pieces: readonly Piece[], done: Done): void {
    const parts = pieces.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    )
    if (parts.reduce((sum, { length }) => sum + length, 0) > JOINED_AT_MOST)
      return sendPieces.call(this, pieces, done)
    // What streams call bytes, and their types do not know.
    this._write(Buffer.concat(parts), 'buffer' as BufferEncoding, done)
  }
}
