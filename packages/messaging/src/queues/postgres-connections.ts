import { openPool, poolLimits } from '@vitrine/database/open-pool'
import {
  DEFAULT_SCHEMA,
  quoteSchemaName,
  runMigrations,
  type PgPool,
  type PgPoolClient,
  type PgQueryResult,
} from 'bullmq'
import type { Pool } from 'pg'
import { ListeningConnection } from './listening-connection.ts'

/**
 * The queue need not survive what the outbox survives: what a crash of the server takes from it, the sweep
 * adds again. So its commits do not wait for the disk.
 */
const sessionOptions = `-c synchronous_commit=off -c search_path=${quoteSchemaName(DEFAULT_SCHEMA)}`

/**
 * The connections of all queues and workers of this process to one Postgres. BullMQ would open a pool and a
 * listening connection for each queue and each worker; here they share one pool and one connection that
 * listens, so a further consumer costs none.
 */
class SharedConnections {
  users = 0
  private readonly pool: Pool
  private readonly listening: ListeningConnection
  private migrated: Promise<void> | null = null

  constructor(url: string) {
    this.pool = openPool({
      ...poolLimits.queue,
      url,
      applicationName: 'vitrine-queue',
      options: sessionOptions,
    })
    this.listening = new ListeningConnection(url, () => this.migrate())
  }

  /** What one queue or worker takes for a pool of its own. */
  asPool(): PgPool {
    const asPool: PgPool = {
      query: async (text, params): Promise<PgQueryResult> => {
        await this.migrate()
        return await this.pool.query(text, params && [...params])
      },
      connect: async (): Promise<PgPoolClient> => this.listening.client(),
      // Who shares a pool does not end it.
      end: async () => undefined,
      // Errors of idle connections are nobody's matter: the pool replaces them.
      on: () => asPool,
      removeAllListeners: () => asPool,
    }
    return asPool
  }

  async close(): Promise<void> {
    await this.listening.close()
    await this.pool.end()
  }

  /** Once; where it failed, the next who asks tries again. */
  private migrate(): Promise<void> {
    this.migrated ??= this.runMigrations().catch((error: unknown) => {
      this.migrated = null
      throw error
    })
    return this.migrated
  }

  private async runMigrations(): Promise<void> {
    const client = await this.pool.connect()
    let broken = false
    try {
      await runMigrations(client, DEFAULT_SCHEMA)
    } catch (error) {
      broken = true
      throw error
    } finally {
      client.release(broken)
    }
  }
}

const shared = new Map<string, SharedConnections>()

export interface LentConnections {
  pool: PgPool
  /** The last one that gives them back closes them. */
  giveBack(): Promise<void>
}

/** Connections for one queue or worker. */
export function lendConnections(url: string): LentConnections {
  const connections = shared.get(url) ?? new SharedConnections(url)
  shared.set(url, connections)
  connections.users += 1
  return {
    pool: connections.asPool(),
    giveBack: async () => {
      connections.users -= 1
      if (connections.users > 0) return
      shared.delete(url)
      await connections.close()
    },
  }
}
