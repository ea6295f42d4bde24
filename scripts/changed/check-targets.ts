import type { runCheck } from '../rings/checks.ts'

/** A check that nx runs and caches as a target. */
export interface CheckTarget {
  /** Names the target `check.<name>`. */
  name: string
  /** What it runs: a check of scripts/rings/checks.ts, or the lint of a folder. */
  check: Parameters<typeof runCheck>[0]
  /** What it depends on, from the project's folder. */
  folders: readonly string[]
}

/** Linted and type-checked together, with the workspaces that their types come from. */
const LINTED: Readonly<Record<string, readonly string[]>> = {
  api: ['packages', 'search'],
  workers: ['packages', 'search'],
  web: ['packages/contracts'],
  admin: ['packages/contracts', 'packages/console-icons', 'packages/console-dates'],
  search: ['packages'],
  packages: ['search'],
  scripts: ['api', 'packages', 'search', 'web', 'workers'],
  e2e: ['packages', 'scripts', 'search'],
  bench: ['api', 'packages', 'scripts', 'search', 'workers'],
}

/** What every lint depends on. */
const LINT_TOOLS = ['.oxlintrc.json', 'scripts/lint']

export const checkTargets: readonly CheckTarget[] = [
  ...Object.entries(LINTED).map(([folder, types]) => ({
    name: `lint-${folder}`,
    check: { lint: folder },
    folders: [folder, ...types, ...LINT_TOOLS],
  })),
  {
    name: 'database-types',
    check: 'database types are what the migrations make',
    folders: ['packages/database', 'scripts'],
  },
  { name: 'lock', check: 'the lock installs whole', folders: ['package-lock.json', 'package.json'] },
  {
    name: 'site-scripts',
    check: 'no page loads more script than its figure',
    folders: ['web', 'packages/contracts'],
  },
  {
    name: 'console-scripts',
    check: 'the console loads no more script than its figures',
    folders: ['admin', 'packages/contracts', 'packages/console-icons', 'packages/console-dates'],
  },
]
