import { parseArgs } from 'node:util'
import { build } from './product/build.ts'
import { runCommand } from './product/failure.ts'
import { areaTimes, describeAreas } from './rings/area-times.ts'
import { browserRing } from './rings/browser-ring.ts'
import { runChecks } from './rings/checks.ts'
import { componentRing } from './rings/component-ring.ts'
import { runOnRealStack } from './rings/real-stack.ts'
import { describeFailures, describeRing, slowest, timed, totals, type RingResult } from './rings/ring.ts'
import { isFirst, isLast, parseShard, whole, type Shard } from './rings/shard.ts'
import { vitestRing } from './rings/vitest-ring.ts'

/**
 * Every ring on the embedded set-up, innermost first; a failing one holds up none of the others. `npm test --
 * unit integration` runs those alone, `npm test -- --shard 1/4` a quarter of each, `npm test -- --real-stack`
 * all and then those on Redis and OpenSearch.
 */
const rings: Record<string, (shard: Shard) => Promise<RingResult[]>> = {
  check: async (shard) => (isFirst(shard) ? await runChecks(report) : []),
  unit: async (shard) => [report(await vitestRing('unit', 'unit', { shard }))],
  build: async () => [
    report(
      await timed('build', async () => {
        await build()
        return { passed: 1, failed: 0 }
      }),
    ),
  ],
  integration: async (shard) => [report(await vitestRing('integration', 'integration', { shard }))],
  component: async (shard) => [report(await componentRing(shard))],
  start: async (shard) => (isLast(shard) ? [report(await vitestRing('start and stop', 'start'))] : []),
  browser: async (shard) => [report(await browserRing(shard))],
}

await runCommand(async () => {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { 'real-stack': { type: 'boolean', default: false }, shard: { type: 'string' } },
  })
  const shard = values.shard === undefined ? whole : parseShard(values.shard)
  const results: RingResult[] = []
  for (const [name, run] of Object.entries(rings)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push(...(await run(shard)))
  }
  if (values['real-stack'] && isLast(shard)) results.push(...(await runOnRealStack(report)))
  console.log(`\nThe areas:\n${describeAreas(areaTimes(results))}`)
  console.log(`\nThe slowest tests:\n${slowest(results).join('\n')}`)
  const failures = describeFailures(results)
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`)
  console.log(`\n${results.map((result) => describeRing({ ...result, output: '' }).trim()).join('\n')}\n`)
  console.log(totals(results))
  return results.some(({ failed }) => failed > 0) ? 1 : 0
})

function report(result: RingResult): RingResult {
  console.log(describeRing(result))
  return result
}
