import { mayAccess, type Actor } from '@vitrine/contracts/access'
import { fillAddress } from '@vitrine/contracts/client'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { endpoints } from '@vitrine/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerOf } from '../site/path-owner.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const kinds: { kind: string; actor: Actor | null }[] = [
  { kind: 'visitor', actor: null },
  { kind: 'member', actor: { userId: 1, roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' } },
  { kind: 'staff', actor: { userId: 2, roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive' } },
]

let api: TestApi
let callers: Record<string, TestCall>
const routes: { method: string; url: string }[] = []

beforeAll(async () => {
  api = await testApi({ onRoute: (route) => routes.push(route) })
  callers = await everybody()
})

async function everybody(): Promise<Record<string, TestCall>> {
  return { visitor: api.visitor, member: await api.signedIn('ROLE_FREE'), staff: await api.signedIn('ROLE_ADMIN') }
}

afterAll(() => api.close())

/** The endpoint's answer to somebody; whatever it says beyond "you may not" counts as let in. */
async function statusFor(kind: string, endpoint: Endpoint): Promise<number> {
  const address = fillAddress(endpoint.path, { params: { url: 'none', authorUrl: 'none', sourceUrl: 'none', id: '999999', key: 'none' } })
  // Signing out would end the session that the other rows use.
  const call = (endpoint.name === 'identity.sign-out' ? await everybody() : callers)[kind]
  if (!call) throw new Error(`nobody calls as ${kind}`)
  const { status } = await call(endpoint.method, address, {
    headers: endpoint.requestedWith ? { 'x-requested-with': 'XMLHttpRequest' } : {},
    ...(endpoint.body && { body: {} }),
  })
  return status
}

const rows = endpoints.flatMap((endpoint) => kinds.map(({ kind, actor }) => ({ name: endpoint.name, kind, endpoint, actor })))

test.each(rows)('$name as $kind', async ({ endpoint, kind, actor }) => {
  const status = await statusFor(kind, endpoint)
  if (mayAccess(actor, endpoint.access)) {
    // 403 is the documented answer of the user details to a visitor, 401 that of a failed sign-in.
    const documented = endpoint.name === 'identity.read-user-details' || endpoint.name === 'identity.sign-in'
    if (!documented) expect([401, 403]).not.toContain(status)
  } else {
    expect(status).toBe(actor ? 403 : 401)
  }
})

test('every route of the api is an endpoint of the contracts or one of the few that are no calls', () => {
  const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  const plain = ['/health/live', '/health/ready', '/api/openapi.json', '/media/*', '/assets/*']
  const isKnown = ({ method, url }: { method: string; url: string }) => known.has(`${method} ${url}`) || (method === 'HEAD' && known.has(`GET ${url}`))
  // Where the site and the console are built, their routes are here too.
  expect(routes.filter((route) => ownerOf(route.url) === 'api' && !isKnown(route) && !plain.includes(route.url))).toEqual([])
  expect(routes.filter(isKnown).length).toBeGreaterThanOrEqual(endpoints.length)
})
