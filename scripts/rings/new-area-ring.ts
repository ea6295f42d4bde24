import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../product/settings.ts'
import { runCheckTask } from '../product/workspace-tasks.ts'
import { timed, type RingResult } from './ring.ts'
import { runTool } from './run-tool.ts'

const projectSchema = z.object({
  targets: z.object({
    'new-area': z.object({ inputs: z.array(z.union([z.string(), z.object({ runtime: z.string() })])) }),
  }),
})

/** Globs of the generator, its templates, the code that these use, and the tools that check the new area. */
export function newAreaInputs(): string[] {
  const { targets } = projectSchema.parse(JSON.parse(readFileSync(join(root, 'e2e/project.json'), 'utf8')))
  return targets['new-area'].inputs.flatMap((input) =>
    typeof input === 'string' ? [input.replace('{workspaceRoot}/', '')] : [],
  )
}

/**
 * Makes a new area with the generator and checks it. It takes minutes and depends on few files: unless
 * `always`, it is skipped when none of them differs from the branch that this one began on, or from the state
 * that passed last (nx's cache).
 */
export async function newAreaRing({ always }: { always: boolean }): Promise<RingResult> {
  const base = always ? null : await baseCommit()
  if (base !== null && (await changedSince(base, newAreaInputs())).length === 0)
    return { name: `a new area by the generator (unchanged since ${base.slice(0, 8)})`, ...NOT_RUN }
  return await timed('a new area by the generator', async () => {
    const { succeeded, output } = await runCheckTask('new-area', ['e2e'], { skipCache: always })
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output }
  })
}

const NOT_RUN = { passed: 0, failed: 0, seconds: 0 }

/** Null where there is no such branch: what came before is not known then. */
async function baseCommit(): Promise<string | null> {
  for (const branch of ['origin/HEAD', 'origin/main']) {
    const { code, output } = await git('merge-base', 'HEAD', branch)
    if (code === 0) return output.trim()
  }
  return null
}

/** Committed since, changed in the working tree, or new in it. */
async function changedSince(base: string, globs: readonly string[]): Promise<string[]> {
  const paths = globs.flatMap(expandBraces).map((glob) => `:(glob)${glob}`)
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', base, '--', ...paths),
    git('ls-files', '--others', '--exclude-standard', '--', ...paths),
  ])
  for (const { code, output } of [changed, added]) if (code !== 0) throw new Error(output)
  return `${changed.output}${added.output}`.split('\n').filter((path) => path !== '')
}

/** git knows no `{a,b}`. */
export function expandBraces(glob: string): string[] {
  const [whole, choices] = /\{([^{}]*)\}/.exec(glob) ?? []
  if (whole === undefined || choices === undefined) return [glob]
  return choices.split(',').flatMap((choice) => expandBraces(glob.replace(whole, choice)))
}

function git(...args: string[]) {
  return runTool('git', args)
}
