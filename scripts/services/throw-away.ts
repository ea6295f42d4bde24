import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { freePort } from './free-port.ts'
import { startElasticsearch } from './elasticsearch.ts'
import { startMinio, type RunningMinio } from './minio.ts'
import { startOpenSearch } from './opensearch.ts'
import type { SearchNodeOptions } from './search-node.ts'

/** A server for a test run or a bench: empty, on a free port, and gone with its data when it is stopped. */
export interface ThrowAwayServer {
  url: string
  stop(): Promise<void>
}

export async function throwAwayPostgres({ autovacuum = true, durable = false } = {}): Promise<ThrowAwayServer> {
  return inTemporaryFolder('postgres', (folder) => startEmbeddedPostgres({ dataDir: join(folder, 'data'), durable, autovacuum }))
}

export async function throwAwayOpenSearch(): Promise<ThrowAwayServer> {
  return inTemporaryFolder('opensearch', async (dataDir) => startOpenSearch({ dataDir, port: await freePort() }))
}

export async function throwAwayElasticsearch({ user }: Pick<SearchNodeOptions, 'user'> = {}): Promise<ThrowAwayServer> {
  return inTemporaryFolder('elasticsearch', async (dataDir) => startElasticsearch({ dataDir, port: await freePort(), user }))
}

export async function throwAwayMinio(): Promise<RunningMinio> {
  return inTemporaryFolder('minio', async (dataDir) => startMinio({ dataDir, port: await freePort() }))
}

async function inTemporaryFolder<Server extends ThrowAwayServer>(name: string, start: (folder: string) => Promise<Server>): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`))
  const server = await start(folder)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
