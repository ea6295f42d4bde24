import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { root, type Environment } from '../product/settings.ts'
import { provideTestBrowser } from '../services/test-browser.ts'
import { isKnownFlaky } from '../testing/known-flaky.ts'
import { timed, type FailedTest, type RingResult, type TimedTest } from './ring.ts'
import type { RunOptions } from './run-options.ts'
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

/** The parts of vitest's JSON report that a ring reads. */
export const reportSchema = z.object({
  success: z.boolean(),
  testResults: z.array(fileSchema),
})
export type VitestReport = z.infer<typeof reportSchema>

export interface VitestRingOptions {
  environment?: Environment
  filters?: readonly string[]
  shard?: Shard
  /** Runs files with a failed test once more, in fresh pages. A test that passes then is reported as retried. */
  retries?: boolean
  /** Shuffles files and tests. */
  seed?: number
}

/** With more failed files than this something is broken, and a retry would only take time. */
const MAX_RETRIED_FILES = 3
const WHOLE_FILE = 'the file as a whole'

type Outcome = Required<Pick<RingResult, 'passed' | 'failed' | 'tests' | 'failures'>>

/** Runs one vitest project, shows its progress, and counts. */
export function vitestRing(
  name: string,
  project: string,
  { environment, filters = [], shard = whole, retries = false, seed }: VitestRingOptions = {},
): Promise<RingResult> {
  const shuffle = seed === undefined ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`]
  return timed(name, async () => {
    const first = await runVitest(project, [...shardArguments(shard), ...shuffle, ...filters], environment)
    const files = [...new Set(first.failures.map(({ file }) => file))]
    if (!retries || files.length === 0 || files.length > MAX_RETRIED_FILES) return first
    const second = await runVitest(project, files, environment)
    return afterRetry(first, second)
  })
}

async function runVitest(
  project: string,
  args: readonly string[],
  environment?: Environment,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-ring-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await runTool(
      bin('vitest'),
      [
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { show: true, environment },
    )
    return outcomeOf(reportSchema.parse(JSON.parse(await readFile(report, 'utf8'))), code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Counts a report. A test that did not run (a hook before it failed or timed out) counts as failed, and so
 * does a file that cannot be loaded, which has no tests to count.
 */
export function outcomeOf({ success, testResults }: VitestReport, code: number | null): Outcome {
  const failures = testResults.flatMap(failuresOf)
  return {
    passed: testResults.flatMap(({ assertionResults }) => assertionResults).filter(isPassed).length,
    failed: Math.max(failures.length, code === 0 && success ? 0 : 1),
    tests: testResults.flatMap(timesOf),
    failures,
  }
}

/** The outcome of a run whose failed files ran once more. A test that failed in either run alone is told, too. */
export function afterRetry(first: Outcome, second: Outcome): Outcome & Pick<RingResult, 'retried'> {
  const key = ({ file, name }: { file: string; name: string }) => `${file}\0${name}`
  const failedAgain = new Set(second.failures.map(key))
  const ranAgain = new Set(second.tests.map(({ file, name }) => key({ file, name })))
  const hasPassed = (failure: FailedTest) =>
    failure.name === WHOLE_FILE
      ? second.tests.some(({ file }) => file === failure.file) &&
        !second.failures.some(({ file }) => file === failure.file)
      : ranAgain.has(key(failure)) && !failedAgain.has(key(failure))
  const repeated = new Set(second.tests.map(({ file }) => file))
  const tests = [...first.tests.filter(({ file }) => !repeated.has(file)), ...second.tests]
  const failures = [...first.failures.filter((failure) => !hasPassed(failure)), ...second.failures].filter(
    (failure, index, all) => all.findIndex((other) => key(other) === key(failure)) === index,
  )
  return {
    tests,
    passed: tests.length - failures.filter(({ name }) => name !== WHOLE_FILE).length,
    failed: failures.length,
    failures,
    retried: first.failures.filter(hasPassed),
  }
}

const isPassed = ({ status }: { status: string }) => status === 'passed'

function timesOf({ name, assertionResults }: z.infer<typeof fileSchema>): TimedTest[] {
  const file = relative(root, name)
  return assertionResults.map(({ fullName, duration }) => ({
    file,
    name: fullName,
    seconds: (duration ?? 0) / 1000,
  }))
}

/**
 * The tests of a file that failed or did not run; the file itself where it failed without one, as when it
 * cannot be loaded.
 */
export function failuresOf({
  name,
  status,
  message = '',
  assertionResults,
}: z.infer<typeof fileSchema>): FailedTest[] {
  const file = relative(root, name)
  const failed = assertionResults
    .filter((test) => !isPassed(test) && !isKnownFlaky(file, test.fullName))
    .map(({ fullName, status: ended, failureMessages }) => ({
      file,
      name: fullName,
      message:
        ended === 'failed' ? (failureMessages ?? []).join('\n') : `not run (${ended}) ${message}`.trim(),
    }))
  return failed.length === 0 && status === 'failed' ? [{ file, name: WHOLE_FILE, message }] : failed
}

/** Components of site and console in a real browser, over an api in memory. */
export async function componentRing(
  options: RunOptions,
  filters: readonly string[] = [],
): Promise<RingResult> {
  await provideTestBrowser()
  return await vitestRing('components in the browser', 'component', { ...options, filters })
}
