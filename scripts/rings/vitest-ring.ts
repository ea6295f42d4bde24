import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { root, type Environment } from '../product/settings.ts'
import { timed, type FailedTest, type RingResult, type TimedTest } from './ring.ts'
import { bin, runTool } from './run-tool.ts'
import { shardArguments, whole, type Shard } from './shard.ts'

const testSchema = z.object({
  fullName: z.string(),
  duration: z.number().nullish(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
})
const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().optional(),
  assertionResults: z.array(testSchema),
})

/** What vitest's json reporter writes, as far as we read it. */
export const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  success: z.boolean(),
  testResults: z.array(fileSchema),
})

export interface VitestRingOptions {
  environment?: Environment
  filters?: readonly string[]
  shard?: Shard
}

/** Runs one vitest project, shows it, and counts. */
export function vitestRing(
  name: string,
  project: string,
  { environment, filters = [], shard = whole }: VitestRingOptions = {},
): Promise<RingResult> {
  return timed(name, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-ring-'))
    const report = join(folder, 'report.json')
    try {
      const args = [
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...shardArguments(shard),
        ...filters,
      ]
      const { code } = await runTool(bin('vitest'), args, { show: true, environment })
      const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } =
        reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
      // A suite that cannot be loaded has no tests to count, and must not count as none.
      const failed = code === 0 && success ? 0 : Math.max(numFailedTests, Math.min(1, numFailedTestSuites), 1)
      return {
        passed: numPassedTests,
        failed,
        tests: testResults.flatMap(timesOf),
        failures: testResults.flatMap(failuresOf),
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

function timesOf({ name, assertionResults }: z.infer<typeof fileSchema>): TimedTest[] {
  const file = relative(root, name)
  return assertionResults.map(({ fullName, duration }) => ({
    file,
    name: fullName,
    seconds: (duration ?? 0) / 1000,
  }))
}

/** The tests of a file that failed; the file itself where it failed without one, as when it cannot be loaded. */
export function failuresOf({
  name,
  status,
  message = '',
  assertionResults,
}: z.infer<typeof fileSchema>): FailedTest[] {
  const file = relative(root, name)
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      message: (failureMessages ?? []).join('\n'),
    }))
  return failed.length === 0 && status === 'failed'
    ? [{ file, name: 'the file as a whole', message }]
    : failed
}
