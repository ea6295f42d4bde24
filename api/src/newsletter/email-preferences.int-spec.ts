import { emailCategories, type EmailCategory } from '@vitrine/contracts/newsletter/categories'
import { hashOfToken } from '@vitrine/platform/link-token'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailTemplatesTo } from '../testing/mails.ts'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/account-settings/email-preferences'
const none = {
  newsletter: 'UNSUBSCRIBED',
  events: 'UNSUBSCRIBED',
  promotions: 'UNSUBSCRIBED',
  updates: 'UNSUBSCRIBED',
  isSuppressed: false,
}

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const member = () => aMember(api.app, api.data.database, 'free')
const preferencesOf = async ({ call }: TestMember) => (await call('GET', path)).body
const change = async ({ call }: TestMember, category: string, value: string) =>
  await call('PUT', `${path}/${category}?value=${value}`)
const mailsTo = async (email: string) => await mailTemplatesTo(api.data.database, email)

async function unverified(): Promise<TestMember> {
  const someone = await member()
  await api.data.database
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', someone.userId)
    .execute()
  return someone
}

/** The address had this before any account was opened with it. */
async function subscribedBefore({ email, userId }: TestMember, category: EmailCategory): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO newsletter_subscribers (email, email_normalized, source, unsubscribe_key) VALUES (${email}, ${email}, 'landing-page', ${`key of ${email}`}) RETURNING id
    )
    INSERT INTO newsletter_subscriptions (subscriber_id, category, state, changed_at)
    SELECT made.id, ${category}, 'SUBSCRIBED', users.created_at - interval '1 day' FROM made, users WHERE users.id = ${userId}
  `.execute(api.data.database)
}

describe('a member whose address is confirmed', () => {
  test('D3-096, D3-101: has four categories, switches each by itself, and finds each as it was left', async () => {
    const someone = await member()
    expect(await preferencesOf(someone)).toEqual(none)
    for (const category of emailCategories) {
      const response = await change(someone, category, 'SUBSCRIBED')
      expect([response.status, response.body]).toEqual([
        200,
        { category, state: 'SUBSCRIBED', awaitsConfirmation: false },
      ])
      expect(await preferencesOf(someone)).toEqual({ ...none, [category]: 'SUBSCRIBED' })
      expect((await change(someone, category, 'UNSUBSCRIBED')).body).toEqual({
        category,
        state: 'UNSUBSCRIBED',
        awaitsConfirmation: false,
      })
    }
    expect(await preferencesOf(someone)).toEqual(none)
    expect(await mailsTo(someone.email)).toEqual([])
  })

  test('has what the address had subscribed to as a visitor', async () => {
    const someone = await member()
    await subscribedBefore(someone, 'events')
    expect(await preferencesOf(someone)).toEqual({ ...none, events: 'SUBSCRIBED' })
    await change(someone, 'events', 'UNSUBSCRIBED')
    expect(await preferencesOf(someone)).toEqual(none)
  })

  test('is told that mails to the address came back', async () => {
    const someone = await member()
    await sql`INSERT INTO newsletter_suppressions (email, email_normalized, reason) VALUES (${someone.email}, ${someone.email}, 'bounce')`.execute(
      api.data.database,
    )
    expect(await preferencesOf(someone)).toEqual({ ...none, isSuppressed: true })
  })

  test('ten changes at once leave one state and one row', async () => {
    const someone = await member()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        change(someone, 'updates', at % 2 ? 'SUBSCRIBED' : 'UNSUBSCRIBED'),
      ),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(
      await api.data.database
        .selectFrom('newsletter_subscribers')
        .select('id')
        .where('email', '=', someone.email)
        .execute(),
    ).toHaveLength(1)
  })
})

describe('a member whose address is not confirmed', () => {
  test('D3-100: is mailed a link, and only the link subscribes', async () => {
    const someone = await unverified()
    expect((await change(someone, 'promotions', 'SUBSCRIBED')).body).toEqual({
      category: 'promotions',
      state: 'UNSUBSCRIBED',
      awaitsConfirmation: true,
    })
    expect(await mailsTo(someone.email)).toEqual(['confirm-subscription'])
    expect(await preferencesOf(someone)).toEqual(none)
    await api.data.database
      .updateTable('newsletter_requests')
      .set({ token_hash: hashOfToken('member-secret') })
      .where('email', '=', someone.email)
      .execute()
    await api.visitor('POST', '/api/v1/newsletter/confirmation?key=member-secret')
    expect(await preferencesOf(someone)).toEqual({ ...none, promotions: 'SUBSCRIBED' })
    await change(someone, 'promotions', 'UNSUBSCRIBED')
    expect(await preferencesOf(someone)).toEqual(none)
  })

  test('D3-100: neither learns nor ends what the address had before the account was opened', async () => {
    const someone = await unverified()
    await subscribedBefore(someone, 'newsletter')
    expect(await preferencesOf(someone)).toEqual(none)
    await change(someone, 'newsletter', 'UNSUBSCRIBED')
    expect((await change(someone, 'newsletter', 'SUBSCRIBED')).body).toEqual({
      category: 'newsletter',
      state: 'UNSUBSCRIBED',
      awaitsConfirmation: true,
    })
    expect(await mailsTo(someone.email)).toEqual(['already-subscribed'])
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', someone.userId)
      .execute()
    expect(await preferencesOf(someone)).toEqual({ ...none, newsletter: 'SUBSCRIBED' })
  })
})

describe('the calls', () => {
  test.each([
    ['letters', 'SUBSCRIBED', 'category'],
    ['events', 'yes', 'value'],
    ['events', '', 'value'],
  ])('D3-101: refuse %j to %j with a field error', async (category, value, field) => {
    const response = await change(await member(), category, value)
    expect([response.status, response.body.errors.map((error: { field: string }) => error.field)]).toEqual([
      400,
      [field],
    ])
  })

  test('D3-101: are a member’s own: 401 to a visitor, and a form of another site is refused', async () => {
    expect((await api.visitor('GET', path)).status).toBe(401)
    expect((await api.visitor('PUT', `${path}/events?value=SUBSCRIBED`)).status).toBe(401)
    const someone = await member()
    expect(
      (
        await someone.call('PUT', `${path}/events?value=SUBSCRIBED`, {
          headers: { 'sec-fetch-site': 'cross-site' },
        })
      ).status,
    ).toBe(403)
    expect(await preferencesOf(someone)).toEqual(none)
  })

  test('respond with 503 while the newsletter is switched off', async () => {
    const closed = await testApi({ settings: { NEWSLETTER: 'false' } })
    try {
      const { call } = await aMember(closed.app, closed.data.database, 'free')
      expect([
        (await call('GET', path)).status,
        (await call('PUT', `${path}/events?value=SUBSCRIBED`)).status,
      ]).toEqual([503, 503])
    } finally {
      await closed.close()
    }
  })
})
