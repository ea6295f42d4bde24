import { memberCapabilities, type Access } from '@vitrine/contracts/access'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { plainRoutes } from '../http/allowed-methods.ts'
import { isUnsafe } from '../http/same-origin.ts'
import { ownerOf } from '../http/path-owner.ts'

/** What the access matrix goes by when it asks whether nothing was left out of it. */
type Call = Pick<Endpoint, 'name' | 'method' | 'path' | 'access' | 'requestedWith'>
interface Route {
  method: string
  url: string
}

export function hasOwnSecret(access: Access): boolean {
  return access === 'token' || access === 'webhook'
}

function isMembers(access: Access): boolean {
  return access === 'member' || (typeof access === 'object' && memberCapabilities.some((capability) => capability === access.capability))
}

/** Routes of the api that no endpoint of the contracts states. Where site and console are built, theirs are here too. */
export function unlistedRoutes(routes: readonly Route[], calls: readonly Call[]): Route[] {
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  const isKnown = ({ method, url }: Route) => known.has(`${method} ${url}`) || (method === 'HEAD' && known.has(`GET ${url}`))
  return routes.filter((route) => ownerOf(route.url) === 'api' && !isKnown(route) && !plainRoutes.includes(route.url))
}

/** Endpoints that no route answers. */
export function unansweredCalls(routes: readonly Route[], calls: readonly Call[]): string[] {
  const answered = new Set(routes.map(({ method, url }) => `${method} ${url}`))
  return calls.filter(({ method, path }) => !answered.has(`${method} ${path}`)).map(({ name }) => name)
}

/** Calls of members whose path names something: a record of theirs, or a word of a fixed list. */
export function callsThatName<C extends Call>(calls: readonly C[]): C[] {
  return calls.filter(({ access, path }) => isMembers(access) && path.includes('/:'))
}

/** Calls that carry a secret of their own. */
export function callsBySecret<C extends Call>(calls: readonly C[]): C[] {
  return calls.filter(({ access }) => hasOwnSecret(access))
}

/** Calls that a page of another site must not be able to make in a member's name. */
export function unsafeCalls<C extends Call>(calls: readonly C[]): C[] {
  return calls.filter((call) => isUnsafe(call.method, call) && !hasOwnSecret(call.access))
}
