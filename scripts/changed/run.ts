import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotGoOn, runCommand } from '../product/failure.ts'
import { runCheck } from '../rings/checks.ts'
import type { RingResult } from '../rings/ring.ts'
import { whole } from '../rings/shard.ts'
import { componentRing, vitestRing } from '../rings/vitest-ring.ts'
import { checkTargets } from './check-targets.ts'
import { resultFile } from './results.ts'
import { treeGroups } from './tree-groups.ts'

/**
 * The command of one nx target: `test-group integration marks`, or `check lint-api`. It writes its result
 * for the summary, and ends with an error where a test failed or passed only when it was retried: nx caches
 * no such run.
 */
await runCommand(async () => {
  const [kind = '', ...args] = process.argv.slice(2)
  const result = kind === 'check' ? await check(args[0] ?? '') : await runGroup(args)
  const file = resultFile(kind, args)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...result, name: args.join(' of ') }))
  return result.failed > 0 || (result.retried ?? []).length > 0 ? 1 : 0
})

async function check(name: string): Promise<RingResult> {
  const target = checkTargets.find((one) => one.name === name)
  if (!target) throw new CannotGoOn(`There is no check ${name}.`)
  return await runCheck(target.check)
}

async function runGroup([ring, name]: readonly string[]): Promise<RingResult> {
  const group = treeGroups().find((one) => one.ring === ring && one.name === name)
  if (!group) throw new CannotGoOn(`There is no group ${ring} ${name}.`)
  const filters = group.files
  return group.ring === 'component'
    ? await componentRing({ shard: whole, retries: true }, filters)
    : await vitestRing(group.name, group.ring, { filters })
}
