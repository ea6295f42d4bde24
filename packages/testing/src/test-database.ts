import { createHash, randomBytes } from 'node:crypto'
import { openDatabase, type OpenDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { migrations } from '@vitrine/database/migrations/index'
import pg from 'pg'

export interface TestDatabase extends OpenDatabase {
  url: string
  /** Closes and drops it. */
  drop(): Promise<void>
}

/** By its migrations: another tree, with one more of them, may run its tests on the same server. */
const TEMPLATE = `vitrine_test_template_${createHash('sha256').update(Object.keys(migrations).join()).digest('hex').slice(0, 12)}`

/** A fresh, migrated database of its own: suites share nothing and run in any order. */
export async function testDatabase(): Promise<TestDatabase> {
  const serverUrl = testServerUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = serverAt(serverUrl)
  await onServer(server, async (client) => {
    await ensureTemplate(client, serverUrl)
    // Copied as files: block by block through the server's own buffers and log takes twice the processor time.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`)
  })
  const url = withDatabase(serverUrl, name)
  const open = openDatabase({ url, poolSize: 12 })
  return {
    ...open,
    url,
    drop: async () => {
      await open.close()
      await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

export function testServerUrl(): string {
  const url = process.env['VITRINE_TEST_DATABASE_URL']
  if (!url)
    throw new Error(
      'VITRINE_TEST_DATABASE_URL is not set: run the integration tests through vitest, whose global set-up starts a Postgres.',
    )
  return url
}

/** Made once a server; test files run in parallel, so an advisory lock lets one of them make it. */
async function ensureTemplate(client: pg.ClientBase, serverUrl: string): Promise<void> {
  await client.query("SELECT pg_advisory_lock(hashtext('vitrine-test-template'))")
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE])
    if (rowCount) return
    await client.query(`CREATE DATABASE ${TEMPLATE}_making`)
    const { database, close } = openDatabase({ url: withDatabase(serverUrl, `${TEMPLATE}_making`) })
    try {
      await migrate(database)
    } finally {
      await close()
    }
    await client.query(`ALTER DATABASE ${TEMPLATE}_making RENAME TO ${TEMPLATE}`)
  } finally {
    await client.query("SELECT pg_advisory_unlock(hashtext('vitrine-test-template'))")
  }
}

const servers = new Map<string, pg.Pool>()

/**
 * One connection for all databases of a process: a new one takes as much processor time as dropping a
 * database. It keeps no process alive.
 */
function serverAt(connectionString: string): pg.Pool {
  const known = servers.get(connectionString)
  if (known) return known
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 300_000, allowExitOnIdle: true })
  // A server that has ended.
  pool.on('error', () => undefined)
  servers.set(connectionString, pool)
  return pool
}

async function onServer<Result>(
  server: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await server.connect()
  try {
    return await run(client)
  } finally {
    client.release()
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
