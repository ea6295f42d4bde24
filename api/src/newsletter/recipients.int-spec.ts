import { issueMessages as messages, type DeliveryState } from '@vitrine/contracts/newsletter/admin-schemas'
import { fileTransport } from '@vitrine/platform/mail/file-transport'
import { storedMails } from '@vitrine/platform/mail/open-mail-transport'
import { anIssue, issueState, manySubscribers } from '@vitrine/testing/newsletter-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const path = '/api/v1/newsletter/admin'
const secret = 'a-secret-of-the-provider'

let api: TestApi
let staff: TestCall
let issueId: number

beforeAll(async () => {
  api = await testApi({ settings: { NEWSLETTER_WEBHOOK_SECRET: secret } })
  staff = await api.signedIn('ROLE_ADMIN')
})

afterAll(() => api.close())

/** An issue that is sent, with a recipient in each state. */
beforeEach(async () => {
  const { database } = api.data
  await sql`TRUNCATE newsletter_issues, newsletter_deliveries, newsletter_subscribers, newsletter_subscriptions, newsletter_suppressions, audit_entries`.execute(
    database,
  )
  await manySubscribers(database, 6)
  issueId = await anIssue(database)
  await sql`UPDATE newsletter_issues SET state = 'sent', finished_at = now()`.execute(database)
  await sql`
    INSERT INTO newsletter_deliveries (issue_id, subscriber_id, email, state, attempts, claimed_by)
    SELECT ${issueId}, id, email, (ARRAY['sent', 'failed', 'unknown', 'waiting', 'claimed', 'skipped'])[row_number() OVER (ORDER BY id)], 1, 7 FROM newsletter_subscribers
  `.execute(database)
})

async function inState(state: DeliveryState): Promise<{ id: number; email: string }> {
  return await api.data.database
    .selectFrom('newsletter_deliveries')
    .select(['id', 'email'])
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
}

async function stateOf(id: number): Promise<string> {
  return (
    await api.data.database
      .selectFrom('newsletter_deliveries')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state
}

const decide = (id: number, decision: string) =>
  staff('POST', `${path}/newsletter-deliveries/${id}/decision`, { body: { decision } })
const audits = () =>
  api.data.database
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'details'])
    .where('action', 'like', 'newsletter-%')
    .orderBy('id')
    .execute()

