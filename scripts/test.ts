import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './product/build.ts'
import { runCommand } from './product/failure.ts'
import { root } from './product/settings.ts'
import { areaTimes, describeAreas } from './rings/area-times.ts'
import { browserRing } from './rings/browser-ring.ts'
import { runChecks } from './rings/checks.ts'
import { runChanged } from './rings/changed.ts'
import { newAreaRing } from './rings/new-area-ring.ts'
import { CI_KILLS, runOnRealStack } from './rings/real-stack.ts'
import {
  describeFailures,
  describeRetries,
  describeRing,
  MAX_RETRIES,
  slowest,
  timed,
  totals,
  type RingResult,
} from './rings/ring.ts'
import type { RunOptions } from './rings/run-options.ts'
import { sampleDataSettings, removeSampleData } from './rings/sample-data.ts'
import { isFirst, isLast, parseShard, whole } from './rings/shard.ts'
import { withTemporaryFilesInMemory } from './rings/temporary-files.ts'
import { componentRing, vitestRing } from './rings/vitest-ring.ts'

// A run starts hundreds of Node processes on the same few bundles and packages: the first compiles them for all.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/node-compile')

/** What must pass before a change is taken takes nothing from a cache. */
const isFinal = process.env['CI'] === 'true' || process.argv.includes('--real-stack')

/**
 * Every ring on the embedded set-up, innermost first; a failing one holds up none of the others. `npm test --
 * unit integration` runs those alone, `npm test -- --shard 1/4` a quarter of each, `npm test -- --real-stack`
 * all and then those on Redis and OpenSearch. `--seed 7` shuffles the tests, `--no-retries` runs none twice.
 */
const rings: Record<string, (options: RunOptions) => Promise<RingResult[]>> = {
  check: async ({ shard }) => (isFirst(shard) ? await runChecks(report) : []),
  unit: async ({ shard, seed }) => [report(await vitestRing('unit', 'unit', { shard, seed }))],
  build: async () => [
    report(
      await timed('build', async () => {
        await build()
        return { passed: 1, failed: 0 }
      }),
    ),
  ],
  integration: async ({ shard, seed }) => [
    report(await vitestRing('integration', 'integration', { shard, seed })),
  ],
  component: async (options) => [report(await componentRing(options))],
  start: async ({ shard }) =>
    isLast(shard)
      ? await Promise.all([
          vitestRing('start and stop', 'start', { environment: sampleDataSettings() }).then(report),
          newAreaRing({ always: isFinal }).then(report),
        ])
      : [],
  browser: async (options) => [report(await browserRing(options))],
}

await runCommand(async () => {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: {
      'real-stack': { type: 'boolean', default: false },
      shard: { type: 'string' },
      seed: { type: 'string' },
      'no-retries': { type: 'boolean', default: false },
    },
  })
  const options: RunOptions = {
    shard: values.shard === undefined ? whole : parseShard(values.shard),
    seed: values.seed === undefined ? undefined : Number(values.seed),
    retries: !values['no-retries'],
  }
  // The integration ring repeats the fault scenarios that the real stack leaves out.
  if (values['real-stack']) process.env['VITRINE_TEST_FAULT_KILLS'] = String(CI_KILLS)
  const results = await withTemporaryFilesInMemory(() => runRings(wanted, options, values['real-stack']))
  console.log(`\nThe areas:\n${describeAreas(areaTimes(results))}`)
  console.log(`\nThe slowest tests:\n${slowest(results).join('\n')}`)
  const failures = describeFailures(results)
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`)
  const retries = describeRetries(results)
  if (retries.length > 0) console.log(`\nPassed only at the second try:\n${retries.join('\n')}`)
  console.log(`\n${results.map((result) => describeRing({ ...result, output: '' }).trim()).join('\n')}\n`)
  const hasTooManyRetries = values['real-stack'] && retries.length > MAX_RETRIES
  if (hasTooManyRetries) console.log(`${retries.length} tests were retried; at most ${MAX_RETRIES} may be.`)
  console.log(totals(results))
  return hasTooManyRetries || results.some(({ failed }) => failed > 0) ? 1 : 0
})

async function runRings(
  wanted: readonly string[],
  options: RunOptions,
  realStack: boolean,
): Promise<RingResult[]> {
  const results: RingResult[] = []
  if (wanted[0] === 'changed') results.push(...(await runChanged(report)))
  for (const [name, run] of Object.entries(rings)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push(...(await run(options)))
  }
  await removeSampleData()
  if (realStack && isLast(options.shard)) results.push(...(await runOnRealStack(report)))
  return results
}

function report(result: RingResult): RingResult {
  console.log(describeRing(result))
  return result
}
