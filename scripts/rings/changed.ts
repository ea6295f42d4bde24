import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { checkTargets } from '../changed/check-targets.ts'
import { RESULTS_FOLDER, resultFile } from '../changed/results.ts'
import { treeGroups } from '../changed/tree-groups.ts'
import { build } from '../product/build.ts'
import { runTargets } from '../product/workspace-tasks.ts'
import { runCheck } from './checks.ts'
import { timed, type RingResult } from './ring.ts'

const testSchema = z.object({ file: z.string(), name: z.string() })
const resultSchema = z.object({
  name: z.string(),
  passed: z.int(),
  failed: z.int(),
  seconds: z.number(),
  output: z.string().optional(),
  tests: z.array(testSchema.extend({ seconds: z.number() })).optional(),
  failures: z.array(testSchema.extend({ message: z.string() })).optional(),
  retried: z.array(testSchema.extend({ message: z.string() })).optional(),
})

/**
 * Checks and tests that reach what has changed since they last passed, by nx's graph and cache. Journeys and
 * the start ring run with `npm test` alone: each of them needs the whole product.
 */
export async function runChanged(onResult: (result: RingResult) => RingResult): Promise<RingResult[]> {
  const results = [
    onResult(await runCheck('every file is formatted')),
    onResult(
      await timed('build', async () => {
        await build()
        return { passed: 1, failed: 0 }
      }),
    ),
  ]
  const commands = [
    ...checkTargets.map(({ name }) => ({ target: `check.${name}`, kind: 'check', args: [name] })),
    ...treeGroups().map(({ ring, name }) => ({
      target: `${ring}.${name}`,
      kind: 'test-group',
      args: [ring, name],
    })),
  ]
  // nx brings back the results of what it takes from its cache; what an earlier run left must not count.
  rmSync(RESULTS_FOLDER, { recursive: true, force: true })
  const ran = await runTargets(
    'vitrine',
    commands.map(({ target }) => target),
  )
  for (const { target, kind, args } of commands) {
    const file = resultFile(kind, args)
    const isMissing = !existsSync(file)
    const cached = ran.cached.has(target)
    const result: RingResult = isMissing
      ? { name: target, passed: 0, failed: 1, seconds: 0, output: `It left no result.\n${ran.output}` }
      : resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    results.push(cached ? { ...result, name: `${result.name} (unchanged)`, seconds: 0 } : onResult(result))
  }
  return results
}
