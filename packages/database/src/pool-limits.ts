/** What one pool of connections may take. */
export interface PoolLimits {
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
