import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { freePort } from '@vitrine/platform/free-port'
import { startMinio, startVersitygw, type RunningS3 } from './s3-servers.ts'
import type { SearchNodeOptions } from './search-node.ts'
import { startElasticsearch, startOpenSearch } from './search-servers.ts'

/** A server for a test run or a bench: empty, on a free port, and gone with its data when it is stopped. */
export interface ThrowAwayServer {
  url: string
  stop(): Promise<void>
}

interface Kept {
  /** Folder that its data is kept in from one start to the next, instead of a temporary one. */
  keep?: string
}

export async function throwAwayPostgres({
  autovacuum = true,
  durable = false,
  keep,
}: { autovacuum?: boolean; durable?: boolean } & Kept = {}): Promise<ThrowAwayServer> {
  const start = (folder: string) =>
    startEmbeddedPostgres({ dataDir: join(folder, 'data'), durable, autovacuum })
  return keep ? await start(join(keep, 'postgres')) : await inTemporaryFolder('postgres', start)
}

/** @param heapMb default 512 */
export async function throwAwayOpenSearch({
  heapMb,
  isBrief,
  keep,
}: Pick<SearchNodeOptions, 'heapMb' | 'isBrief'> & Kept = {}): Promise<ThrowAwayServer> {
  const start = async (dataDir: string) =>
    startOpenSearch({ dataDir, port: await freePort(), heapMb, isBrief })
  return keep ? await start(join(keep, 'opensearch')) : await inTemporaryFolder('opensearch', start)
}

export async function throwAwayElasticsearch({
  user,
}: Pick<SearchNodeOptions, 'user'> = {}): Promise<ThrowAwayServer> {
  return inTemporaryFolder('elasticsearch', async (dataDir) =>
    startElasticsearch({ dataDir, port: await freePort(), user }),
  )
}

export async function throwAwayVersitygw(): Promise<RunningS3> {
  return inTemporaryFolder('versitygw', async (dataDir) =>
    startVersitygw({ dataDir, port: await freePort() }),
  )
}

export async function throwAwayMinio(): Promise<RunningS3> {
  return inTemporaryFolder('minio', async (dataDir) => startMinio({ dataDir, port: await freePort() }))
}

async function inTemporaryFolder<Server extends ThrowAwayServer>(
  name: string,
  start: (folder: string) => Promise<Server>,
): Promise<Server> {
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
