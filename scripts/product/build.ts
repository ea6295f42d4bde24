import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CannotGoOn } from './failure.ts'
import { root } from './settings.ts'
import { hasBuildTools, runTasks } from './workspace-tasks.ts'

export const bundles = {
  api: 'api/dist/main.js',
  workers: 'workers/dist/main.js',
  seed: 'api/dist/seed-command.js',
  import: 'api/dist/import-command.js',
  draw: 'api/dist/draw-command.js',
  generate: 'api/dist/generate-command.js',
  worthscore: 'api/dist/worthscore-command.js',
  index: 'workers/dist/index-command.js',
} as const

export type BuiltProject = 'api' | 'workers' | 'web' | 'admin'

/** Builds what has changed since the last time. @throws CannotGoOn with the tools' own words */
export async function build(
  projects: readonly BuiltProject[] = ['api', 'workers', 'web', 'admin'],
  signal?: AbortSignal,
): Promise<void> {
  if (!hasBuildTools()) return
  const { succeeded, output } = await runTasks('build', projects, { signal })
  if (!succeeded) throw new CannotGoOn(`${output}\nThe build failed; what went wrong stands above.`)
}

/** The path of a bundle. @throws CannotGoOn when it is not there */
export function bundlePath(name: keyof typeof bundles): string {
  const path = join(root, bundles[name])
  if (!existsSync(path)) throw new CannotGoOn(`${bundles[name]} is missing: run "npm run build" first.`)
  return path
}
