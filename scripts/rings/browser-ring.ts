import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../product/settings.ts'
import { provideTestBrowser } from '../services/test-browser.ts'
import { failuresOf, reportSchema, timesOf } from './playwright-report.ts'
import { timed, type RingResult } from './ring.ts'
import { bin, runTool } from './run-tool.ts'
import { runProduct, type RunningProduct } from './running-product.ts'
import { isFirst, shardArguments, whole, type Shard } from './shard.ts'

/** Learning from all sold items takes the processor of the first minutes. */
const settings: Environment = { RATE_LIMIT_PER_MINUTE: '0', WORTHSCORE_LEARNS: 'false' }
const sellsByTwoCheckout: Environment = { BILLING_PROVIDER: 'avangate' }

type Journeys = Pick<RingResult, 'passed' | 'failed' | 'tests' | 'failures'>

/**
 * The journeys in a real browser, against the product as `npm start` runs it; those of 2Checkout against one
 * that sells by it.
 */
export function browserRing(shard: Shard = whole): Promise<RingResult> {
  return timed('journeys in the browser', async () => {
    const most = await withProduct(settings, async (product) => {
      // What journeys need of what was learnt is learnt from a few.
      const { code: learnt, output } = await runTool(
        process.execPath,
        ['scripts/worthscore-learn.ts', '--lots', '4000', '--judged', '200'],
        { environment: { VITRINE_DATA_DIR: product.dataDir } },
      )
      if (learnt !== 0) throw new Error(`WorthScore has learnt nothing:\n${output}`)
      return await journeysOn(product, shardArguments(shard))
    })
    // They are two: the first part of a run has them.
    if (!isFirst(shard)) return most
    const others = await withProduct({ ...settings, ...sellsByTwoCheckout }, (product) =>
      journeysOn(product, [], { E2E_BILLING_PROVIDER: 'avangate' }),
    )
    return {
      passed: most.passed + others.passed,
      failed: most.failed + others.failed,
      tests: [...(most.tests ?? []), ...(others.tests ?? [])],
      failures: [...(most.failures ?? []), ...(others.failures ?? [])],
    }
  })
}

async function withProduct(
  environment: Environment,
  use: (product: RunningProduct) => Promise<Journeys>,
): Promise<Journeys> {
  const product = await runProduct(environment)
  try {
    return await use(product)
  } finally {
    await product.stop()
  }
}

async function journeysOn(
  { url, accounts }: RunningProduct,
  args: readonly string[],
  environment: Environment = {},
): Promise<Journeys> {
  const chromium = await provideTestBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-browser-'))
  try {
    const report = join(folder, 'report.json')
    const { code } = await runTool(bin('playwright'), ['test', '-c', 'e2e', '--reporter=dot,json', ...args], {
      show: true,
      environment: {
        E2E_BASE_URL: url,
        E2E_ACCOUNTS: accounts,
        E2E_CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...environment,
      },
    })
    const read = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
    const { stats, errors } = read
    const failed = Math.max(stats.unexpected + stats.flaky + errors.length, code === 0 ? 0 : 1)
    return { passed: stats.expected, failed, tests: timesOf(read, 'e2e'), failures: failuresOf(read, 'e2e') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
