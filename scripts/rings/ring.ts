import { stripVTControlCharacters } from 'node:util'

/** One test of a ring. */
export interface TimedTest {
  /** From the project's folder. */
  file: string
  name: string
  seconds: number
}

/** A test that failed, or a file of tests that could not be loaded. */
export interface FailedTest {
  /** From the project's folder. */
  file: string
  name: string
  /** What the test runner says of it. */
  message: string
}

/** How a ring of tests, or one check, has ended. */
export interface RingResult {
  name: string
  passed: number
  failed: number
  seconds: number
  /** What went wrong, for the screen. */
  output?: string
  /** Each test with its time, where the ring knows. */
  tests?: readonly TimedTest[]
  /** The tests that failed, where the ring knows. */
  failures?: readonly FailedTest[]
  /** The tests that passed only when they ran once more, with the message of their first failure. */
  retried?: readonly FailedTest[]
}

export async function timed(
  name: string,
  run: () => Promise<Omit<RingResult, 'name' | 'seconds'>>,
): Promise<RingResult> {
  const begin = performance.now()
  const result = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? error.message : String(error),
  }))
  return { name, seconds: (performance.now() - begin) / 1000, ...result }
}

export function describeRing({ name, passed, failed, seconds, output, retried = [] }: RingResult): string {
  const ended = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
  const counts = retried.length > 0 ? `${ended}, ${retried.length} of them at the second try` : ended
  return `${failed > 0 ? `${output?.trimEnd() ?? ''}\n✗` : '✓'} ${name}: ${counts} (${seconds.toFixed(1)} s)`
}

/** The last line of every run: plain, so that people and machines find it. */
export function totals(results: readonly RingResult[]): string {
  const sum = (pick: (result: RingResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0)
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
}

const MESSAGE_LINES = 12

/** What failed in all rings together: a log that was cut keeps its end, and this stands there. */
export function describeFailures(results: readonly RingResult[]): string[] {
  return results.flatMap(({ name: ring, failures = [] }) => describeTests(ring, failures, '✗'))
}

/** The tests that passed only when they ran once more, in the same form. */
export function describeRetries(results: readonly RingResult[]): string[] {
  return results.flatMap(({ name: ring, retried = [] }) => describeTests(ring, retried, '↻'))
}

/** A run with more retried tests than this is rejected by `.ci/run`. */
export const MAX_RETRIES = 1

function describeTests(ring: string, tests: readonly FailedTest[], sign: string): string[] {
  return tests.map(({ file, name, message }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MESSAGE_LINES)
    return [`${sign} ${ring}: ${file} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
  })
}

const SLOWEST = 20

/** The tests that took longest, of all rings together. */
export function slowest(results: readonly RingResult[], count = SLOWEST): string[] {
  return results
    .flatMap(({ name: ring, tests = [] }) => tests.map((test) => ({ ring, ...test })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ ring, file, name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${ring}: ${file} › ${name}`)
}
