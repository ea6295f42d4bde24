import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../services/free-port.ts'
import { startOpenSearch } from '../services/opensearch.ts'

/** Starts a throw-away OpenSearch, unless VITRINE_TEST_OPENSEARCH_URL names one. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['VITRINE_TEST_OPENSEARCH_URL']) return async () => undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-opensearch-'))
  const openSearch = await startOpenSearch({ dataDir, port: await freePort() })
  process.env['VITRINE_TEST_OPENSEARCH_URL'] = openSearch.url
  return async () => {
    await openSearch.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
