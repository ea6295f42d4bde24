import { areas } from '@vitrine/contracts/areas'

/** First segments of paths that are the api's although nothing there answers: their unknown paths get its response, not a page. */
const API_PREFIXES = ['api', 'taxonomy', 'actuator', 'health', 'metrics', 'media', 'assets', 'oms/cache/scenario']
const API_PATHS = ['/app/searchjson']

/** The staff console's. */
const CONSOLE_PREFIXES = ['app/oms', 'oms', 'oryeditor']

/** Rendered for one reader only: the console's pages and those that the areas name. Small letters, as all of these. */
export const PERSONAL_PREFIXES: readonly string[] = ['oms', 'oryeditor', ...areas.flatMap((area) => ('personalPaths' in area ? area.personalPaths.map((path) => path.toLowerCase()) : []))]

// Each takes a path in its one spelling: small letters, no slash at its end.

export function isPartOfApi(path: string): boolean {
  return API_PATHS.includes(path) || API_PREFIXES.some((prefix) => stands(path, prefix))
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
