/** One test of a ring. */
export interface TimedTest {
  /** From the project's folder. */
  file: string
  name: string
  seconds: number
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
}

export async function timed(name: string, run: () => Promise<Omit<RingResult, 'name' | 'seconds'>>): Promise<RingResult> {
  const begin = performance.now()
  const result = await run().catch((error: unknown) => ({ passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }))
  return { name, seconds: (performance.now() - begin) / 1000, ...result }
}

export function describeRing({ name, passed, failed, seconds, output }: RingResult): string {
  const counts = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
  return `${failed > 0 ? `${output?.trimEnd() ?? ''}\n✗` : '✓'} ${name}: ${counts} (${seconds.toFixed(1)} s)`
}

/** The last line of every run: plain, so that people and machines find it. */
export function totals(results: readonly RingResult[]): string {
  const sum = (pick: (result: RingResult) => number) => results.reduce((total, result) => total + pick(result), 0)
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
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
