import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideTestBrowser } from '../services/test-browser.ts'
import { reportSchema, timesOf } from './playwright-report.ts'
import { timed, type RingResult } from './ring.ts'
import { bin, runTool } from './run-tool.ts'
import { runProduct } from './running-product.ts'
import { shardArguments, whole, type Shard } from './shard.ts'

/** The journeys in a real browser, against the product as `npm start` runs it. */
export function browserRing(shard: Shard = whole): Promise<RingResult> {
  return timed('journeys in the browser', async () => {
    const chromium = await provideTestBrowser()
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-browser-'))
    // Learning takes the processor of the first minutes, and no journey waits for what it learns.
    const product = await runProduct({ RATE_LIMIT_PER_MINUTE: '0', WORTHSCORE_LEARNS: 'false' })
    try {
      const report = join(folder, 'report.json')
      const { code } = await runTool(bin('playwright'), ['test', '-c', 'e2e', '--reporter=dot,json', ...shardArguments(shard)], {
        show: true,
        environment: { E2E_BASE_URL: product.url, E2E_ACCOUNTS: product.accounts, E2E_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      })
      const read = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
      const { stats, errors } = read
      const failed = Math.max(stats.unexpected + stats.flaky + errors.length, code === 0 ? 0 : 1)
      return { passed: stats.expected, failed, tests: timesOf(read, 'e2e') }
    } finally {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
}