describe('deliveries', () => {
  test('are listed by issue, state and the beginning of an address', async () => {
    const ask = (filter: object) =>
      staff('GET', `${path}/newsletter-deliveries?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    expect((await ask({ issueId })).headers['content-range']).toBe('newsletter-deliveries 0-5/6')
    expect((await ask({ issueId, state: 'unknown' })).body).toMatchObject([
      { issueId, state: 'unknown', attempts: 1 },
    ])
    expect((await ask({ email: 'reader2@' })).body).toHaveLength(1)
    expect((await ask({ issueId: 'x' })).body).toEqual([])
  })

  test('one of which nobody knows is sent again deliberately: it waits, and its issue is under way once more', async () => {
    const { id, email } = await inState('unknown')
    expect((await decide(id, 'send-again')).status).toBe(204)
    const row = await api.data.database
      .selectFrom('newsletter_deliveries')
      .select(['state', 'attempts', 'claimed_by', 'settled_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'waiting', attempts: 0, claimed_by: null, settled_at: null })
    expect(await issueState(api.data.database, issueId)).toBe('sending')
    expect(await audits()).toMatchObject([
      {
        action: 'newsletter-delivery.decided',
        details: { issueId, email, was: 'unknown', decision: 'send-again' },
      },
    ])
    expect((await decide(id, 'send-again')).status).toBe(409)
  })

  test('or counted as sent, or given up; what has failed may be sent again', async () => {
    const [unknown, failed] = [await inState('unknown'), await inState('failed')]
    expect((await decide(failed.id, 'give-up')).status).toBe(409)
    expect((await decide(unknown.id, 'give-up')).status).toBe(204)
    expect(await stateOf(unknown.id)).toBe('failed')
    expect((await decide(unknown.id, 'count-as-sent')).status).toBe(204)
    expect([await stateOf(unknown.id), await issueState(api.data.database, issueId)]).toEqual([
      'sent',
      'sent',
    ])
    expect((await decide(failed.id, 'send-again')).status).toBe(204)
    expect(await stateOf(failed.id)).toBe('waiting')
  })

  test('two who decide at once do not send it twice; what is in hand, sent or skipped is not decided about', async () => {
    const { id } = await inState('unknown')
    expect(
      (await Promise.all([decide(id, 'send-again'), decide(id, 'send-again')]))
        .map(({ status }) => status)
        .toSorted((one, other) => one - other),
    ).toEqual([204, 409])
    for (const state of ['sent', 'claimed', 'skipped'] as const)
      expect((await decide((await inState(state)).id, 'send-again')).status).toBe(409)
    expect((await decide(999_999_999, 'send-again')).status).toBe(404)
    expect((await decide(id, 'burn')).status).toBe(400)
  })

  test('a kept mail is read by its recipient; where none was kept the response is 404', async () => {
    const { id, email } = await inState('sent')
    expect((await staff('GET', `${path}/newsletter-deliveries/${id}/message`)).status).toBe(404)
    await fileTransport(storedMails({ dataDir: api.dataDir }), 'Vitrine <post@vitrine.example>').send({
      key: `newsletter-${issueId}-${id}`,
      to: email,
      subject: 'Foot rings',
      text: 'Hello',
      html: '<p>Hello</p>',
    })
    expect((await staff('GET', `${path}/newsletter-deliveries/${id}/message`)).body).toMatchObject({
      to: email,
      subject: 'Foot rings',
    })
    const page = await staff('GET', `${path}/newsletter-deliveries/${id}/page`)
    expect([page.status, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining('sandbox'),
    ])
    const { rows } = await api.data.pool.query(
      "SELECT details FROM audit_entries WHERE action = 'newsletter-delivery.read' AND subject_id = $1",
      [String(id)],
    )
    expect(rows).toEqual([{ details: { issueId } }])
  })
})

describe('suppressions', () => {
  const suppressions = `${path}/newsletter-suppressions`

  test('staff add one and lift it again; the subscription stays', async () => {
    const added = await staff('POST', suppressions, {
      body: { email: 'Reader1@readers.vitrine.example', note: 'Asked by letter' },
    })
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({
        email: 'Reader1@readers.vitrine.example',
        reason: 'staff',
        note: 'Asked by letter',
      }),
    ])
    const again = await staff('POST', suppressions, { body: { email: 'reader1@READERS.vitrine.example' } })
    expect([again.status, again.body.errors]).toEqual([
      409,
      [{ field: 'email', errorCode: 'exists', errorMessage: messages.alreadySuppressed }],
    ])
    expect(
      (await staff('GET', `${suppressions}?filter=${encodeURIComponent('{"q":"er1@"}')}`)).body,
    ).toMatchObject([{ id: added.body.id }])
    expect((await staff('DELETE', `${suppressions}/${added.body.id}`)).status).toBe(204)
    expect((await staff('DELETE', `${suppressions}/${added.body.id}`)).status).toBe(404)
    expect((await audits()).map(({ action }) => action)).toEqual([
      'newsletter-address.suppressed',
      'newsletter-address.suppression-lifted',
    ])
    const { rows } = await sql`SELECT 1 FROM newsletter_subscriptions WHERE state = 'SUBSCRIBED'`.execute(
      api.data.database,
    )
    expect(rows).toHaveLength(6)
  })

  test.each([
    ['no address', { email: '' }, 'email', messages.emailInvalid],
    ['a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', messages.emailInvalid],
    [
      'a note that is too long',
      { email: 'a@example.com', note: 'x'.repeat(501) },
      'note',
      messages.noteTooLong,
    ],
  ])('%s is refused with a field error', async (_, body, field, errorMessage) => {
    const response = await staff('POST', suppressions, { body })
    expect([response.status, response.body.errors[0]]).toEqual([
      400,
      expect.objectContaining({ field, errorMessage }),
    ])
  })
})

describe("the mail provider's reports", () => {
  const report = (reports: object[], authorization = `Bearer ${secret}`) =>
    api.visitor('POST', '/api/v1/newsletter/mail-reports', { body: { reports }, headers: { authorization } })

  async function subscribed(email: string): Promise<boolean> {
    const { rows } =
      await sql`SELECT 1 FROM newsletter_subscriptions JOIN newsletter_subscribers ON id = subscriber_id WHERE email = ${email} AND state = 'SUBSCRIBED'`.execute(
        api.data.database,
      )
    return rows.length > 0
  }

  test('a permanent bounce and a complaint suppress and unsubscribe the address, noted at the mail, however often they come', async () => {
    const [sent, unknown] = [await inState('sent'), await inState('unknown')]
    const reports = [
      {
        type: 'bounce',
        email: sent.email.toUpperCase(),
        reason: '550 no such user',
        messageId: `<newsletter-${issueId}-${sent.id}@vitrine.example>`,
      },
      {
        type: 'complaint',
        email: unknown.email,
        messageId: `newsletter-${issueId}-${unknown.id}@vitrine.example`,
      },
    ]
    expect(await report(reports)).toMatchObject({ status: 200, body: { suppressed: 2 } })
    const after = await audits()
    expect(after).toMatchObject([
      {
        actor: 'mail-provider',
        action: 'newsletter-address.suppressed',
        details: { reason: 'bounce', note: '550 no such user' },
      },
      { actor: 'mail-provider', action: 'newsletter-address.suppressed', details: { reason: 'complaint' } },
    ])
    expect([await stateOf(sent.id), await stateOf(unknown.id)]).toEqual(['failed', 'sent'])
    expect([await subscribed(sent.email), await subscribed(unknown.email)]).toEqual([false, false])
    expect(await report(reports)).toMatchObject({ status: 200, body: { suppressed: 0 } })
    expect(await audits()).toEqual(after)
  })

  test('a bounce that is not permanent is noted and nothing more', async () => {
    const { id, email } = await inState('sent')
    expect(
      (
        await report([
          {
            type: 'bounce',
            email,
            isPermanent: false,
            reason: 'mailbox full',
            messageId: `newsletter-${issueId}-${id}@x`,
          },
        ])
      ).body,
    ).toEqual({ suppressed: 0 })
    const row = await api.data.database
      .selectFrom('newsletter_deliveries')
      .select(['state', 'answer'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect([row, await subscribed(email)]).toEqual([{ state: 'sent', answer: 'bounced: mailbox full' }, true])
  })

  test("what is no address is passed over; another's message is not touched", async () => {
    const { id } = await inState('sent')
    const response = await report([
      { type: 'bounce', email: 'nobody' },
      { type: 'bounce', email: 'other@example.com', messageId: `newsletter-${issueId}-${id}@x` },
    ])
    expect([response.body, await stateOf(id)]).toEqual([{ suppressed: 1 }, 'sent'])
  })

  test('two batches about the same addresses at once suppress each once', async () => {
    const reports = Array.from({ length: 50 }, (_, index) => ({
      type: 'bounce',
      email: `gone${index}@example.com`,
    }))
    const responses = await Promise.all([report(reports), report(reports.toReversed())])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses.reduce((sum, { body }) => sum + body.suppressed, 0)).toBe(50)
  })

  test('a wrong secret, none, or another kind is refused before anything is read, and nothing changes', async () => {
    const { email } = await inState('sent')
    for (const authorization of [
      '',
      'Bearer ',
      `Bearer ${secret}x`,
      'Bearer wrong',
      `Basic ${secret}`,
      secret,
    ]) {
      expect(await report([{ type: 'bounce', email }], authorization)).toMatchObject({
        status: 401,
        body: { errorCode: 'WEBHOOK_REFUSED' },
      })
    }
    expect(
      (await api.visitor('POST', '/api/v1/newsletter/mail-reports', { body: { reports: 'x' } })).status,
    ).toBe(401)
    // Staff are nobody here: no cookie is read.
    expect((await staff('POST', '/api/v1/newsletter/mail-reports', { body: { reports: [] } })).status).toBe(
      401,
    )
    expect([await subscribed(email), await audits()]).toEqual([true, []])
  })

  test('more than a batch holds, another type, or no list is refused', async () => {
    expect(
      (await report(Array.from({ length: 1001 }, () => ({ type: 'bounce', email: 'a@example.com' })))).status,
    ).toBe(400)
    expect((await report([{ type: 'applause', email: 'a@example.com' }])).status).toBe(400)
    expect(
      (
        await api.visitor('POST', '/api/v1/newsletter/mail-reports', {
          body: {},
          headers: { authorization: `Bearer ${secret}` },
        })
      ).status,
    ).toBe(400)
  })

  test('where no secret is set none are taken', async () => {
    const other = await testApi()
    try {
      expect(
        (
          await other.visitor('POST', '/api/v1/newsletter/mail-reports', {
            body: { reports: [] },
            headers: { authorization: 'Bearer undefined' },
          })
        ).status,
      ).toBe(401)
    } finally {
      await other.close()
    }
  })
})
