import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Environment } from '../product/settings.ts'
import { provideTestBrowser } from '../services/test-browser.ts'
import { type FailedTest, type RingResult, timed, type TimedTest } from './ring.ts'
import { bin, runTool } from './run-tool.ts'
import { removeDataFolder, runProduct, type ProductOptions, type RunningProduct } from './running-product.ts'
import type { RunOptions } from './run-options.ts'
import { sampleDataFolder, SOLD_ITEMS } from './sample-data.ts'
import { isFirst, shardArguments } from './shard.ts'

/** WorthScore learns when the ring says so, not beside the first journeys. */
const settings: Environment = { RATE_LIMIT_PER_MINUTE: '0', WORTHSCORE_LEARNS: 'false' }
const sellsByTwoCheckout: Environment = { BILLING_PROVIDER: 'avangate' }

type Journeys = Pick<RingResult, 'passed' | 'failed' | 'tests' | 'failures' | 'retried'>

/**
 * The journeys in a real browser, against the product as `npm start` runs it; then those of 2Checkout,
 * against one that sells by it and starts on the same data.
 */
export function browserRing({ shard, retries }: Pick<RunOptions, 'shard' | 'retries'>): Promise<RingResult> {
  const args = retries ? [] : ['--retries=0']
  return timed('journeys in the browser', async () => {
    const dataDir = await sampleDataFolder()
    try {
      const most = await withProduct(
        { environment: settings, dataDir, soldItems: SOLD_ITEMS },
        async (product) => {
          await learnWorthScore(product)
          return await journeysOn(product, [...args, ...shardArguments(shard)])
        },
      )
      // They are two: the first part of a run has them.
      if (!isFirst(shard)) return most
      const environment = { ...settings, ...sellsByTwoCheckout }
      const others = await withProduct({ environment, dataDir }, (product) =>
        journeysOn(product, args, { E2E_BILLING_PROVIDER: 'avangate' }),
      )
      return {
        passed: most.passed + others.passed,
        failed: most.failed + others.failed,
        tests: [...(most.tests ?? []), ...(others.tests ?? [])],
        failures: [...(most.failures ?? []), ...(others.failures ?? [])],
        retried: [...(most.retried ?? []), ...(others.retried ?? [])],
      }
    } finally {
      await removeDataFolder(dataDir)
    }
  })
}

/** The journeys of one file, at desktop width, on a product of their own. */
export function onlyJourneys(name: string, file: string, environment: Environment): Promise<RingResult> {
  return timed(name, () =>
    withProduct({ environment: settings, soldItems: SOLD_ITEMS }, (product) =>
      journeysOn(product, [file, '--project=desktop'], environment),
    ),
  )
}

/** What journeys need of it is learned from a few. */
async function learnWorthScore({ dataDir }: RunningProduct): Promise<void> {
  const { code, output } = await runTool(
    process.execPath,
    ['scripts/worthscore-learn.ts', '--lots', String(SOLD_ITEMS), '--judged', '200'],
    { environment: { VITRINE_DATA_DIR: dataDir } },
  )
  if (code !== 0) throw new Error(`WorthScore has learned nothing:\n${output}`)
}

async function withProduct(
  options: ProductOptions,
  use: (product: RunningProduct) => Promise<Journeys>,
): Promise<Journeys> {
  const product = await runProduct(options)
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
    return {
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected + errors.length, code === 0 ? 0 : 1),
      tests: timesOf(read, 'e2e'),
      failures: failuresOf(read, 'e2e'),
      retried: retriedOf(read, 'e2e'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const resultSchema = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
})
const testSchema = z.object({
  projectName: z.string(),
  status: z.string().optional(),
  results: z.array(resultSchema),
})
const specSchema = z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) })
type Suite = { title: string; specs?: z.infer<typeof specSchema>[]; suites?: Suite[] }
const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(specSchema).optional(),
  suites: z.array(z.lazy(() => suiteSchema)).optional(),
})

/** What Playwright's json reporter writes, as far as we read it. */
export const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()).default([]),
  suites: z.array(suiteSchema).default([]),
})

/** Each test with its time; `file` is from the project's folder. */
function timesOf({ suites }: z.infer<typeof reportSchema>, folder: string): TimedTest[] {
  return testsOf(suites, folder).map(({ file, name, results }) => ({
    file,
    name,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
}

/** The tests that failed, with the errors of every try. */
export function failuresOf({ suites }: z.infer<typeof reportSchema>, folder: string): FailedTest[] {
  return testsOf(suites, folder)
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, name, results }) => ({ file, name, message: errorsOf(results) }))
}

/** The tests that passed when they were retried, with the errors of their first try. */
export function retriedOf({ suites }: z.infer<typeof reportSchema>, folder: string): FailedTest[] {
  return testsOf(suites, folder)
    .filter(({ status }) => status === 'flaky')
    .map(({ file, name, results }) => ({ file, name, message: errorsOf(results.slice(0, 1)) }))
}

function errorsOf(results: readonly z.infer<typeof resultSchema>[]): string {
  return results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n')
}

type NamedTest = z.infer<typeof testSchema> & { file: string; name: string }

function testsOf(suites: readonly Suite[], folder: string): NamedTest[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ ...test, file: `${folder}/${file}`, name: `${title} (${test.projectName})` })),
    ),
    ...testsOf(inner, folder),
  ])
}
