import { newsletterMessages as messages } from '@vitrine/contracts/newsletter/messages'
import { hashOfToken } from '@vitrine/platform/link-token'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, testApi, type TestApi } from '../testing/test-api.ts'
import { brokenCategories } from './testing/cut-links.ts'

const path = '/api/v1/account-settings/newsletter'
const anna = { firstName: 'Anna Maria', lastName: 'Lopez', email: 'Anna@example.com', source: 'landing-page' }

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})

afterAll(() => api.close())

async function mailsTo(email: string) {
  return await api.data.database
    .selectFrom('mails')
    .select(['template', 'data'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
}

/** What the worker does when it writes the mail. */
async function linkFor(email: string, token: string): Promise<string> {
  await api.data.database
    .updateTable('newsletter_requests')
    .set({ token_hash: hashOfToken(token) })
    .where('id', '=', sql<number>`(SELECT max(id) FROM newsletter_requests WHERE email = ${email})`)
    .execute()
  return `/api/v1/newsletter/confirmation?key=${token}`
}

async function stateOf(email: string): Promise<string | undefined> {
  const row = await api.data.database
    .selectFrom('newsletter_subscriptions as subscription')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'subscription.subscriber_id')
    .select('subscription.state')
    .where('subscriber.email_normalized', '=', email.toLowerCase())
    .where('category', '=', 'newsletter')
    .executeTakeFirst()
  return row?.state
}

describe('subscribing', () => {
  test('D1-134: responds with 200 and mails a link; only the link subscribes, and a look at it changes nothing', async () => {
    const response = await api.visitor('POST', path, { body: anna })
    expect([response.status, response.body]).toEqual([200, { success: true }])
    expect((await mailsTo(anna.email)).map(({ template }) => template)).toEqual(['confirm-subscription'])
    expect(await stateOf(anna.email)).toBeUndefined()

    const link = await linkFor(anna.email, 'anna-secret')
    expect((await api.visitor('GET', link)).body).toEqual({ state: 'open', category: 'newsletter' })
    expect(await stateOf(anna.email)).toBeUndefined()
    expect((await api.visitor('POST', link)).body).toEqual({ state: 'confirmed', category: 'newsletter' })
    expect(await stateOf(anna.email)).toBe('SUBSCRIBED')
    expect((await api.visitor('GET', link)).body).toEqual({ state: 'confirmed', category: 'newsletter' })
    expect(
      await api.data.database
        .selectFrom('newsletter_subscribers')
        .select(['first_name', 'last_name', 'source'])
        .where('email', '=', anna.email)
        .executeTakeFirst(),
    ).toEqual({ first_name: 'Anna Maria', last_name: 'Lopez', source: 'landing-page' })
  })

  test('of whoever filled in the hidden field sends no mail, and goes on once a person has confirmed', async () => {
    const suspected = { ...anna, email: 'suspected@example.com', remark: 'https://buy.example' }
    const response = await api.visitor('POST', path, { body: suspected })
    expect([response.status, response.body.errorCode]).toEqual([409, 'PERSON_UNCONFIRMED'])
    expect(await mailsTo(suspected.email)).toEqual([])
    expect((await api.visitor('POST', path, { body: { ...suspected, isPerson: true } })).status).toBe(200)
    expect((await mailsTo(suspected.email)).map(({ template }) => template)).toEqual(['confirm-subscription'])
  })

  test('responds alike for an address that is subscribed, and tells its owner by mail', async () => {
    api.clock.advance({ minutes: 11 })
    const response = await api.visitor('POST', path, { body: { ...anna, email: 'ANNA@example.com' } })
    expect([response.status, response.body]).toEqual([200, { success: true }])
    expect((await mailsTo('ANNA@example.com')).map(({ template }) => template)).toEqual([
      'already-subscribed',
    ])
  })

  test('thirty times at once sends one mail, and ten minutes later the next', async () => {
    const body = { ...anna, email: 'often@example.com' }
    const responses = await Promise.all(Array.from({ length: 30 }, () => api.visitor('POST', path, { body })))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await mailsTo(body.email)).toHaveLength(1)
    api.clock.advance({ minutes: 11 })
    await api.visitor('POST', path, { body })
    expect(await mailsTo(body.email)).toHaveLength(2)
  })

  test('D1-143, D1-200: tells each refused field, last name first, and stores nothing', async () => {
    const response = await api.visitor('POST', path, {
      body: { firstName: 'A', lastName: 'Sm1th', email: 'a@', source: 'landing-page' },
    })
    expect(response.status).toBe(400)
    expect(response.body.errors).toEqual([
      { field: 'lastName', errorCode: 'invalid', errorMessage: messages.nameCharacters },
      { field: 'firstName', errorCode: 'invalid', errorMessage: messages.nameWordTooShort },
      { field: 'email', errorCode: 'invalid', errorMessage: messages.emailInvalid },
    ])
    const empty = await api.visitor('POST', path, { body: { source: 'landing-page' } })
    expect(empty.body.errors.map(({ errorMessage }: { errorMessage: string }) => errorMessage)).toEqual([
      messages.nameMissing,
      messages.emailMissing,
    ])
  })

  test.each([
    ['a line break in the name', { ...anna, firstName: 'Anna\r\nBcc: all@example.com' }, 'firstName'],
    ['a line break in the address', { ...anna, email: 'anna@example.com\r\nBcc: all@example.com' }, 'email'],
    ['two addresses', { ...anna, email: 'anna@example.com,all@example.com' }, 'email'],
    ['a null byte', { ...anna, lastName: 'Lo\u0000pez' }, 'lastName'],
    ['a huge field', { ...anna, firstName: 'a'.repeat(100_000) }, 'firstName'],
    ['half a letter', { ...anna, firstName: 'An\ud800na' }, 'firstName'],
    ['a script as address', { ...anna, email: 'javascript:alert(1)' }, 'email'],
    ['texts that are none', { ...anna, email: ['anna@example.com'] }, 'email'],
    ['a source of nobody’s', { ...anna, source: 'elsewhere' }, 'source'],
  ])('D1-132: refuses %s with a field error', async (_, body, field) => {
    const response = await api.visitor('POST', path, { body })
    expect([response.status, response.body.errors[0].field]).toEqual([400, field])
  })

  test('D1-200: refuses ten megabytes before they are read, as a whole', async () => {
    const { status, body } = await api.visitor('POST', path, {
      body: { ...anna, firstName: 'a'.repeat(10_000_000) },
    })
    expect([status, body.errors]).toEqual([
      413,
      [{ field: 'body', errorCode: 'Size', errorMessage: 'The request is too large.' }],
    ])
  })

  test('a form of another site is refused', async () => {
    expect(
      (await api.visitor('POST', path, { body: anna, headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403)
  })

  test('an address that bounced or complained is mailed no more, and is responded to alike', async () => {
    await sql`INSERT INTO newsletter_suppressions (email, email_normalized, reason) VALUES ('gone@example.com', 'gone@example.com', 'bounce')`.execute(
      api.data.database,
    )
    expect((await api.visitor('POST', path, { body: { ...anna, email: 'gone@example.com' } })).status).toBe(
      200,
    )
    expect(await mailsTo('gone@example.com')).toEqual([])
  })

  test('a rollback leaves neither the request nor its mail', async () => {
    const { database } = api.data
    await sql`ALTER TABLE mails ADD CONSTRAINT none_to_rollback CHECK (recipient <> 'rollback@example.com')`.execute(
      database,
    )
    expect(
      (await api.visitor('POST', path, { body: { ...anna, email: 'rollback@example.com' } })).status,
    ).toBe(409)
    expect(
      await database
        .selectFrom('newsletter_requests')
        .select('id')
        .where('email', '=', 'rollback@example.com')
        .execute(),
    ).toEqual([])
  })

  test('D1-142: switched off responds with 503 with the documented words', async () => {
    const closed = await testApi({ settings: { NEWSLETTER: 'false' } })
    try {
      const response = await closed.visitor('POST', path, { body: anna })
      expect([response.status, response.body.message]).toEqual([503, messages.unavailable])
    } finally {
      await closed.close()
    }
  })
})

describe('the links of mails', () => {
  async function subscriber(email: string): Promise<string> {
    await api.visitor('POST', path, { body: { ...anna, email } })
    await api.visitor('POST', await linkFor(email, `secret of ${email}`))
    const { key } = await api.data.database
      .selectFrom('newsletter_subscribers')
      .select('unsubscribe_key as key')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return key
  }

  test('D1-134: a confirmation that is forged, cut short or a week old subscribes nobody', async () => {
    await api.visitor('POST', path, { body: { ...anna, email: 'late@example.com' } })
    const link = await linkFor('late@example.com', 'late-secret')
    api.clock.advance({ days: 8 })
    for (const url of [
      link,
      link.slice(0, -1),
      '/api/v1/newsletter/confirmation',
      '/api/v1/newsletter/confirmation?key=%00',
    ])
      expect((await api.visitor('POST', url)).body).toEqual({ state: 'none', category: null })
    expect(await stateOf('late@example.com')).toBeUndefined()
  })

  test('D1-135: one click ends the subscription without a cookie; the confirmation followed again does not bring it back', async () => {
    const key = await subscriber('click@example.com')
    const link = `/api/v1/newsletter/unsubscription?key=${key}&category=newsletter`
    expect((await api.visitor('GET', link)).body).toEqual({ category: 'newsletter', state: 'SUBSCRIBED' })
    const clicked = await api.visitor('POST', link, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    })
    expect([clicked.status, clicked.body]).toEqual([200, { category: 'newsletter', state: 'UNSUBSCRIBED' }])
    expect(await stateOf('click@example.com')).toBe('UNSUBSCRIBED')
    await api.visitor(
      'POST',
      `/api/v1/newsletter/confirmation?key=${encodeURIComponent('secret of click@example.com')}`,
    )
    expect(await stateOf('click@example.com')).toBe('UNSUBSCRIBED')
  })

  test('a confirmation followed again says how the subscription stands now, a week later too', async () => {
    const key = await subscriber('again@example.com')
    const link = `/api/v1/newsletter/confirmation?key=${encodeURIComponent('secret of again@example.com')}`
    const told = async () => [(await api.visitor('GET', link)).body, (await api.visitor('POST', link)).body]
    const [confirmed, used] = [
      { state: 'confirmed', category: 'newsletter' },
      { state: 'used', category: 'newsletter' },
    ]
    expect(await told()).toEqual([confirmed, confirmed])
    api.clock.advance({ days: 8 })
    expect(await told()).toEqual([confirmed, confirmed])
    await api.visitor('POST', `/api/v1/newsletter/unsubscription?key=${key}&category=newsletter`)
    expect(await told()).toEqual([used, used])
    expect(await stateOf('again@example.com')).toBe('UNSUBSCRIBED')
  })

  test('a key that is cut short, empty, missing or made up is told to be none of ours, and changes nothing', async () => {
    const key = await subscriber('kept@example.com')
    const wrongKeys = [key.slice(1), key.slice(0, -1), '', 'none', `${key}&key=none`, `${key}%00`].map(
      (wrong) => `?key=${wrong}&category=newsletter`,
    )
    for (const query of [...wrongKeys, '?category=newsletter', '', '?key=none&category=newsletter&all=true'])
      for (const method of ['GET', 'POST'] as const) {
        const { status, body } = await api.visitor(method, `/api/v1/newsletter/unsubscription${query}`)
        expect([status, body.errorCode]).toEqual([404, 'LINK_UNKNOWN'])
      }
    expect(await stateOf('kept@example.com')).toBe('SUBSCRIBED')
  })

  test.each([...brokenCategories, '&category=newsletter&category=newsletter'])(
    'a link whose category is not whole ends nothing, neither one category nor all: %j',
    async (end) => {
      const email = `cut${end.length}@example.com`
      const key = await subscriber(email)
      for (const [method, more] of [
        ['GET', ''],
        ['POST', ''],
        ['POST', '&all=true'],
      ] as const) {
        const { status, body } = await api.visitor(
          method,
          `/api/v1/newsletter/unsubscription?key=${key}${end}${more}`,
        )
        expect([status, body.errorCode]).toEqual([404, 'LINK_UNKNOWN'])
      }
      expect(await stateOf(email)).toBe('SUBSCRIBED')
    },
  )

  test('keys cannot be tried without end from one place, where those who have theirs are never too many', async () => {
    const from = callAs(api.app, {}, '203.0.113.20')
    const link = `/api/v1/newsletter/unsubscription?key=${await subscriber('patient@example.com')}&category=newsletter`
    for (let again = 1; again <= 40; again += 1) expect((await from('POST', link)).status).toBe(200)
    const tried = []
    for (let again = 1; again <= 31; again += 1)
      tried.push(
        (await from('POST', '/api/v1/newsletter/unsubscription?key=none&category=newsletter')).status,
      )
    expect([tried.slice(0, 30), tried[30]]).toEqual([Array.from({ length: 30 }, () => 404), 429])
  })

  test('all mailings can be ended at once', async () => {
    const key = await subscriber('all@example.com')
    await api.visitor('POST', `/api/v1/newsletter/unsubscription?key=${key}&category=events&all=true`)
    expect(await stateOf('all@example.com')).toBe('UNSUBSCRIBED')
  })
})
