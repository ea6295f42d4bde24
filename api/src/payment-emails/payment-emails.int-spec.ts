import { paymentEmailMessages } from '@vitrine/contracts/payment-emails/messages'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { forgetPaymentEmails } from '@vitrine/domain/payment-emails/forget-payment-emails'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const EMAILS = '/api/v1/payment-emails/admin/emails'

let api: TestApi
let staff: TestMember
let payer: TestMember

beforeAll(async () => {
  api = await testApi()
  staff = await aMember(api.app, api.data.database, 'staff')
  payer = await aMember(api.app, api.data.database, 'free')
})
afterAll(() => api.close())

const list = async (query = '') => (await staff.call('GET', `${EMAILS}${query}`)).body
const block = async (paypalEmail: string, wanted: boolean) =>
  await staff.call('POST', `${EMAILS}/update`, { body: { paypalEmail, block: wanted } })
const note = async (paypalEmail: string, notes: string) =>
  await staff.call('POST', `${EMAILS}/notes`, { body: { paypalEmail, notes } })
const isBlocked = async (email: string) => (await list(`?paypalEmail=${email}`)).results[0].blocked
const entries = async (email: string) =>
  (
    await api.data.database
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('subject_type', '=', 'payment-email')
      .orderBy('id')
      .execute()
  ).filter(({ details }) => JSON.stringify(details).includes(email))

