import { mayAccess, type Actor } from '@vitrine/contracts/access'
import { capabilities, endpoints } from '@vitrine/contracts/areas'
import { fillPath } from '@vitrine/contracts/client'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { startDocument } from '@vitrine/contracts/vault-downloads/endpoints'
import { statusAt } from '@vitrine/contracts/standing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SessionReader } from '../identity/session-reader.ts'
import { anyBody } from '../testing/any-body.ts'
import {
  callsBySecret,
  callsThatName,
  hasOwnSecret,
  callsWithoutRoute,
  unlistedRoutes,
  unsafeCalls,
} from '../testing/matrix-coverage.ts'
import {
  callsWithOwnSecret,
  ownedRecords,
  wordsInPaths,
  workingSecrets,
  type Filled,
} from '../testing/matrix-fixtures.ts'
import { memberKinds, type MemberKind, type MemberKindRow } from '../testing/member-kinds.ts'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { emptyDocuments } from '../testing/empty-documents.ts'
import { callAs, testApi, type TestResponse, type TestApi, type TestCall } from '../testing/test-api.ts'
import { watchWrites, type WrittenTables } from '../testing/written-tables.ts'

const kinds = [
  'free',
  'trial',
  'paid',
  'suspended',
  'enterprise',
  'enterprise admin',
  'staff',
  'editor',
  'support',
  'operator',
] as const satisfies readonly MemberKind[]

let api: TestApi
let writes: WrittenTables
const members = new Map<MemberKind, TestMember>()
const routes: { method: string; url: string }[] = []

beforeAll(async () => {
  api = await testApi({ onRoute: (route) => routes.push(route), documents: emptyDocuments })
  for (const kind of kinds) members.set(kind, await aMember(api.app, api.data.database, kind))
  writes = await watchWrites(api.data.database)
})
afterAll(() => api.close())

function memberOf(kind: MemberKind): TestMember {
  const member = members.get(kind)
  if (!member) throw new Error(`nobody calls as ${kind}`)
  return member
}

/** In a session of its own: some calls end the session that makes them. */
async function inNewSession(kind: MemberKind): Promise<TestCall> {
  return callAs(api.app, { cookie: await aSession(api.data.database, memberOf(kind).userId) })
}

function actorOf(kind: MemberKind): Actor {
  const { roles, status, isSuspended = false, staffRole }: MemberKindRow = memberKinds[kind]
  return {
    userId: memberOf(kind).userId,
    roles,
    staffRole: staffRole ?? null,
    subscriptionStatus: statusAt({ status, trialEndsAt: null, isSuspended }, new Date()),
  }
}

function missing(path: string): Record<string, string> {
  return Object.fromEntries(
    [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [
      name,
      /id$/i.test(name) ? '999999999' : 'none',
    ]),
  )
}

/** Whatever the response is, nobody between us and the caller keeps it. */
async function ask(call: TestCall, endpoint: Endpoint, filled: Filled = {}): Promise<TestResponse> {
  const sent = anyBody(endpoint)
  const response = await call(
    endpoint.method,
    fillPath(endpoint.path, { params: missing(endpoint.path), ...filled }),
    {
      headers: { ...sent.headers, ...(endpoint.requestedWith && { 'x-requested-with': 'XMLHttpRequest' }) },
      body: filled.body ?? sent.body,
    },
  )
  expect([endpoint.name, response.status, response.headers['cache-control']]).toEqual([
    endpoint.name,
    response.status,
    'private, no-store',
  ])
  return response
}

/**
 * Whatever a call responds beyond "sign in first" and "you may not" counts as let in. A HEAD responds with
 * its status alone.
 */
function outcomeOf({ status, body }: TestResponse, endpoint: Endpoint): 'in' | 'sign in' | 'may not' {
  if (status === 401 && (endpoint.method === 'HEAD' || body.errorCode === 'SIGN_IN_REQUIRED'))
    return 'sign in'
  return status === 403 && (endpoint.method === 'HEAD' || body.errorCode === 'FORBIDDEN') ? 'may not' : 'in'
}

/** A document goes on being made after the response, and must not write during the next call. */
async function documentsBeingMade(): Promise<number> {
  return (await api.data.database.selectFrom('document_turns').select('user_id').execute()).length
}

/** A call that is not let in ends no session, so the next call of its kind is made in the same. */
const openSessions = new Map<MemberKind, TestCall>()
/** Whether something may have been written since the last look: by a call that was let in, or a new session. */
let mayHaveWritten = true

async function inOpenSession(kind: MemberKind): Promise<TestCall> {
  const open = openSessions.get(kind)
  if (open) return open
  const call = await inNewSession(kind)
  openSessions.set(kind, call)
  mayHaveWritten = true
  return call
}

/** Whoever is not let in has written nothing anywhere; that a member tried is audited. */
async function outcomeFor(call: TestCall, endpoint: Endpoint): Promise<string> {
  if (mayHaveWritten) await writes.take()
  const outcome = outcomeOf(await ask(call, endpoint), endpoint)
  if (endpoint.name === startDocument.name) await expect.poll(documentsBeingMade).toBe(0)
  mayHaveWritten = outcome === 'in'
  if (mayHaveWritten) return outcome
  const written = (await writes.take()).filter((table) => outcome === 'sign in' || table !== 'audit_entries')
  expect([endpoint.name, outcome, written]).toEqual([endpoint.name, outcome, []])
  return outcome
}

