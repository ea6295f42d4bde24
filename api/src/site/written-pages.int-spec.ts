import { contactLimits } from '@vitrine/contracts/contact/limits'
import { contactMessages } from '@vitrine/contracts/contact/messages'
import { contentPagePaths } from '@vitrine/contracts/site/content-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, testApi, type TestApi } from '../testing/test-api.ts'
import { findSiteBuild } from './built-site.ts'

let api: TestApi

beforeAll(async () => {
  if (!findSiteBuild(import.meta.dirname)) throw new Error('the member site is not built: npm run build')
  api = await testApi()
  const staff = await api.signedIn('ROLE_ADMIN')
  const partner = { source: 'Ostermere Rooms', sourceUrl: 'ostermere-rooms', graphicUrl: '/media/partners/ostermere-rooms.svg', bgColor: '#CFE0D3', about: 'Sells pottery and porcelain.' }
  await staff('POST', '/api/v1/partners/admin/partners', { body: partner })
})

afterAll(async () => await api.close())

const PUBLIC_URL = 'http://localhost:3000'
const pages = [...contentPagePaths, '/about-contact', '/newsletter-landing-page', '/data-partners', '/source/ostermere-rooms']
async function read(path: string) {
  const { status, body } = await api.visitor('GET', path)
  return { status, html: String(body) }
}

/** What the first group finds. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')

describe('the pages behind the site’s links', () => {
  it.each(pages)('%s has one heading, a title, a description, its canonical address and structured data', async (path) => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(all(html, /<h1[^>]*>(.*?)<\/h1>/gs)).toHaveLength(1)
    expect(all(html, /<title>(.*?)<\/title>/g)).toEqual([expect.stringMatching(/ \| Vitrine( Industry Partners)?$/)])
    expect(all(html, /<meta name="description" content="([^"]*)"/g)).toEqual([expect.stringMatching(/^.{25,170}$/)])
    expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([PUBLIC_URL + path])
    const [structured = ''] = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
    expect(JSON.parse(structured)).toMatchObject({ '@context': 'https://schema.org' })
    expect(html).not.toContain('noindex')
  })

  it('lead nowhere that is not there, and to no section of a page that it lacks', async () => {
    const targets = new Set<string>()
    for (const path of pages) {
      const { html } = await read(path)
      for (const href of all(html, /<a [^>]*?href="([^"]+)"/g)) {
        if (href.startsWith('#')) expect(html, `${path} ${href}`).toContain(`id="${href.slice(1)}"`)
        else if (href.startsWith('/')) targets.add(href.replaceAll('&amp;', '&'))
      }
    }
    expect(targets.size).toBeGreaterThan(30)
    const dead = []
    for (const target of targets) {
      const { status } = await read(target)
      if (status >= 400) dead.push(`${status} ${target}`)
    }
    expect(dead).toEqual([])
  })

  it('lead to the free account from the memberships', async () => {
    const { html } = await read('/product/index')
    expect(html).toMatch(/<a [^>]*href="\/login\/signup"[^>]*>Try for free<\/a>/)
    expect((await read('/login/signup')).html).toContain('Create your account')
  })
})

describe('the contact form without scripts', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', host: 'localhost' }
  const good = { name: 'Ada Lindqvist', email: 'ada@post.example', subject: 'article', website: '', message: 'The date of the celadon entry is off.' }
  const send = (changes: Record<string, string>, other: Record<string, string> = {}) =>
    api.visitor('POST', '/about-contact', { body: new URLSearchParams({ ...good, ...changes }).toString(), headers: { ...headers, ...other } })

  it('is sent once, and a reload of the page that follows sends nothing', async () => {
    const { status, headers: answered } = await send({})
    expect([status, answered['location']]).toEqual([303, '/about-contact?sent=true'])
    expect((await read('/about-contact?sent=true')).html).toContain('Your message has arrived')
  })

  it('says what is wrong at its field, and keeps everything that was typed', async () => {
    const { status, body } = await send({ website: 'javascript:alert(1)', message: 'Half a <b>thought</b>, "quoted"', email: 'ada@' })
    const html = String(body)
    expect(status).toBe(400)
    expect(html).toContain(contactMessages.websiteInvalid)
    expect(html).toContain('value="javascript:alert(1)"')
    expect(html).toContain('value="Ada Lindqvist"')
    expect(html).toMatch(/Half a &lt;b&gt;thought&lt;\/b&gt;, (&quot;|")quoted/)
    expect(html).toMatch(/<option value="article" selected=""/)
  })

  it('says that it was a lot of messages, and keeps what was typed, where too many came from one place', async () => {
    const from = callAs(api.app, headers, '203.0.113.7')
    const body = new URLSearchParams({ ...good, email: 'busy@post.example' }).toString()
    for (let sent = 0; sent < contactLimits.perEmailAndHour; sent += 1) expect((await from('POST', '/about-contact', { body })).status).toBe(303)
    const refused = await from('POST', '/about-contact', { body })
    expect(refused.status).toBe(429)
    expect(refused.body).toContain(contactMessages.tooMany)
    expect(refused.body).toContain(good.message)
  })

  it('refuses a form that another site’s page sent', async () => {
    expect((await send({}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  it('opens with the subject that a page has chosen, and with none that is not in the list', async () => {
    expect((await read('/about-contact?subject=affiliate')).html).toMatch(/<option value="affiliate" selected=""/)
    expect((await read('/about-contact?subject=%3Cscript%3E')).html).toMatch(/<option value="" selected=""/)
  })
})
