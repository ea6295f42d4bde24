import type { RouteConfigEntry } from '@react-router/dev/routes'

/** What a bundler knows of a module: which others import it. */
export type ImportersOf = (id: string) => { importers: readonly string[] } | null

const PAGE = /[\\/]web[\\/]app[\\/](routes[\\/][\w-]+\.tsx)/
const OF_EVERY_PAGE = /[\\/]web[\\/]app[\\/](root\.tsx|entry\.client\.tsx|layouts[\\/])/

/** Pages that are mostly visited together, by their files; all others hold forms. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  // Articles and a form, both.
  ['front', /^routes\/(home|dictionary-author)\.tsx$/],
  ['articles', /^routes\/(dictionary|content-page|source|data-partners|unopened)/],
  ['results', /^routes\/(price-guide|marks|library|blog)-search\.tsx$/],
  ['sections', /^routes\/(price-guide|marks|library|blog)/],
  ['auctions', /^routes\/upcoming-auction/],
]

/** What several pages share, those of more pages first: a chunk takes what its modules need along. */
export const SHARED_CHUNKS = ['site', 'lists', 'front', 'articles', 'sections', 'results', 'auctions', 'newsletter', 'forms', 'app'] as const

/** The files of pages that stand under /app and nowhere else. */
export function appPages(routes: readonly RouteConfigEntry[]): ReadonlySet<string> {
  const found = filesByPath(routes, '')
  const elsewhere = new Set(found.filter(({ path }) => !isOfApp(path)).map(({ file }) => file))
  return new Set(found.filter(({ path, file }) => isOfApp(path) && !elsewhere.has(file)).map(({ file }) => file))
}

function isOfApp(path: string): boolean {
  return path === '/app' || path.startsWith('/app/')
}

function filesByPath(routes: readonly RouteConfigEntry[], parent: string): { path: string; file: string }[] {
  return routes.flatMap(({ path, file, children = [] }) => {
    const here = path === undefined ? parent : `${parent}/${path}`
    return [{ path: here, file }, ...filesByPath(children, here)]
  })
}

/**
 * The chunk of a module that several pages share. What pages under /app alone use stands in a chunk that no public page loads;
 * they may load the others. Null for a page itself, which is a chunk of its own, and for what is loaded on demand alone.
 */
export function chunkOf(id: string, importersOf: ImportersOf, pagesOfApp: ReadonlySet<string>): (typeof SHARED_CHUNKS)[number] | null {
  if (familyOf(id, pagesOfApp)) return null
  const reached = new Set([...pagesThatUse(id, importersOf)].map((page) => familyOf(page, pagesOfApp)))
  // Only ever loaded on demand.
  if (reached.size === 0) return null
  const lists = ['sections', 'results', 'auctions', 'articles', 'front'].filter((family) => reached.has(family))
  if (reached.has('every page') || (reached.has('forms') && lists.some((family) => family !== 'front'))) return 'site'
  // Lists of the dictionary and of the sections look alike, and have little else in common.
  const kinds = new Set(lists.map((family) => (family === 'results' ? 'sections' : family)))
  if (kinds.size > 1 && (kinds.has('sections') || kinds.has('auctions'))) return 'lists'
  if (reached.has('forms')) return reached.has('front') ? 'newsletter' : 'forms'
  if (reached.has('front')) return 'front'
  if (reached.has('articles')) return 'articles'
  if (reached.has('sections')) return 'sections'
  if (reached.has('results')) return 'results'
  return reached.has('auctions') ? 'auctions' : 'app'
}

/** The bundler puts together anew what it knows of a module each time: it is asked once. */
export function remembered(ask: ImportersOf): ImportersOf {
  const known = new Map<string, ReturnType<ImportersOf>>()
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const info = ask(id)
    const importers = info && { importers: info.importers }
    known.set(id, importers)
    return importers
  }
}

/** The pages and frames that a module stands in, by way of whatever imports it. */
export function pagesThatUse(id: string, importersOf: ImportersOf): Set<string> {
  const pages = new Set<string>()
  const seen = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (OF_EVERY_PAGE.test(next) || PAGE.test(next)) pages.add(next)
    else waiting.push(...(importersOf(next)?.importers ?? []))
  }
  return pages
}

function familyOf(id: string, pagesOfApp: ReadonlySet<string>): string | undefined {
  if (OF_EVERY_PAGE.test(id)) return 'every page'
  const file = PAGE.exec(id)?.[1]?.replaceAll('\\', '/')
  if (file === undefined) return undefined
  if (pagesOfApp.has(file)) return 'app'
  return FAMILIES.find(([, pattern]) => pattern.test(file))?.[0] ?? 'forms'
}

/** Whether a module is loaded for pages under /app and for no other. */
export function isOfAppAlone(id: string, importersOf: ImportersOf, pagesOfApp: ReadonlySet<string>): boolean {
  const pages = [...pagesThatUse(id, importersOf)]
  return pages.length > 0 && pages.every((page) => familyOf(page, pagesOfApp) === 'app')
}