describe('D1-019, D1-020, D1-130, D1-183, D1-189, D1-190, D2-193, D2-207: who is let in', () => {
  test.each(endpoints)('$name, as each kind of caller', async (endpoint) => {
    const outcomes: Record<string, string> = { visitor: await outcomeFor(api.visitor, endpoint) }
    const expected: Record<string, string> = { visitor: mayAccess(null, endpoint.access) ? 'in' : 'sign in' }
    for (const kind of kinds) {
      outcomes[kind] = await outcomeFor(await inOpenSession(kind), endpoint)
      if (outcomes[kind] === 'in') openSessions.delete(kind)
      expected[kind] = mayAccess(actorOf(kind), endpoint.access) ? 'in' : 'may not'
    }
    expect(outcomes).toEqual(expected)
    // An access that nobody here has, or that everybody has by mistake, is not covered by these kinds.
    expect(Object.values(outcomes)).toContain('in')
    if (endpoint.access !== 'visitor' && !hasOwnSecret(endpoint.access))
      expect(outcomes['visitor']).toBe('sign in')
  })

  test('each endpoint states an access that is known', () => {
    const known: readonly string[] = ['visitor', 'member', 'staff', 'token', 'webhook', ...capabilities]
    expect(
      endpoints
        .filter(({ access }) => !known.includes(typeof access === 'string' ? access : access.capability))
        .map(({ name }) => name),
    ).toEqual([])
  })
})

describe("D2-058, D2-143, D2-161, D2-206, D3-151: a record that is another member's", () => {
  const ownersCalls = callsThatName(endpoints)

  test('each call that names one is tried', () => {
    expect(ownersCalls.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(ownedRecords), ...wordsInPaths].toSorted(),
    )
  })

  test.each(ownersCalls.filter(({ name }) => !wordsInPaths.includes(name)))(
    '$name responds exactly as for one that is missing',
    async (endpoint) => {
      const record = await ownedRecords[endpoint.name]?.(
        await aMember(api.app, api.data.database, 'unlimited'),
        api.data.database,
      )
      const call = await inNewSession('enterprise admin')
      const [foreign, none] = [
        await ask(call, endpoint, record),
        await ask(call, endpoint, { body: record?.body }),
      ]
      expect(none).toMatchObject({ status: 404 })
      expect({ status: foreign.status, body: foreign.body }).toEqual({ status: none.status, body: none.body })
    },
  )
})

describe('what another site’s page sends in a member’s name', () => {
  const marks: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:80', host: 'localhost:3000' },
    { origin: 'https://localhost:3000', host: 'localhost:3000' },
  ]

  test.each(unsafeCalls(endpoints))('$name refuses it and changes nothing', async (endpoint) => {
    const cookie = await aSession(api.data.database, memberOf('staff').userId)
    await writes.take()
    for (const mark of marks) {
      // A form of theirs can send neither JSON nor X-Requested-With; that neither is what refuses it, both
      // are here.
      const sent = anyBody(endpoint)
      const headers = { ...sent.headers, cookie, 'x-requested-with': 'XMLHttpRequest', ...mark }
      const response = await api.visitor(
        endpoint.method,
        fillPath(endpoint.path, { params: missing(endpoint.path) }),
        { headers, body: sent.body },
      )
      expect([response.status, response.body.errorCode]).toEqual([403, 'CROSS_SITE_REQUEST'])
    }
    expect(await writes.take()).toEqual([])
  })
})

describe('a call that carries its own secret', () => {
  const bySecret = callsBySecret(endpoints)

  test('is listed', () => {
    expect(bySecret.map(({ name }) => name).toSorted()).toEqual(callsWithOwnSecret.toSorted())
  })

  test('reads no cookie and sets none', async () => {
    const reader = api.app.get(SessionReader, { strict: false })
    const read = vi.spyOn(reader, 'sessionOf')
    const call = await inNewSession('staff')
    for (const endpoint of bySecret) expect((await ask(call, endpoint)).headers['set-cookie']).toBeUndefined()
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })

  test('changes nothing by a GET, though the secret is right', async () => {
    for (const endpoint of bySecret.filter(({ method }) => method === 'GET' || method === 'HEAD')) {
      const secret = await workingSecrets[endpoint.name]?.(memberOf('free'), api.data.database)
      if (!secret)
        throw new Error(`api/src/testing/matrix-fixtures.ts has no working secret for ${endpoint.name}`)
      await writes.take()
      expect((await ask(api.visitor, endpoint, secret)).status).toBe(200)
      expect(await writes.take()).toEqual([])
    }
  })
})

test('every route of the server is an operation of the OpenAPI document, a page or a file', () => {
  expect(unlistedRoutes(routes, endpoints)).toEqual([])
  expect(callsWithoutRoute(routes, endpoints)).toEqual([])
})
