import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, type Dirent } from 'node:fs'
import { dirname, join } from 'node:path'

/** What builds are made from, from the project's folder. */
const SOURCES = [
  'admin',
  'api',
  'packages',
  'search',
  'web',
  'workers',
  'nx.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
]
/** What is made or installed stands among the sources; so do folders that begin with a dot. */
const NO_SOURCES = new Set(['node_modules', 'dist', 'build'])
const OUTPUTS = ['dist', 'build']

export interface BuildOptions {
  /** The project's folder. */
  root: string
  /** Folders in it, such as `web`. */
  projects: readonly string[]
}

/**
 * Runs a build, unless everything that it is made from and everything that it has made is as the last one
 * left it. nx, which has no daemon here, would take away what is there and bring the same again: from under a
 * product that runs, too.
 *
 * @param run returns whether the build succeeded; what failed is not remembered
 */
export async function unlessBuilt(
  { root, projects }: BuildOptions,
  run: () => Promise<boolean>,
): Promise<boolean> {
  const file = join(root, '.cache', 'built', `${projects.toSorted().join('-')}.json`)
  // Before the build: what changes while it runs is not in it.
  const sources = fingerprintOf(root, SOURCES, (name) => NO_SOURCES.has(name) || name.startsWith('.'))
  const outputs = () =>
    fingerprintOf(
      root,
      projects.flatMap((project) => OUTPUTS.map((folder) => join(project, folder))),
      () => false,
    )
  if (textOf(file) === JSON.stringify({ sources, outputs: outputs() })) return true
  rmSync(file, { force: true })
  if (!(await run())) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ sources, outputs: outputs() }))
  return true
}

/** Of all files in these places: their paths, sizes and times of change, which no tool can set back. */
function fingerprintOf(
  root: string,
  places: readonly string[],
  isLeftOut: (folder: string) => boolean,
): string {
  const hash = createHash('sha256')
  const note = (path: string) => {
    const { ctimeMs, size } = statSync(join(root, path))
    hash.update(`${path}\0${ctimeMs}\0${size}\n`)
  }
  const walk = (folder: string, entries: readonly Dirent[]) => {
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) note(path)
      else if (!isLeftOut(entry.name)) walk(path, entriesOf(join(root, path)) ?? [])
    }
  }
  for (const place of places) {
    const entries = entriesOf(join(root, place))
    if (entries) walk(place, entries)
    else if (textOf(join(root, place)) !== null) note(place)
  }
  return hash.digest('hex')
}

/** Null where there is no such folder. */
function entriesOf(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return null
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
