import type { Access } from '@vitrine/contracts/endpoint'
import { memberCapabilities } from '@vitrine/contracts/member-capabilities'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { plainRoutes } from '../http/allowed-methods.ts'
import { isUnsafe } from '../http/same-origin.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { pagesAndFiles } from './pages-and-files.ts'

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
  return (
    access === 'member' ||
    (typeof access === 'object' && memberCapabilities.some((capability) => capability === access.capability))
  )
}

/** Routes of the server that are neither an operation of the OpenAPI document nor one of the pages and files. */
export function unlistedRoutes(routes: readonly Route[], calls: readonly Endpoint[]): Route[] {
  const known = new Set([
    ...operationsOf(calls),
    ...pagesAndFiles,
    ...plainRoutes.map((path) => `GET ${path}`),
  ])
  const isKnown = ({ method, url }: Route) =>
    known.has(`${method} ${url}`) || (method === 'HEAD' && known.has(`GET ${url}`))
  return routes.filter((route) => !isKnown(route))
}

/** What the document says, in the router's spelling. */
function operationsOf(calls: readonly Endpoint[]): string[] {
  const { paths } = openApiDocument(calls, 'http://localhost')
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{([A-Za-z]+)\}/g, ':$1')}`,
    ),
  )
}

/** Endpoints that no route responds to. */
export function callsWithoutRoute(routes: readonly Route[], calls: readonly Call[]): string[] {
  const served = new Set(routes.map(({ method, url }) => `${method} ${url}`))
  return calls.filter(({ method, path }) => !served.has(`${method} ${path}`)).map(({ name }) => name)
}

/** Calls that a session of a member's own makes. */
export function callsOfMembers<C extends Pick<Call, 'access'>>(calls: readonly C[]): C[] {
  return calls.filter(({ access }) => isMembers(access))
}

/** Calls of members whose path names something: a record of theirs, or a word of a fixed list. */
export function callsThatName<C extends Call>(calls: readonly C[]): C[] {
  return callsOfMembers(calls).filter(({ path }) => path.includes('/:'))
}

/** Calls that carry a secret of their own. */
export function callsBySecret<C extends Call>(calls: readonly C[]): C[] {
  return calls.filter(({ access }) => hasOwnSecret(access))
}

/** Calls that a page of another site must not be able to make in a member's name. */
export function unsafeCalls<C extends Call>(calls: readonly C[]): C[] {
  return calls.filter((call) => isUnsafe(call.method, call) && !hasOwnSecret(call.access))
}
