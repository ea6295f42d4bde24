import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../product/settings.ts'
import { runTasks } from '../product/workspace-tasks.ts'
import { timed, type RingResult } from './ring.ts'
import { bin, runTool, type ToolRun } from './run-tool.ts'

const one = (ok: boolean, output: string) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })
const tool = async (run: Promise<ToolRun>) => {
  const { code, output } = await run
  return one(code === 0, output)
}

type Check = () => Promise<{ passed: number; failed: number; output: string }>

/** What is checked without running the product. Two at a time: each uses a processor whole. */
const checks = {
  'types, lint and import rules': () => typesAndLint(),
  'every file is formatted': () => tool(runTool(bin('oxfmt'), ['--list-different'])),
  'database types are what the migrations make': () =>
    tool(runTool(process.execPath, ['scripts/generate-database-types.ts', '--check'])),
  'the lock installs whole': () =>
    tool(runTool('npm', ['ci', '--dry-run', '--include=dev', '--loglevel=error'])),
  'no page loads more script than its figure': async () => {
    const { succeeded, output } = await runTasks('build', ['web'])
    return succeeded
      ? await tool(runTool(process.execPath, ['web/tools/check-scripts.ts']))
      : one(false, output)
  },
  'the console loads no more script than its figures': async () => {
    const { succeeded, output } = await runTasks('build', ['admin'])
    return succeeded
      ? await tool(runTool(process.execPath, ['admin/tools/check-scripts.ts']))
      : one(false, output)
  },
  'the locks hold no download addresses': locksHoldNoUrls,
} satisfies Record<string, Check>

/** One check alone; of types and lint, one folder alone. */
export function runCheck(check: keyof typeof checks | { lint: string }): Promise<RingResult> {
  return typeof check === 'string'
    ? timed(check, checks[check])
    : timed(`types, lint and import rules of ${check.lint}`, () => typesAndLint(check.lint))
}

export async function runChecks(onResult: (result: RingResult) => void): Promise<RingResult[]> {
  const waiting: [string, Check][] = Object.entries(checks)
  const results: RingResult[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await timed(...next)
      results.push(result)
      onResult(result)
    }
  }
  await Promise.all([lane(), lane()])
  return results
}

/**
 * The linter needs the types of every workspace anyway; it reports what the compiler finds in them, each by
 * the nearest tsconfig.json, in half the time of a second look by tsc.
 */
async function typesAndLint(folder = '.') {
  const routes = await runTool(bin('react-router'), ['typegen'], { cwd: join(root, 'web') })
  return routes.code === 0
    ? await tool(runTool(bin('oxlint'), ['--type-aware', '--type-check', '--quiet', folder]))
    : one(false, routes.output)
}

async function locksHoldNoUrls() {
  const found: string[] = []
  for (const lock of [
    'package-lock.json',
    'scripts/runtime/package-lock.json',
    'scripts/lighthouse/package-lock.json',
  ]) {
    const text = await readFile(join(root, lock), 'utf8')
    found.push(
      ...text
        .split('\n')
        .filter((line) => /"resolved": "https?:/.test(line))
        .map((line) => `${lock}: ${line.trim()}`),
    )
  }
  return one(found.length === 0, found.join('\n'))
}
