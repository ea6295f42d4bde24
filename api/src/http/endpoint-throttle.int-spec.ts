import cookie from '@fastify/cookie'
import { defineEndpoint, type Throttle } from '@vitrine/contracts/endpoint'
import { signIn } from '@vitrine/contracts/identity/endpoints'
import { AppError } from '@vitrine/platform/app-error'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { EndpointThrottle, settleThrottles } from './endpoint-throttle.ts'
import type { VitrineRequest } from './request.ts'

let server: FastifyInstance
afterEach(() => server.close())

/** A server with one call that is throttled so; answers how to make it. */
async function throttled(...throttle: Throttle[]) {
  const endpoint = defineEndpoint({ name: 'test.call', summary: '', method: 'POST', path: '/call', access: 'visitor', throttle })
  server = fastify()
  await server.register(cookie)
  const held = new EndpointThrottle()
  server.addHook('onSend', async (request, reply) => settleThrottles(request, reply.statusCode))
  server.post('/call', async (request: VitrineRequest, reply) => {
    const member = Number(request.headers['x-member'])
    try {
      held.check(request, endpoint, 'anyone')
      if (member) request.actor = { userId: member, roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' }
      held.check(request, endpoint, 'member')
      return await reply.status(request.headers['x-refused'] ? 400 : 200).send('through')
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return await reply.status(error.status).header('retry-after', String(error.retryAfterSeconds)).send()
    }
  })
  return async (from: string, { body = {}, member = 0, refused = false }: { body?: object; member?: number; refused?: boolean } = {}) =>
    (await server.inject({ method: 'POST', url: '/call', remoteAddress: from, payload: body, headers: { 'x-member': String(member), ...(refused && { 'x-refused': 'yes' }) } })).statusCode
}

describe('a call that is throttled', () => {
  test('by address lets each network address have its own', async () => {
    const call = await throttled({ by: 'address', perMinute: 2 })
    expect([await call('10.0.0.1'), await call('10.0.0.1'), await call('10.0.0.1'), await call('10.0.0.2')]).toEqual([200, 200, 429, 200])
  })

  test('by address counts a whole /64 of IPv6 as one', async () => {
    const call = await throttled({ by: 'address', perMinute: 1 })
    expect([await call('2001:db8:0:1::1'), await call('2001:db8:0:1:ffff::2'), await call('2001:db8:0:2::1')]).toEqual([200, 429, 200])
  })

  test('by a field counts the address written there, however it is written and wherever it comes from', async () => {
    const call = await throttled({ by: { field: 'email' }, perHour: 2 })
    const to = (email: unknown, from: string) => call(from, { body: { email } })
    expect([await to('ada@x.example', '10.0.0.1'), await to(' ADA@x.example', '10.0.0.2'), await to('Ada@X.example', '10.0.0.3'), await to('bob@x.example', '10.0.0.3')]).toEqual([200, 200, 429, 200])
    expect([await to(7, '10.0.0.4'), await to(undefined, '10.0.0.4'), await to(null, '10.0.0.4')]).toEqual([200, 200, 200])
  })

  test('by a field looks at no more of a text than an email has', async () => {
    const call = await throttled({ by: { field: 'email' }, perHour: 1 })
    const normalize = vi.spyOn(String.prototype, 'normalize')
    await call('10.0.0.1', { body: { email: 'a' + '\u0301\u0323'.repeat(50_000) } })
    expect(Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length))).toBeLessThan(2_000)
    normalize.mockRestore()
  })

  test('by account counts the member in all browsers, and no visitor', async () => {
    const call = await throttled({ by: 'account', perMinute: 1 })
    expect([await call('10.0.0.1', { member: 1 }), await call('10.0.0.2', { member: 1 }), await call('10.0.0.1', { member: 2 })]).toEqual([200, 429, 200])
    expect([await call('10.0.0.1'), await call('10.0.0.1')]).toEqual([200, 200])
  })

  test('counts only what succeeds, or only what fails, where it says so', async () => {
    const accepted = await throttled({ by: 'address', perHour: 2, counts: 'accepted' })
    for (let again = 1; again <= 5; again += 1) expect(await accepted('10.0.0.1', { refused: true })).toBe(400)
    expect([await accepted('10.0.0.1'), await accepted('10.0.0.1'), await accepted('10.0.0.1'), await accepted('10.0.0.1', { refused: true })]).toEqual([200, 200, 429, 429])
    const refused = await throttled({ by: 'address', perMinute: 1, counts: 'refused' })
    for (let again = 1; again <= 5; again += 1) expect(await refused('10.0.0.1')).toBe(200)
    expect([await refused('10.0.0.1', { refused: true }), await refused('10.0.0.1'), await refused('10.0.0.2')]).toEqual([400, 429, 200])
  })

  test('lets as many through of those that come at once', async () => {
    const call = await throttled({ by: 'address', perHour: 3, counts: 'accepted' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('10.0.0.1')))
    expect(answers.filter((status) => status === 200)).toHaveLength(3)
  })

  test('says when to come back', async () => {
    const call = await throttled({ by: 'address', perHour: 1 })
    await call('10.0.0.1')
    const { headers } = await server.inject({ method: 'POST', url: '/call', remoteAddress: '10.0.0.1' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
  })
})

test('the OpenAPI document tells the throttles and their answer', async () => {
  server = fastify()
  const { paths } = openApiDocument([signIn], 'https://vitrine.example')
  expect(paths).toMatchObject({ [signIn.path]: { post: { 'x-throttle': ['30 a minute by address', '30 a minute by username'], responses: { 429: { description: expect.stringContaining('TOO_MANY_REQUESTS') } } } } })
})
