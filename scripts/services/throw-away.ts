import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { freePort } from './free-port.ts'
import { startOpenSearch } from './opensearch.ts'

/** A server for a test run or a bench: empty, on a free port, and gone with its data when it is stopped. */
export interface ThrowAwayServer {
  url: string
  stop(): Promise<void>
}

export async function throwAwayPostgres(): Promise<ThrowAwayServer> {
  return inTemporaryFolder('postgres', (folder) => startEmbeddedPostgres({ dataDir: join(folder, 'data'), durable: false }))
}

export async function throwAwayOpenSearch(): Promise<ThrowAwayServer> {
  return inTemporaryFolder('opensearch', async (dataDir) => startOpenSearch({ dataDir, port: await freePort() }))
}

async function inTemporaryFolder(name: string, start: (folder: string) => Promise<ThrowAwayServer>): Promise<ThrowAwayServer> {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`))
  const { url, stop } = await start(folder)
  return {
    url,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
