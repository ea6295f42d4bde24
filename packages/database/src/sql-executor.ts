import type pg from 'pg'

interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
}

/** Plain SQL over a pool, for what brings SQL of its own (the Postgres search engine's `SqlExecutor`). */
export function sqlExecutor(pool: pg.Pool): Connection & { transaction<Result>(run: (connection: Connection) => Promise<Result>): Promise<Result> } {
  return {
    ...connectionOf(pool),
    transaction: async (run) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('BEGIN')
        const result = await run(connectionOf(client))
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
        throw error
      } finally {
        // A connection that could not roll back is not used again.
        client.release(broken)
      }
    },
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
