import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import type { Environment } from '../product/settings.ts'
import { timed, type RingResult } from '../rings/ring.ts'
import { runTool } from '../rings/run-tool.ts'

const BUSY_LOOPS = 6
/** Every response of the tests' api waits this long, in milliseconds. */
const RESPONSE_DELAY = '20-320'

/**
 * The whole suite three times under conditions that show races: beside busy loops, with every response of
 * the tests' api delayed, and in random order. No test is retried, and the known flaky ones run as well.
 *
 * @param options.seed of the random order
 */
export async function run({ seed = randomInt(1, 999_999_999) }: { seed?: number }): Promise<RingResult[]> {
  return [
    await besideBusyLoops(() => suite(`beside ${BUSY_LOOPS} busy loops`)),
    await suite(`every response ${RESPONSE_DELAY} ms later`, [], { VITRINE_TEST_API_DELAY: RESPONSE_DELAY }),
    await suite(`in random order, seed ${seed}`, ['--seed', String(seed)]),
  ]
}

function suite(
  name: string,
  args: readonly string[] = [],
  environment: Environment = {},
): Promise<RingResult> {
  console.log(`\nThe whole suite ${name} …`)
  return timed(name, async () => {
    const { code, output } = await runTool(process.execPath, ['scripts/test.ts', '--no-retries', ...args], {
      environment: { ...environment, VITRINE_TEST_KNOWN_FLAKY: '1' },
    })
    const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? []
    return {
      passed: Number(passed),
      failed: code === 0 ? 0 : Math.max(1, Number(failed)),
      output: summaryOf(output),
    }
  })
}

/** From the failures on: the progress of a run that has failed says nothing. */
function summaryOf(output: string): string {
  const begin = output.indexOf('What failed:')
  return begin >= 0 ? output.slice(begin) : output
}

async function besideBusyLoops<T>(run: () => Promise<T>): Promise<T> {
  const loops: ChildProcess[] = Array.from({ length: BUSY_LOOPS }, () =>
    // It ends with its parent, whose closed channel it hears of between two rounds.
    spawn(
      process.execPath,
      [
        '-e',
        'const round = () => { const end = Date.now() + 500; while (Date.now() < end); setImmediate(round) }; process.on("disconnect", () => process.exit()); round()',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    ),
  )
  try {
    return await run()
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}
