import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi({ settings: { PUBLIC_URL: 'https://vitrine.example' } })
})
afterAll(() => api.close())

const body = { firstName: 'Anna', lastName: 'Lopez', email: 'anna@example.com', source: 'landing-page' }

test.each([
  ['its own name', 'vitrine.example', 'https://vitrine.example', 200],
  ['another name that leads here', 'evil.example', 'http://evil.example', 403],
  ['another site', 'vitrine.example', 'https://evil.example', 403],
  ['its own name, over another scheme', 'vitrine.example', 'http://vitrine.example', 403],
  ['its own name, at another port', 'vitrine.example', 'https://vitrine.example:8443', 403],
  ['the machine itself', 'localhost:3000', 'http://localhost:3000', 200],
  ['the machine itself, over another scheme', 'localhost:3000', 'https://localhost:3000', 403],
  ['a sandboxed page', 'vitrine.example', 'null', 403],
])('what a page of %s sends is taken or refused by the settings', async (_, host, origin, status) => {
  expect(
    (await api.visitor('POST', '/api/v1/account-settings/newsletter', { body, headers: { host, origin } }))
      .status,
  ).toBe(status)
})

describe('behind a proxy that ends https, where no setting names the site', () => {
  const form = new URLSearchParams({
    name: 'Ada Lindqvist',
    email: 'ada@post.example',
    subject: 'article',
    website: '',
    message: 'The date of the celadon entry is off.',
  }).toString()
  const forwarded = {
    host: 'inner.example',
    'x-forwarded-host': 'vitrine.example',
    'x-forwarded-proto': 'https',
  }

  let behind: TestApi
  beforeAll(async () => {
    behind = await testApi({ settings: { TRUST_PROXY: '1' } })
  })
  afterAll(() => behind.close())

  test.each([
    ['https://vitrine.example', 200, 303],
    ['http://vitrine.example', 403, 403],
    ['http://inner.example', 403, 403],
  ])(
    'what a page of %s sends is judged by the forwarded scheme and host, a call (%i) and a form without scripts (%i) alike',
    async (origin, asCall, asForm) => {
      const headers = { ...forwarded, origin }
      const called = await behind.visitor('POST', '/api/v1/account-settings/newsletter', { body, headers })
      const posted = await behind.visitor('POST', '/about-contact', {
        body: form,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([called.status, posted.status]).toEqual([asCall, asForm])
    },
  )

  test('the form that signs out without scripts is, too', async () => {
    const press = async (origin: string) =>
      (
        await behind.visitor('POST', '/login/sign-out', {
          body: '',
          headers: { ...forwarded, origin, 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status
    expect([await press('https://vitrine.example'), await press('http://vitrine.example')]).toEqual([
      303, 403,
    ])
  })
})
