import type pg from 'pg'

interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
}

type Run = <Result>(run: (connection: Connection) => Promise<Result>) => Promise<Result>

/** Plain SQL over a pool, for what brings SQL of its own (the Postgres search engine's `SqlExecutor`). */
export function sqlExecutor(
  pool: pg.Pool,
): Connection & { transaction: Run; reading: (settings: Readonly<Record<string, string>>) => Run } {
  const prepared = new WeakMap<pg.PoolClient, string>()
  return {
    ...connectionOf(pool),
    transaction: (run) => transaction(pool, run),
    reading: (settings) => {
      const statement = Object.entries(settings)
        .map(([name, value]) => `SET ${name} = '${value}'`)
        .join('; ')
      return (run) => reading(pool, { statement, prepared }, run)
    },
  }
}

async function transaction<Result>(
  pool: pg.Pool,
  run: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let result: Result
  try {
    await client.query('BEGIN')
    result = await run(connectionOf(client))
  } catch (error) {
    await end(client, 'ROLLBACK').catch(() => undefined)
    throw error
  }
  await end(client, 'COMMIT')
  return result
}

/** A connection that could not end its transaction is not used again. */
async function end(client: pg.PoolClient, how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  try {
    await client.query(how)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * The settings stay on a connection, so that a reader sends nothing but its own statements: a transaction for
 * each would take a third of the time of a short search.
 */
async function reading<Result>(
  pool: pg.Pool,
  { statement, prepared }: { statement: string; prepared: WeakMap<pg.PoolClient, string> },
  run: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    if (prepared.get(client) !== statement) await client.query(statement)
    prepared.set(client, statement)
    return await run(connectionOf(client))
  } finally {
    client.release()
  }
}

function connectionOf(client: pg.Pool | pg.PoolClient): Connection {
  return {
    query: async (text, values = []) => {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values])
      return rows
    },
  }
}
