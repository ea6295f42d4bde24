import { parseArgs } from 'node:util'
import { build } from './product/build.ts'
import { runCommand } from './product/failure.ts'
import { browserRing } from './rings/browser-ring.ts'
import { runChecks } from './rings/checks.ts'
import { runOnRealStack } from './rings/real-stack.ts'
import { describeRing, timed, totals, type RingResult } from './rings/ring.ts'
import { vitestRing } from './rings/vitest-ring.ts'

/**
 * Every ring on the embedded set-up, innermost first; a failing one holds up none of the others.
 * `npm test -- unit integration` runs those alone, `npm test -- --real-stack` all and then those on Redis and OpenSearch.
 */
const rings: Record<string, () => Promise<RingResult[]>> = {
  check: () => runChecks(report),
  unit: async () => [report(await vitestRing('unit', 'unit'))],
  build: async () => [report(await timed('build', async () => {
    await build()
    return { passed: 1, failed: 0 }
  }))],
  integration: async () => [report(await vitestRing('integration', 'integration'))],
  start: async () => [report(await vitestRing('start and stop', 'start'))],
  browser: async () => [report(await browserRing())],
}

await runCommand(async () => {
  const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { 'real-stack': { type: 'boolean', default: false } } })
  const results: RingResult[] = []
  for (const [name, run] of Object.entries(rings)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push(...(await run()))
  }
  if (values['real-stack']) results.push(...(await runOnRealStack(report)))
  console.log(`\n${results.map((result) => describeRing({ ...result, output: '' }).trim()).join('\n')}\n`)
  console.log(totals(results))
  return results.some(({ failed }) => failed > 0) ? 1 : 0
})

function report(result: RingResult): RingResult {
  console.log(describeRing(result))
  return result
}
