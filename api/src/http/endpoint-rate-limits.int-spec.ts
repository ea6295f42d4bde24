import { defineEndpoint, type RateLimit } from '@vitrine/contracts/endpoint'
import { signIn } from '@vitrine/contracts/identity/endpoints'
import { AppError } from '@vitrine/platform/app-error'
import type { Database } from '@vitrine/database/database'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { EndpointRateLimits, settleRateLimits } from './endpoint-rate-limits.ts'
import { RateLimiters } from './rate-limiters.ts'
import type { VitrineRequest } from './request.ts'

let server: FastifyInstance
let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
})
afterEach(() => server.close())
afterAll(() => data.drop())

let names = 0
const settings = { RATE_LIMIT_PER_MINUTE: 1000, REDIS_URL: undefined }

interface Caller {
  body?: object
  member?: number
  /** With which status the call itself is answered. */
  status?: number
}

/** A server with one call that is limited so; returns how to make it. */
async function limited(...rateLimits: RateLimit[]) {
  return await serve(`test.call-${(names += 1)}`, rateLimits, data.database)
}

async function serve(
  name: string,
  rateLimits: readonly RateLimit[],
  database: Database,
  own: typeof settings = settings,
) {
  const endpoint = defineEndpoint({
    name,
    summary: '',
    method: 'POST',
    path: '/call',
    access: 'visitor',
    rateLimits,
  })
  server = fastify()
  const held = new EndpointRateLimits(new RateLimiters(database, own), own)
  server.addHook(
    'onSend',
    async (request: VitrineRequest, reply) => await settleRateLimits(request, reply.statusCode),
  )
  server.post('/call', async (request: VitrineRequest, reply) => {
    const member = Number(request.headers['x-member'])
    try {
      await held.take(request, endpoint, 'anyone')
      if (member) request.actor = { userId: member, roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' }
      await held.take(request, endpoint, 'member')
      return await reply.status(Number(request.headers['x-status'])).send('through')
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return await reply.status(error.status).header('retry-after', String(error.retryAfterSeconds)).send()
    }
  })
  const process = server
  return async (from: string, { body = {}, member = 0, status = 200 }: Caller = {}) =>
    (
      await process.inject({
        method: 'POST',
        url: '/call',
        remoteAddress: from,
        payload: body,
        headers: { 'x-member': String(member), 'x-status': String(status) },
      })
    ).statusCode
}

describe('a call that is limited', () => {
  test('by address lets each network address have its own', async () => {
    const call = await limited({ by: 'address', perMinute: 2 })
    expect([
      await call('10.0.0.1'),
      await call('10.0.0.1'),
      await call('10.0.0.1'),
      await call('10.0.0.2'),
    ]).toEqual([200, 200, 429, 200])
  })

  test('by address counts a whole /64 of IPv6 as one', async () => {
    const call = await limited({ by: 'address', perMinute: 1 })
    expect([
      await call('2001:db8:0:1::1'),
      await call('2001:db8:0:1:ffff::2'),
      await call('2001:db8:0:2::1'),
    ]).toEqual([200, 429, 200])
  })

  test('by a field counts the address written there, however it is written and wherever it comes from', async () => {
    const call = await limited({ by: { field: 'email' }, perHour: 2 })
    const to = (email: unknown, from: string) => call(from, { body: { email } })
    expect([
      await to('ada@x.example', '10.0.0.1'),
      await to(' ADA@x.example', '10.0.0.2'),
      await to('Ada@X.example', '10.0.0.3'),
      await to('bob@x.example', '10.0.0.3'),
    ]).toEqual([200, 200, 429, 200])
    expect([await to(7, '10.0.0.4'), await to(undefined, '10.0.0.4'), await to(null, '10.0.0.4')]).toEqual([
      200, 200, 200,
    ])
  })

  test('by a field looks at no more of a text than an email has', async () => {
    const call = await limited({ by: { field: 'email' }, perHour: 1 })
    const normalize = vi.spyOn(String.prototype, 'normalize')
    await call('10.0.0.1', { body: { email: 'a' + '\u0301\u0323'.repeat(50_000) } })
    expect(Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length))).toBeLessThan(2_000)
    normalize.mockRestore()
  })

  test('by account counts the member in all browsers, and no visitor', async () => {
    const call = await limited({ by: 'account', perMinute: 1 })
    expect([
      await call('10.0.0.1', { member: 1 }),
      await call('10.0.0.2', { member: 1 }),
      await call('10.0.0.1', { member: 2 }),
    ]).toEqual([200, 429, 200])
    expect([await call('10.0.0.1'), await call('10.0.0.1')]).toEqual([200, 200])
  })

  test('counts only what succeeds, or only what fails, where it says so', async () => {
    const accepted = await limited({ by: 'address', perHour: 2, counts: 'accepted' })
    for (let again = 1; again <= 5; again += 1) expect(await accepted('10.0.0.1', { status: 400 })).toBe(400)
    expect([
      await accepted('10.0.0.1'),
      await accepted('10.0.0.1'),
      await accepted('10.0.0.1'),
      await accepted('10.0.0.1', { status: 400 }),
    ]).toEqual([200, 200, 429, 429])
    const refused = await limited({ by: 'address', perMinute: 1, counts: 'refused' })
    for (let again = 1; again <= 5; again += 1) expect(await refused('10.0.0.1')).toBe(200)
    expect([
      await refused('10.0.0.1', { status: 400 }),
      await refused('10.0.0.1'),
      await refused('10.0.0.2'),
    ]).toEqual([400, 429, 200])
  })

  test('counts what fails after its work too, but not who is told to come back later', async () => {
    const admitted = await limited({ by: 'address', perHour: 2, counts: 'admitted' })
    const statuses: number[] = []
    for (const status of [503, 429, 503, 409, 503, 200, 200])
      statuses.push(await admitted('10.0.0.1', { status }))
    expect(statuses).toEqual([503, 429, 503, 409, 503, 200, 429])
  })

  test('lets as many through of those that come at once', async () => {
    const call = await limited({ by: 'address', perHour: 3, counts: 'accepted' })
    const responses = await Promise.all(Array.from({ length: 10 }, () => call('10.0.0.1')))
    expect(responses.filter((status) => status === 200)).toHaveLength(3)
  })

  test('asks the store nothing where refused calls alone count and none was', async () => {
    const call = await limited({ by: 'address', perMinute: 1, counts: 'refused' })
    const stored = async () =>
      (await sql`SELECT 1 FROM rate_limits WHERE key LIKE ${`test.call-${names}%`}`.execute(data.database))
        .rows.length
    await call('10.0.0.1')
    expect(await stored()).toBe(0)
    await call('10.0.0.1', { status: 400 })
    expect(await stored()).toBe(1)
  })

  test('of those that come at once and are refused, lets no more than twice as many through, and then none', async () => {
    const call = await limited({ by: 'address', perMinute: 3, counts: 'refused' })
    const responses = await Promise.all(Array.from({ length: 20 }, () => call('10.0.0.1', { status: 400 })))
    expect(responses.filter((status) => status === 400).length).toBeLessThanOrEqual(6)
    expect([await call('10.0.0.1'), await call('10.0.0.2')]).toEqual([429, 200])
  })

  test('says when to come back', async () => {
    const call = await limited({ by: 'address', perHour: 1 })
    await call('10.0.0.1')
    const { headers } = await server.inject({ method: 'POST', url: '/call', remoteAddress: '10.0.0.1' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
  })
})

describe('several processes', () => {
  const rateLimits = [{ by: 'address', perMinute: 3 }] as const

  test('count together', async () => {
    const name = `test.together-${(names += 1)}`
    const [one, other] = [
      await serve(name, rateLimits, data.database),
      await serve(name, rateLimits, data.database),
    ]
    expect([
      await one('10.0.0.1'),
      await other('10.0.0.1'),
      await one('10.0.0.1'),
      await other('10.0.0.1'),
      await one('10.0.0.1'),
    ]).toEqual([200, 200, 200, 429, 429])
    expect(await other('10.0.0.2')).toBe(200)
  })

  test('count refused calls together, each from the first one that it refuses itself', async () => {
    const name = `test.refused-${(names += 1)}`
    const limits = [{ by: 'address', perMinute: 2, counts: 'refused' }] as const
    const [one, other] = [await serve(name, limits, data.database), await serve(name, limits, data.database)]
    const refused = { status: 400 }
    expect([
      await one('10.0.0.1', refused),
      await one('10.0.0.1', refused),
      await other('10.0.0.1', refused),
      await other('10.0.0.1'),
      await one('10.0.0.1'),
    ]).toEqual([400, 400, 400, 429, 429])
  })

  test('count each for itself while the store is away', async () => {
    const away = await testDatabase()
    await away.drop()
    const call = await serve('test.away', rateLimits, away.database)
    expect([
      await call('10.0.0.1'),
      await call('10.0.0.1'),
      await call('10.0.0.1'),
      await call('10.0.0.1'),
    ]).toEqual([200, 200, 200, 429])
  })

  test('count what changes something by network address, whatever call it is', async () => {
    const few = { ...settings, RATE_LIMIT_PER_MINUTE: 2 }
    const [one, other] = [
      await serve('test.one', [], data.database, few),
      await serve('test.other', [], data.database, few),
    ]
    expect([
      await one('10.9.9.9'),
      await other('10.9.9.9'),
      await one('10.9.9.9'),
      await other('10.9.9.9'),
    ]).toEqual([200, 200, 429, 429])
  })

  test('keep no email and no network address', async () => {
    await (
      await limited({ by: { field: 'email' }, perHour: 2 }, { by: 'address', perHour: 2 })
    )('203.0.113.77', { body: { email: 'ada@x.example' } })
    const { rows } = await sql<{ key: string }>`SELECT key FROM rate_limits`.execute(data.database)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0/)
  })
})

test('the OpenAPI document tells the rate limits and their response', async () => {
  server = fastify()
  const { paths } = openApiDocument([signIn], 'https://vitrine.example')
  expect(paths).toMatchObject({
    [signIn.path]: {
      post: {
        'x-rate-limits': ['30 a minute by address', '30 a minute by username'],
        responses: { 429: { description: expect.stringContaining('TOO_MANY_REQUESTS') } },
      },
    },
  })
})
