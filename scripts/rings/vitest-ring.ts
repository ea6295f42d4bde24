import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { root, type Environment } from '../product/settings.ts'
import { timed, type RingResult, type TimedTest } from './ring.ts'
import { bin, runTool } from './run-tool.ts'
import { shardArguments, whole, type Shard } from './shard.ts'

const testSchema = z.object({ fullName: z.string(), duration: z.number().nullish() })
const reportSchema = z.object({
  numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int(), success: z.boolean(),
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(testSchema) })),
})

export interface VitestRingOptions {
  environment?: Environment
  filters?: readonly string[]
  shard?: Shard
}

/** Runs one vitest project, shows it, and counts. */
export function vitestRing(name: string, project: string, { environment, filters = [], shard = whole }: VitestRingOptions = {}): Promise<RingResult> {
  return timed(name, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-ring-'))
    const report = join(folder, 'report.json')
    try {
      const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...shardArguments(shard), ...filters]
      const { code } = await runTool(bin('vitest'), args, { show: true, environment })
      const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
      // A suite that cannot be loaded has no tests to count, and must not count as none.
      const failed = code === 0 && success ? 0 : Math.max(numFailedTests, Math.min(1, numFailedTestSuites), 1)
      return { passed: numPassedTests, failed, tests: testResults.flatMap(timesOf) }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

function timesOf({ name, assertionResults }: z.infer<typeof reportSchema>['testResults'][number]): TimedTest[] {
  const file = relative(root, name)
  return assertionResults.map(({ fullName, duration }) => ({ file, name: fullName, seconds: (duration ?? 0) / 1000 }))
}
