import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const press = (call: TestCall, headers: Record<string, string> = {}) =>
  call('POST', '/login/sign-out', { body: '', headers: { ...FORM, ...headers } })
const isSignedIn = async (call: TestCall) => (await call('GET', readUserDetails.path)).status === 200

describe('signing out without scripts', () => {
  it('ends the session, takes its cookie away and leads to the log-in page', async () => {
    const member = await api.signedIn('ROLE_FREE')
    const { status, headers } = await press(member, {
      host: 'vitrine.example',
      origin: 'http://vitrine.example',
      'sec-fetch-site': 'same-origin',
    })
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      303,
      '/login/auth',
      'private, no-store',
    ])
    expect(String(headers['set-cookie'])).toMatch(/^vitrine-session=;.*Expires=Thu, 01 Jan 1970/)
    expect(await isSignedIn(member)).toBe(false)
  })

  it.each([
    ['another site’s origin', { host: 'vitrine.example', origin: 'https://elsewhere.example' }],
    ['no origin that can be told', { host: 'vitrine.example', origin: 'null' }],
    ['another site by the browser’s own word', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s, and the session stays', async (_, headers) => {
    const member = await api.signedIn('ROLE_FREE')
    const response = await press(member, headers)
    expect([response.status, response.headers['set-cookie']]).toEqual([403, undefined])
    expect(await isSignedIn(member)).toBe(true)
  })

  it('does nothing to a visitor, nor when its address is merely opened', async () => {
    expect(await press(api.visitor)).toMatchObject({ status: 303, headers: { location: '/login/auth' } })
    const member = await api.signedIn('ROLE_FREE')
    expect((await member('GET', '/login/sign-out')).status).toBe(404)
    expect(await isSignedIn(member)).toBe(true)
  })

  it.each(['/login/auth', '/app/accountSettings/userInfo', '/app/accountSettings/newsletterSettings'])(
    'stands on %s as a form that scripts hide',
    async (page) => {
      const { body } = await api.visitor('GET', page)
      expect(body).toMatch(
        /<form class="[^"]*hidden[^"]*nojs:block" action="\/login\/sign-out" method="post"/,
      )
    },
  )
})