/** The email was seen in a purchase of this account. */
async function seen(email: string, userId: number, time: string): Promise<void> {
  const at = new Date(time)
  const { id } = await api.data.database
    .insertInto('payment_emails')
    .values({
      email,
      email_normalized: normalizeEmail(email),
      last_seen_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email_normalized').doUpdateSet({ last_seen_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.data.database
    .insertInto('payment_email_accounts')
    .values({ payment_email_id: id, user_id: userId, last_seen_at: at })
    .execute()
}

describe('the list', () => {
  test('D3-152: holds who paid, the last seen first, with the accounts that the email was seen in', async () => {
    const other = await aMember(api.app, api.data.database, 'free')
    await seen('First@Pay.example', payer.userId, '2026-11-01T10:00:00Z')
    await seen('second@pay.example', payer.userId, '2026-11-02T10:00:00Z')
    await seen(' first@pay.EXAMPLE', other.userId, '2026-11-03T10:00:00Z')
    const { results, meta } = await list('?paypalEmail=pay.example')
    expect(meta).toEqual({ total: 2, currentLimit: 20, currentOffset: 0 })
    expect(
      results.map(({ paypalEmail, blocked, notes, lastSeenDate }: Record<string, unknown>) => [
        paypalEmail,
        blocked,
        notes,
        lastSeenDate,
      ]),
    ).toEqual([
      ['First@Pay.example', false, '', '2026-11-03T10:00:00.000Z'],
      ['second@pay.example', false, '', '2026-11-02T10:00:00.000Z'],
    ])
    expect(results[0].accounts.map(({ id }: { id: number }) => id)).toEqual([other.userId, payer.userId])
    expect(Object.keys(results[0]).toSorted()).toEqual([
      'accounts',
      'blocked',
      'lastSeenDate',
      'notes',
      'paypalEmail',
    ])
  })

  test('D3-153: is asked for by a part of the email, 20 a page; what cannot be read counts as absent', async () => {
    for (let number = 1; number <= 21; number += 1)
      await seen(`many${number}@pages.example`, payer.userId, '2026-11-05T10:00:00Z')
    const first = await list('?paypalEmail=PAGES.')
    expect([first.results.length, first.meta.total]).toEqual([20, 21])
    const next = await list('?paypalEmail=pages.&offset=20&max=20')
    expect([next.results.length, next.meta]).toEqual([1, { total: 21, currentLimit: 20, currentOffset: 20 }])
    expect((await list('?paypalEmail=many%25')).results).toEqual([])
    expect((await list('?offset=-4&max=x')).meta).toMatchObject({ currentLimit: 20, currentOffset: 0 })
    expect((await list('?max=5000')).meta.currentLimit).toBe(100)
  })

  test('D3-152: is for staff alone', async () => {
    expect((await api.visitor('GET', EMAILS)).status).toBe(401)
    expect((await payer.call('GET', EMAILS)).status).toBe(403)
    expect(
      (await payer.call('POST', `${EMAILS}/update`, { body: { paypalEmail: 'a@b.example', block: true } }))
        .status,
    ).toBe(403)
  })
})

describe('what staff write', () => {
  test('D3-154: an email is blocked and opened again, whatever its capitals, with an audit entry for each change', async () => {
    await seen('Blocked@pay.example', payer.userId, '2026-11-01T10:00:00Z')
    const { status, body } = await block(' blocked@PAY.example', true)
    expect([status, body.response]).toEqual([
      200,
      expect.objectContaining({
        paypalEmail: 'Blocked@pay.example',
        blocked: true,
        accounts: [expect.objectContaining({ id: payer.userId })],
      }),
    ])
    expect(await isBlocked('BLOCKED@pay.example')).toBe(true)
    await block('blocked@pay.example', true)
    expect((await block('blocked@pay.example', false)).body.response.blocked).toBe(false)
    expect(await isBlocked('blocked@pay.example')).toBe(false)
    expect((await entries('Blocked@pay.example')).map(({ action }) => action)).toEqual([
      'payment-email.blocked',
      'payment-email.unblocked',
    ])
  })

  test('D3-154: one that was never seen may be blocked; anything else on it is not found, and what is no email is refused', async () => {
    expect((await block('never@pay.example', false)).status).toBe(404)
    expect((await note('never@pay.example', 'Who is it?')).status).toBe(404)
    expect((await block('never@pay.example', true)).body.response).toMatchObject({
      blocked: true,
      lastSeenDate: null,
      accounts: [],
    })
    const refused = await block('not an email', true)
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'paypalEmail', errorCode: 'invalid', errorMessage: paymentEmailMessages.emailInvalid }],
    ])
    expect((await block(' ', true)).body.errors).toMatchObject([
      { field: 'paypalEmail', errorMessage: paymentEmailMessages.emailMissing },
    ])
    expect(
      (await staff.call('POST', `${EMAILS}/update`, { body: { paypalEmail: 'a@b.example' } })).body.errors,
    ).toMatchObject([{ field: 'block' }])
    expect((await list('?paypalEmail=never')).meta.total).toBe(1)
  })

  test('D3-154: notes replace the old ones, up to 1000 characters', async () => {
    await seen('noted@pay.example', payer.userId, '2026-11-01T10:00:00Z')
    expect((await note('noted@pay.example', ' Asked twice. ')).body.response.notes).toBe('Asked twice.')
    expect((await note('noted@pay.example', 'x'.repeat(1000))).status).toBe(200)
    const refused = await note('noted@pay.example', 'x'.repeat(1001))
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'notes', errorMessage: paymentEmailMessages.notesTooLong })],
    ])
    expect((await note('noted@pay.example', '')).body.response.notes).toBe('')
    expect((await entries('noted@pay.example')).map(({ action }) => action)).toEqual([
      'payment-email.noted',
      'payment-email.noted',
      'payment-email.noted',
    ])
  })

  test('two who block a new email at once make one record', async () => {
    const both = await Promise.all([block('twice@pay.example', true), block('Twice@pay.example', true)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await list('?paypalEmail=twice')).meta.total).toBe(1)
    expect((await entries('wice@pay.example')).map(({ action }) => action)).toEqual(['payment-email.blocked'])
  })
})

test('with an account go the emails that only it paid with; a block stays, without notes', async () => {
  const [leaving, staying] = [
    await aMember(api.app, api.data.database, 'free'),
    await aMember(api.app, api.data.database, 'free'),
  ]
  const at = '2026-11-01T10:00:00Z'
  await seen('alone@left.example', leaving.userId, at)
  await seen('shared@left.example', leaving.userId, at)
  await seen('shared@left.example', staying.userId, at)
  await seen('bad@left.example', leaving.userId, at)
  await block('bad@left.example', true)
  await note('bad@left.example', 'Lives in Bath.')
  await api.data.database
    .transaction()
    .execute((transaction) => forgetPaymentEmails(transaction, leaving.userId))
  const { results } = await list('?paypalEmail=left.example')
  expect(
    results
      .map(
        ({
          paypalEmail,
          blocked,
          notes,
          accounts,
        }: {
          paypalEmail: string
          blocked: boolean
          notes: string
          accounts: unknown[]
        }) => [paypalEmail, blocked, notes, accounts.length],
      )
      .toSorted(),
  ).toEqual([
    ['bad@left.example', true, '', 0],
    ['shared@left.example', false, '', 1],
  ])
})
