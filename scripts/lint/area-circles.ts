import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Where the folders below `src` are areas, or what areas stand on. */
export const layered = [
  'api',
  'workers',
  'search',
  'packages/contracts',
  'packages/domain',
  'packages/messaging',
  'packages/platform',
]

const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g

/**
 * Which folder below `source` imports from which others, types included, and through which files. Specs, and
 * what they share, do not count.
 */
export function importsBetween(source: string): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>()
  for (const file of sourcesOf(source)) {
    const [from, ...inside] = relative(source, file).split(sep)
    if (from === undefined || inside.length === 0) continue
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const [to, ...rest] = relative(source, join(dirname(file), path)).split(sep)
      if (to === undefined || to === from || to === '..' || rest.length === 0) continue
      const targets = found.get(from) ?? new Map<string, string[]>()
      found.set(
        from,
        targets.set(to, [
          ...(targets.get(to) ?? []),
          `${relative(source, file)} imports ${to}/${rest.join('/')}`,
        ]),
      )
    }
  }
  return found
}

/** Each way that leads from a folder back to it, once: the imports that make it. Empty where there is none. */
export function circlesOf(imports: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (folder: string, way: readonly string[]): void => {
    const start = way.indexOf(folder)
    if (start >= 0) {
      const circle = [...way.slice(start), folder]
      circles.push(circle.slice(1).map((to, index) => imports.get(circle[index] ?? '')?.get(to)?.[0] ?? to))
      return
    }
    if (done.has(folder)) return
    for (const to of imports.get(folder)?.keys() ?? []) visit(to, [...way, folder])
    done.add(folder)
  }
  for (const folder of imports.keys()) visit(folder, [])
  return circles
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /(?<!spec)\.tsx?$/.test(entry.name) &&
        !entry.parentPath.split(sep).includes('testing'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
