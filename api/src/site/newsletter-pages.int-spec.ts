import { newsletterMessages as messages } from '@vitrine/contracts/newsletter/messages'
import { hashOfToken } from '@vitrine/platform/link-token'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { brokenCategories } from '../newsletter/testing/cut-links.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  page = '/newsletter-landing-page',
) =>
  api.visitor('POST', page, {
    body: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
  })
const requests = () =>
  api.data.database
    .selectFrom('newsletter_requests')
    .select(['first_name', 'last_name', 'email', 'source'])
    .orderBy('id')
    .execute()

async function subscriber(email: string): Promise<string> {
  const { id } = await api.data.database
    .insertInto('newsletter_subscribers')
    .values({ email, email_normalized: email, source: 'landing-page', unsubscribe_key: `key-${email}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.data.database
    .insertInto('newsletter_subscriptions')
    .values([
      { subscriber_id: id, category: 'newsletter', state: 'SUBSCRIBED' },
      { subscriber_id: id, category: 'events', state: 'SUBSCRIBED' },
    ])
    .execute()
  return `key-${email}`
}

async function statesOf(email: string): Promise<Record<string, string>> {
  const rows = await api.data.database
    .selectFrom('newsletter_subscriptions as s')
    .innerJoin('newsletter_subscribers as r', 'r.id', 's.subscriber_id')
    .select(['category', 'state'])
    .where('r.email', '=', email)
    .execute()
  return Object.fromEntries(rows.map(({ category, state }) => [category, state]))
}

describe('the newsletter’s form without scripts', () => {
  it('D1-133: subscribes, and says so', async () => {
    const { status, body } = await post({ name: 'Anna  Maria   Lopez', email: 'anna@example.com' })
    expect(status).toBe(200)
    expect(body).toContain(messages.success.replace("'", '&#x27;'))
    expect(await requests()).toEqual([
      { first_name: 'Anna Maria', last_name: 'Lopez', email: 'anna@example.com', source: 'landing-page' },
    ])
  })

  it('with the hidden field filled in asks for one more step, which goes on', async () => {
    const typed = { name: 'Ada Lovelace', email: 'ada@example.com' }
    const before = await requests()
    const asked = await post({ ...typed, remark: 'a machine' })
    expect([asked.status, await requests()]).toEqual([409, before])
    for (const words of ['Please confirm that you are a person.', typed.email])
      expect(asked.body).toContain(words)
    expect(asked.body).toMatch(/<button(?=[^>]*name="isPerson")(?=[^>]*value="true")/)
    expect((await post({ ...typed, isPerson: 'true' })).status).toBe(200)
    expect(await requests()).toHaveLength(before.length + 1)
  })

  it.each([
    ['nothing', { name: '', email: '' }, [messages.nameMissing, messages.emailMissing]],
    [
      'a header in the name',
      { name: 'Anna Lopez\r\nBcc: all@example.com', email: 'anna@example.com' },
      [messages.nameCharacters],
    ],
    [
      'a header in the address',
      { name: 'Anna Lopez', email: 'anna@example.com\r\nBcc: all@example.com' },
      [messages.emailInvalid],
    ],
    [
      'null bytes',
      { name: 'An\u0000na Lopez', email: 'an\u0000na@example.com' },
      [messages.nameCharacters, messages.emailInvalid],
    ],
    [
      'markup',
      { name: '"><script>x()</script> <b>', email: '"><img src=x>' },
      [messages.nameCharacters, messages.emailInvalid],
    ],
  ])(
    'D1-139: with %s comes back with a sentence at each wrong field and what was typed, and keeps nothing',
    async (_, fields, sentences) => {
      const before = await requests()
      const { status, headers, body } = await post(fields)
      expect([status, headers['cache-control']]).toEqual([400, 'private, no-store'])
      for (const sentence of sentences) expect(body).toContain(sentence)
      expect(body).not.toContain('<script>x()')
      expect(body).not.toContain('<img src=x>')
      expect(await requests()).toEqual(before)
    },
  )

  it('of ten megabytes, or of another site’s page, is refused', async () => {
    const before = await requests()
    expect((await post({ name: 'a'.repeat(10_000_000), email: 'anna@example.com' })).status).toBe(413)
    const forged = await post(
      { name: 'Anna Lopez', email: 'forged@example.com' },
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(forged.status).toBe(403)
    expect(await requests()).toEqual(before)
  })
})

describe('the pages of mailed links', () => {
  it('confirm by their button alone: a look at the page changes nothing, and nobody keeps a copy', async () => {
    await post({ name: 'Anna Lopez', email: 'link@example.com' })
    await api.data.database
      .updateTable('newsletter_requests')
      .set({ token_hash: hashOfToken('mailed-secret') })
      .where('email', '=', 'link@example.com')
      .execute()
    const page = '/newsletter/confirm?key=mailed-secret'
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const looked = await api.visitor(method, page)
      expect([looked.status, looked.headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
    expect(await statesOf('link@example.com')).toEqual({})
    const confirmed = await post({}, {}, page)
    expect([confirmed.status, confirmed.body.includes('You are subscribed')]).toEqual([200, true])
    expect(await statesOf('link@example.com')).toEqual({ newsletter: 'SUBSCRIBED' })
  })

  it('D1-135: end a subscription as mail programs do it (RFC 8058), in either form, without a cookie and from anywhere', async () => {
    const boundary =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    for (const [email, body, type] of [
      ['a@readers.example', 'List-Unsubscribe=One-Click', form['content-type']],
      ['b@readers.example', boundary, 'multipart/form-data; boundary=x'],
    ] as const) {
      const page = `/newsletter/unsubscribe?key=${await subscriber(email)}&category=newsletter`
      expect((await api.visitor('GET', page)).body).toContain('Stop <!-- -->Newsletter<!-- --> emails?')
      expect(await statesOf(email)).toEqual({ newsletter: 'SUBSCRIBED', events: 'SUBSCRIBED' })
      const clicked = await api.visitor('POST', page, {
        body,
        headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      })
      expect(clicked.status).toBe(200)
      expect(await statesOf(email)).toEqual({ newsletter: 'UNSUBSCRIBED', events: 'SUBSCRIBED' })
    }
  })

  it('say of a link that was cut short that nothing is ended, to readers and to mail programs', async () => {
    const key = await subscriber('cut@readers.example')
    for (const cut of [
      `?key=${key.slice(0, -3)}`,
      `?key=${key.slice(0, -3)}&category=newsletter`,
      `?key=${key}&key=${key}&category=newsletter`,
      '?key=',
      '',
      ...brokenCategories.map((end) => `?key=${key}${end}`),
    ]) {
      for (const response of [
        await api.visitor('GET', `/newsletter/unsubscribe${cut}`),
        await post({ 'List-Unsubscribe': 'One-Click' }, {}, `/newsletter/unsubscribe${cut}`),
      ]) {
        expect([
          response.status,
          response.body.includes('This link is incomplete'),
          response.body.includes('unsubscribed from'),
        ]).toEqual([404, true, false])
      }
    }
    expect(await statesOf('cut@readers.example')).toEqual({ newsletter: 'SUBSCRIBED', events: 'SUBSCRIBED' })
  })

  it('say of a confirmation followed again that its reader is subscribed, or, unsubscribed since, that it has been used', async () => {
    await post({ name: 'Anna Lopez', email: 'twice@example.com' })
    await api.data.database
      .updateTable('newsletter_requests')
      .set({ token_hash: hashOfToken('followed-secret') })
      .where('email', '=', 'twice@example.com')
      .execute()
    const page = '/newsletter/confirm?key=followed-secret'
    await post({}, {}, page)
    for (const response of [await api.visitor('GET', page), await post({}, {}, page)])
      expect([response.status, response.body.includes('You are subscribed')]).toEqual([200, true])
    const { key } = await api.data.database
      .selectFrom('newsletter_subscribers')
      .select('unsubscribe_key as key')
      .where('email', '=', 'twice@example.com')
      .executeTakeFirstOrThrow()
    await post(
      { 'List-Unsubscribe': 'One-Click' },
      {},
      `/newsletter/unsubscribe?key=${key}&category=newsletter`,
    )
    for (const response of [await api.visitor('GET', page), await post({}, {}, page)])
      expect([
        response.body.includes('You are subscribed'),
        response.body.includes('This link has already been used'),
      ]).toEqual([false, true])
    expect(await statesOf('twice@example.com')).toEqual({ newsletter: 'UNSUBSCRIBED' })
  })

  it('end all of them where that is asked', async () => {
    const key = await subscriber('all@readers.example')
    const { body } = await post({ all: 'true' }, {}, `/newsletter/unsubscribe?key=${key}&category=events`)
    expect(body).toContain('You&#x27;ve been unsubscribed from our mailing list.')
    expect(await statesOf('all@readers.example')).toMatchObject({
      newsletter: 'UNSUBSCRIBED',
      events: 'UNSUBSCRIBED',
    })
  })

  it('go on ending subscriptions while the newsletter is switched off, and confirm none', async () => {
    const closed = await testApi({ settings: { NEWSLETTER: 'false' } })
    try {
      await sql`INSERT INTO newsletter_requests (email, email_normalized, first_name, last_name, source, category, token_hash) VALUES ('x@y.example', 'x@y.example', 'Anna', 'Lopez', 'landing-page', 'newsletter', ${hashOfToken('closed-secret')})`.execute(
        closed.data.database,
      )
      const refused = await closed.visitor('POST', '/newsletter/confirm?key=closed-secret', {
        body: '',
        headers: form,
      })
      expect([refused.status, refused.body.includes(messages.unavailable)]).toEqual([503, true])
      const { id } = await closed.data.database
        .insertInto('newsletter_subscribers')
        .values({
          email: 'z@y.example',
          email_normalized: 'z@y.example',
          source: 'landing-page',
          unsubscribe_key: 'closed-key',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await closed.data.database
        .insertInto('newsletter_subscriptions')
        .values({ subscriber_id: id, category: 'newsletter', state: 'SUBSCRIBED' })
        .execute()
      expect(
        (
          await closed.visitor('POST', '/newsletter/unsubscribe?key=closed-key&category=newsletter', {
            body: '',
            headers: form,
          })
        ).status,
      ).toBe(200)
    } finally {
      await closed.close()
    }
  })
})
