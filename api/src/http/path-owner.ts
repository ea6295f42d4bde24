import { staffPages } from '@vitrine/contracts/site/pages'
import type { FastifyRequest } from 'fastify'
import { isConsolePage, isPersonalPage, isPartOfApi } from './path-prefixes.ts'

export type PathOwner = 'api' | 'console' | 'site'

/**
 * One origin, three owners. Takes a path as it came: whatever leads the router to a page or a call, leads
 * here as well.
 */
export function ownerOf(pathname: string): PathOwner {
  const path = canonicalPath(pathname)
  if (isPartOfApi(path)) return 'api'
  return isConsolePage(path) ? 'console' : 'site'
}

/**
 * Whether what this path shows is for one reader only. In doubt it is: as it is written, or with `..`
 * followed, as whoever renders the page does.
 */
export function isPersonal(pathname: string): boolean {
  return isPersonalPage(canonicalPath(pathname)) || isPersonalPage(canonicalPath(resolved(pathname)))
}

/** Whether the page at this path is for staff alone. */
export function isStaffPage(pathname: string): boolean {
  const path = canonicalPath(pathname)
  return staffPages.some((page) => page === path)
}

/** Whose the request is, by the route that it was matched with; by its path where one route takes many. */
export function ownerOfRequest({
  url,
  routeOptions,
}: Pick<FastifyRequest, 'url' | 'routeOptions'>): PathOwner {
  const route = routeOptions.url
  if (route === undefined || route.includes('*')) return ownerOf(pathOf(url))
  const known = ownersOfRoutes.get(route)
  if (known) return known
  const owner = ownerOf(route)
  ownersOfRoutes.set(route, owner)
  return owner
}

/** By the routes' patterns, of which there are as many as there are routes. */
const ownersOfRoutes = new Map<string, PathOwner>()

/** A url's path as it came. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}

/**
 * One spelling for all that the routers take for the same: they decode percent codes, and the site's own
 * looks past capitals, repeated slashes and slashes at the end. Dots at the end of a segment some servers
 * before us drop.
 */
export function canonicalPath(pathname: string): string {
  const segments = decoded(pathname).toLowerCase().split(/[/\\]/).map(withoutDotsAtTheEnd)
  return `/${segments.filter((segment) => segment !== '').join('/')}`
}

/** Dot segments followed, as every URL is read. */
function resolved(pathname: string): string {
  return URL.parse(`http://site${pathname}`)?.pathname ?? pathname
}

/** Undone as often as it was done, at most three times: what a proxy decodes first is then the same. */
function decoded(pathname: string): string {
  let path = pathname
  for (let times = 0; times < 3 && path.includes('%'); times += 1) {
    try {
      path = decodeURIComponent(path)
    } catch {
      return path
    }
  }
  return path
}

function withoutDotsAtTheEnd(segment: string): string {
  let end = segment.length
  while (end > 0 && segment[end - 1] === '.') end -= 1
  return segment.slice(0, end)
}
