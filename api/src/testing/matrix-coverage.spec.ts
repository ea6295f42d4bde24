import type { Endpoint } from '@vitrine/contracts/endpoint'
import { endpoints } from '@vitrine/contracts/areas'
import { describe, expect, test } from 'vitest'
import {
  callsBySecret,
  callsThatName,
  callsWithoutRoute,
  unlistedRoutes,
  unsafeCalls,
} from './matrix-coverage.ts'
import { callsWithOwnSecret, ownedRecords, wordsInPaths } from './matrix-fixtures.ts'

type Stray = Pick<Endpoint, 'name' | 'method' | 'path' | 'access'>
const routes = endpoints.map(({ method, path }) => ({ method, url: path }))

function named(found: readonly Stray[]): string[] {
  return found.map(({ name }) => name)
}

describe('the access matrix notices', () => {
  test.each([
    ['GET', '/api/v1/identity/everybody'],
    ['PURGE', '/api/v1/identity/user-details'],
    ['DELETE', '/api/v1/identity/user-details'],
    ['POST', '/taxonomy/anything'],
    ['HEAD', '/api/v1/identity/sessions'],
    ['GET', '/health/secrets'],
    ['GET', '/metrics'],
    ['POST', '/health/live'],
    ['GET', '/login/everybody'],
    ['POST', '/oms/rebuild'],
    ['PUT', '/*'],
  ])('%s %s, which no endpoint states', (method, url) => {
    expect(unlistedRoutes([...routes, { method, url }], endpoints)).toEqual([{ method, url }])
  })

  test('an endpoint that no route responds to', () => {
    expect(callsWithoutRoute(routes.slice(1), endpoints)).toEqual([endpoints[0]?.name])
  })

  test.each<Stray['access']>(['member', { capability: 'vault.view' }, { capability: 'team.manage' }])(
    'a call with access %j that names a record and has no other member’s record to ask for',
    (access) => {
      const stray: Stray = { name: 'vault.read-item', method: 'GET', path: '/api/v1/vault/items/:id', access }
      expect(
        named(callsThatName([...endpoints, stray])).filter(
          (name) => !(name in ownedRecords) && !wordsInPaths.includes(name),
        ),
      ).toEqual(['vault.read-item'])
    },
  )

  test.each<Stray['access']>(['token', 'webhook'])('a call with access %s that is not listed', (access) => {
    const stray: Stray = {
      name: 'billing.take-report',
      method: 'POST',
      path: '/api/v1/billing/reports',
      access,
    }
    expect(
      named(callsBySecret([...endpoints, stray])).filter((name) => !callsWithOwnSecret.includes(name)),
    ).toEqual(['billing.take-report'])
  })

  test('each call that changes something, of whatever access', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const stray: Stray = { name: 'stray', method, path: '/api/v1/stray', access: 'visitor' }
      expect(named(unsafeCalls([stray]))).toEqual(['stray'])
    }
  })
})

test('as they stand nothing is left out', () => {
  expect(unlistedRoutes(routes, endpoints)).toEqual([])
  expect(callsWithoutRoute(routes, endpoints)).toEqual([])
})
