import { contactMessages, contactLimits } from '@vitrine/contracts/contact/messages'
import { newsletterMessages } from '@vitrine/contracts/newsletter/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { contactForm } from './testing/contact-form.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const post = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  api.visitor('POST', '/about-contact', {
    body: new URLSearchParams({ ...contactForm, ...changes }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const stored = () => api.data.database.selectFrom('contact_messages').select(['name', 'subject']).execute()

describe('the contact form without scripts', () => {
  it('has the subject chosen that a page led here with', async () => {
    expect((await api.visitor('GET', '/about-contact?subject=affiliate')).body).toMatch(
      /<option value="affiliate" selected="">/,
    )
    expect((await api.visitor('GET', '/about-contact?subject=%22%3E%3Cscript%3E')).body).toMatch(
      /<option value="" selected="">/,
    )
  })

  it('sends, and leads to a page that says so, of which a reload sends nothing; sent once more it says the same and keeps nothing', async () => {
    const response = await post()
    expect([response.status, response.headers['location']]).toEqual([303, '/about-contact?sent=true'])
    expect(await stored()).toEqual([{ name: 'Ada Lindqvist', subject: 'article' }])
    const again = await post()
    expect([again.status, again.headers['location']]).toEqual([303, '/about-contact?sent=true'])
    expect(await stored()).toHaveLength(1)
    // Where scripts run and no form was posted, a URL alone says nothing of the kind.
    expect((await api.visitor('GET', '/about-contact?sent=true')).body).toMatch(
      /<div class="hidden posted:block"><div role="status">(?:(?!<\/div>).)*Message sent/s,
    )
  })

  it('comes back with a sentence at each wrong field and everything that was typed', async () => {
    const { status, headers, body } = await post({
      name: '',
      email: 'ada@post.example\r\nBcc: x@y.example',
      website: 'javascript:alert(1)',
      message: 'A <b>bold</b> claim, and long enough.',
    })
    expect([status, headers['cache-control']]).toEqual([400, 'private, no-store'])
    for (const sentence of [
      contactMessages.nameMissing,
      newsletterMessages.emailInvalid,
      contactMessages.websiteInvalid,
    ])
      expect(body).toContain(sentence)
    expect(body).toContain('A &lt;b&gt;bold&lt;/b&gt; claim, and long enough.</textarea>')
    expect(body).toMatch(/<option value="article" selected="">/)
    expect(body).toContain('value="javascript:alert(1)"')
    expect(await stored()).toHaveLength(1)
  })

  it('is refused where another site’s page posts it, and nothing that was typed is lost', async () => {
    const { status, body } = await post(
      {},
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(status).toBe(403)
    expect(body).toContain(contactMessages.notSent)
    expect(body).toContain('The date of the celadon entry is off.</textarea>')
    expect(await stored()).toHaveLength(1)
  })

  it('says that it was a lot of messages, and keeps what was typed, where too many came from one place', async () => {
    const busy = () => post({ email: 'busy@post.example' })
    for (let sent = 0; sent < contactLimits.perEmailAndHour; sent += 1)
      expect((await busy()).status).toBe(303)
    const { status, body } = await busy()
    expect(status).toBe(429)
    expect(body).toContain(contactMessages.tooMany)
    expect(body).toContain('The date of the celadon entry is off.</textarea>')
  })

  it('of ten megabytes is refused', async () => {
    const before = await stored()
    expect((await post({ message: 'x'.repeat(10_000_000) })).status).toBe(413)
    expect(await stored()).toEqual(before)
  })
})
