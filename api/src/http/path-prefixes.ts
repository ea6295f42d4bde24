import { areas } from '@vitrine/contracts/areas'
import type { Endpoint } from '@vitrine/contracts/endpoint'

/** Where the staff console's pages stand, as they are written. */
export const CONSOLE_ROOTS = ['/oms', '/app/oms', '/oryEditor'] as const

const prefixOf = (path: string) => path.slice(1).toLowerCase()

const CONSOLE_PREFIXES: readonly string[] = CONSOLE_ROOTS.map(prefixOf)

/**
 * First segments, as they are written, of what is rendered for one reader only: the console's pages and those
 * that the areas name.
 */
export const PERSONAL_ROOTS: readonly string[] = [
  'oms',
  'oryEditor',
  ...areas.flatMap((area): readonly string[] => ('personalPaths' in area ? area.personalPaths : [])),
]

/** The same in small letters, as all of these. */
export const PERSONAL_PREFIXES: readonly string[] = PERSONAL_ROOTS.map((path) => path.toLowerCase())

/** Served by the api's process, and no endpoints. The last one is documented as a call. */
const SERVED_PREFIXES = ['health', 'metrics', 'media', 'assets', 'app/searchjson']

/**
 * Paths that are the api's although nothing there responds: their unknown paths get its response, not a page.
 * The first segment of every endpoint's path; where pages stand below that segment as well, the whole path up
 * to its first parameter.
 */
const API_PREFIXES: readonly string[] = [
  ...SERVED_PREFIXES,
  ...new Set(
    areas
      .flatMap((area): readonly Endpoint[] => ('endpoints' in area ? area.endpoints : []))
      .map(({ path }) => apiPrefixOf(prefixOf(path))),
  ),
]

function apiPrefixOf(path: string): string {
  const segments = path.split('/')
  const [first = ''] = segments
  if (!PERSONAL_PREFIXES.includes(first)) return first
  const parameter = segments.findIndex((segment) => segment.startsWith(':'))
  return segments.slice(0, parameter < 0 ? segments.length : parameter).join('/')
}

// Each takes a path in its one spelling: small letters, no slash at its end.

export function isPartOfApi(path: string): boolean {
  return API_PREFIXES.some((prefix) => stands(path, prefix))
}

export function isConsolePage(path: string): boolean {
  return CONSOLE_PREFIXES.some((prefix) => stands(path, prefix))
}

export function isPersonalPage(path: string): boolean {
  // A page's data is fetched from the page's own path with `.data` behind it.
  return PERSONAL_PREFIXES.some((prefix) => stands(path, prefix) || path === `/${prefix}.data`)
}

function stands(path: string, prefix: string): boolean {
  return path === `/${prefix}` || path.startsWith(`/${prefix}/`)
}
