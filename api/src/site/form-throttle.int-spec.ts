import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, testApi, type TestApi } from '../testing/test-api.ts'
import { contactForm } from './testing/contact-form.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

it.each([
  ['/login/auth', { username: 'nobody@post.example', password: 'Brass-cabinet-7' }, 60],
  ['/login/signup', { email: 'newcomer@post.example', password: 'Brass-cabinet-7', displayName: '' }, 60],
  ['/login/forgot', { email: 'nobody@post.example' }, 60],
  ['/login/verify-email?token=none', { token: 'none' }, 60],
  ['/newsletter-landing-page', { name: 'Anna Lopez', email: 'anna@post.example' }, 60],
  ['/newsletter/confirm?key=none', {}, 60],
  ['/newsletter/unsubscribe?key=none&category=newsletter', {}, 60],
  ['/about-contact', contactForm, 3600],
])(
  '%s without scripts says when to come back, once it was posted too often',
  async (page, fields, seconds) => {
    const from = callAs(api.app, { 'content-type': 'application/x-www-form-urlencoded' }, '203.0.113.7')
    const body = new URLSearchParams(fields).toString()
    const post = () => from('POST', page, { body })
    // Where wrong calls alone count, those that come at once are counted once they are known to be wrong.
    const burst = await Promise.all(Array.from({ length: 31 }, post))
    const refused = [...burst, await post()].filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(seconds / 2)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds)
    }
  },
)
