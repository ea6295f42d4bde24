import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Tests of one ring that nx runs, hashes and caches as one target. */
export interface TestGroup {
  ring: 'unit' | 'integration' | 'component'
  /** The area whose tests these are, or the workspace of tests that belong to no area: `of-api`. */
  name: string
  /** Test files, from the project's folder. */
  files: readonly string[]
  /** Folders that the tests cannot reach: a change there runs none of them. */
  unreached: readonly string[]
}

/** Folders below these are areas, each with the files of one. */
const AREA_PARENTS = [
  'admin/src',
  'api/src',
  'packages/contracts/src',
  'packages/domain/src',
  'search/src',
  'web/app/features',
  'workers/src',
  'workers/src/search-projections',
]

/** Server code of an area runs in the api that its integration tests start, whether or not they import it. */
const SERVER_PARENTS = AREA_PARENTS.filter((parent) => /^(?:api|packages|search|workers)\//.test(parent))

const SERVER = ['api', 'workers', 'search', 'packages/domain', 'packages/database', 'packages/messaging']

/** By the table of imports (scripts/lint/may-import.mjs); the api renders the site, so it reaches `web`. */
const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  admin: [...SERVER, 'web', 'e2e'],
  web: [...SERVER, 'admin', 'e2e'],
  api: ['admin', 'e2e'],
  workers: ['admin', 'web', 'e2e'],
  packages: ['admin', 'api', 'e2e', 'web', 'workers'],
  search: ['admin', 'api', 'e2e', 'web', 'workers'],
}

const OF_WORKSPACE = 'of-'

const IMPORT = /(?:from|import\()\s*'((?:\.{1,2}\/|@vitrine\/)[^']+)'/g

const ringOf = (file: string): TestGroup['ring'] | null =>
  file.endsWith('.component.spec.tsx')
    ? 'component'
    : /\.(?:int|e2e)-spec\.ts$/.test(file)
      ? 'integration'
      : /^(?:api|workers|web|admin|search|scripts|bench|packages)\/.*\.spec\.tsx?$/.test(file)
        ? 'unit'
        : null

/**
 * Groups the tests by ring and area, and finds out by imports what each group cannot reach.
 *
 * Files in no area (frames, packages, the composition of api and workers, test tools) are reached by every
 * group; their imports of areas are not followed, or each area would reach all others through the api's
 * module. Tests in folders that no area's manifest names, such as `api/src/http`, span areas: they reach
 * everything.
 *
 * @param files every file of the tree that git knows or does not ignore, from the project's folder
 * @param read the text of one
 */
export function testGroups(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): TestGroup[] {
  const areas = new Set(
    files.flatMap((file) => /^packages\/contracts\/src\/([a-z-]+)\/area\.ts$/.exec(file)?.[1] ?? []),
  )
  const folders = new Set(files.flatMap((file) => areaFolderOf(file) ?? []))
  const imports = importsBetween(files, read)
  const tests = new Map<string, string[]>()
  for (const file of files) {
    const ring = ringOf(file)
    if (ring === null) continue
    const key = `${ring} ${nameOf(file, ring, areas)}`
    tests.set(key, [...(tests.get(key) ?? []), file])
  }
  return [...tests].map(([key, ofGroup]) => {
    const [ring, name] = key.split(' ') as [TestGroup['ring'], string]
    return { ring, name, files: ofGroup, unreached: unreachedFrom(ring, name, ofGroup).toSorted() }
  })

  function unreachedFrom(ring: TestGroup['ring'], name: string, ofGroup: readonly string[]): string[] {
    const workspaces = new Set(ofGroup.map((file) => file.split('/')[0] ?? ''))
    // What none of the workspaces with these tests may import.
    const never = [...workspaces]
      .map((workspace) => [...(UNREACHED[workspace] ?? [])])
      .reduce((common, unreached) => common.filter((one) => unreached.includes(one)))
    if (name.startsWith(OF_WORKSPACE) || (!areas.has(name) && ring !== 'component')) return never
    const own = ring === 'component' ? [] : SERVER_PARENTS.map((parent) => `${parent}/${name}`)
    const reached = new Set<string>()
    const waiting = [...own, ...ofGroup.flatMap((file) => areaFolderOf(file) ?? [])].filter((folder) =>
      folders.has(folder),
    )
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (reached.has(folder)) continue
      reached.add(folder)
      waiting.push(...(imports.get(folder) ?? []))
    }
    return [...never, ...[...folders].filter((folder) => !reached.has(folder))]
  }
}

/** The folder of the area that a file belongs to; null for a file that all areas share. */
export function areaFolderOf(file: string): string | null {
  const parent = AREA_PARENTS.filter((one) => file.startsWith(`${one}/`)).toSorted(
    (a, b) => b.length - a.length,
  )[0]
  const [name, ...inside] = parent === undefined ? [] : file.slice(parent.length + 1).split('/')
  if (name === undefined || inside.length === 0 || name === 'testing' || name === 'search-projections')
    return null
  return `${parent}/${name}`
}

/** The site's and the console's folders are areas of their own; those of api and workers only with a manifest. */
function nameOf(file: string, ring: TestGroup['ring'], areas: ReadonlySet<string>): string {
  const folder = areaFolderOf(file)?.split('/').at(-1)
  if (folder !== undefined && (ring === 'component' || areas.has(folder))) return folder
  return `${OF_WORKSPACE}${/^(?:packages\/)?([a-z\d-]+)/.exec(file)?.[1]}`
}

/** Which folders of areas each of them imports, tests and types included. */
function importsBetween(files: readonly string[], read: (file: string) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const from = areaFolderOf(file)
    if (from === null) continue
    const targets = found.get(from) ?? new Set<string>()
    found.set(from, targets)
    for (const [, specifier = ''] of read(file).matchAll(IMPORT)) {
      const to = areaFolderOf(pathOf(specifier, file))
      if (to !== null && to !== from) targets.add(to)
    }
  }
  return found
}

function pathOf(specifier: string, from: string): string {
  const [, workspace, inside] = /^@vitrine\/([a-z-]+)\/(.+)$/.exec(specifier) ?? []
  if (workspace === undefined) return join(dirname(from), specifier)
  const folder = ['api', 'workers', 'search', 'web', 'admin'].includes(workspace)
    ? workspace
    : `packages/${workspace}`
  return `${folder}/src/${inside}`
}
