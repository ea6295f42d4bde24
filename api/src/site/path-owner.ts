/** Paths that are the api's although nothing there answers: their unknown addresses get the api's answer, not a page. */
const API_PATHS = /^\/(api|taxonomy|actuator|health|metrics|media|assets)(\/|$)|^\/app\/searchJSON$|^\/oms\/cache\/scenario(\/|$)/

/** The staff console's. */
const CONSOLE_PATHS = /^\/(app\/oms|oms|oryEditor)(\/|$)/

/** Rendered for one reader only. */
const PERSONAL_PATHS = /^\/(login|app|oms|oryEditor|newsletter)(\/|\.data|$)/

export type PathOwner = 'api' | 'console' | 'site'

/** One origin, three owners. */
export function ownerOf(pathname: string): PathOwner {
  if (API_PATHS.test(pathname)) return 'api'
  if (CONSOLE_PATHS.test(pathname)) return 'console'
  return 'site'
}

export function isPersonal(pathname: string): boolean {
  return PERSONAL_PATHS.test(pathname)
}
