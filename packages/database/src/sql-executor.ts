import type pg from 'pg'

interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
}

type Run = <Result>(run: (connection: Connection) => Promise<Result>) => Promise<Result>

/** Plain SQL over a pool, for what brings SQL of its own (the Postgres search engine's `SqlExecutor`). */
export function sqlExecutor(pool: pg.Pool): Connection & { transaction: Run; reading: (settings: Readonly<Record<string, string>>) => Run } {
  return {
    ...connectionOf(pool),
    transaction: (run) => transaction(pool, 'BEGIN', run, (ending) => ending),
    reading: (settings) => {
      const begin = ['BEGIN READ ONLY', ...Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = '${value}'`)].join('; ')
      // There is nothing to commit: who reads need not wait until the connection is free for the next.
      return (run) => transaction(pool, begin, run, () => undefined)
    },
  }
}

async function transaction<Result>(pool: pg.Pool, begin: string, run: (connection: Connection) => Promise<Result>, wait: (ending: Promise<void>) => Promise<void> | undefined): Promise<Result> {
  const client = await pool.connect()
  let result: Result
  try {
    await client.query(begin)
    result = await run(connectionOf(client))
  } catch (error) {
    await end(client, 'ROLLBACK').catch(() => undefined)
    throw error
  }
  const ending = end(client, 'COMMIT')
  ending.catch(() => undefined)
  await wait(ending)
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

function connectionOf(client: pg.Pool | pg.PoolClient): Connection {
  return {
    query: async (text, values = []) => {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values])
      return rows
    },
  }
}
