import { afterAll, beforeAll, expect, test } from 'vitest'
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
  ['the machine itself', 'localhost:3000', 'http://localhost:3000', 200],
  ['a sandboxed page', 'vitrine.example', 'null', 403],
])('what a page of %s sends is taken or refused by the settings', async (_, host, origin, status) => {
  expect((await api.visitor('POST', '/api/v1/account-settings/newsletter', { body, headers: { host, origin } })).status).toBe(status)
})
