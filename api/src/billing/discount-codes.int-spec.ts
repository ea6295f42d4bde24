import { billingMessages } from '@vitrine/contracts/billing/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const CODES = '/api/v1/billing/admin/discount-codes'

let api: TestApi
let staff: TestMember
let operations = 0

beforeAll(async () => {
  api = await testApi()
  staff = await aMember(api.app, api.data.database, 'staff')
})
afterAll(() => api.close())

const input = (change: object = {}) => ({
  code: 'SPRING-20',
  kind: 'percent',
  percent: 20,
  products: ['Unlimited', 'Marks'],
  billingPeriods: ['Monthly'],
  payments: 1,
  ...change,
})
const create = async (change: object) => await staff.call('POST', CODES, { body: input(change) })
const change = async ({ id, revision }: { id: number; revision: number }, changed: object) =>
  await staff.call('PUT', `${CODES}/${id}`, {
    body: input(changed),
    headers: { 'if-match': `"${revision}"` },
  })
const fieldsOf = (body: { errors?: { field: string; errorMessage: string }[] }) =>
  body.errors?.map(({ field, errorMessage }) => [field, errorMessage])

async function redeemed(codeId: number, state: 'reserved' | 'counted' | 'free' = 'counted'): Promise<void> {
  const { userId } = await aMember(api.app, api.data.database, 'free')
  const at = new Date()
  await api.data.database
    .insertInto('discount_redemptions')
    .values({
      discount_code_id: codeId,
      user_id: userId,
      operation_id: (operations += 1),
      state,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

test('a code is kept in capitals, with its share, its products and its limits', async () => {
  const { status, body } = await create({
    code: ' autumn-15 ',
    percent: 15,
    validFrom: '2026-11-01T00:00:00Z',
    validUntil: '2026-12-01T00:00:00+01:00',
    maxRedemptions: 100,
    zuoraRatePlanId: 'z-15',
    avangateCoupon: 'A15',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    code: 'AUTUMN-15',
    kind: 'percent',
    percent: 15,
    amounts: {},
    products: ['Unlimited', 'Marks'],
    billingPeriods: ['Monthly'],
    payments: 1,
    validFrom: '2026-11-01T00:00:00.000Z',
    validUntil: '2026-11-30T23:00:00.000Z',
    maxRedemptions: 100,
    counted: 0,
    reserved: 0,
    revision: 1,
  })
  const twin = await create({ code: 'Autumn-15' })
  expect([twin.status, fieldsOf(twin.body)]).toEqual([409, [['code', billingMessages.codeIsThere]]])
})

test('an amount is kept by currency, and nothing of the other kind', async () => {
  const { body } = await create({
    code: 'FIVE',
    kind: 'amount',
    percent: 30,
    amounts: { USD: '5', EUR: '4.50', GBP: '', CAD: null },
    payments: null,
  })
  expect(body).toMatchObject({
    kind: 'amount',
    percent: null,
    amounts: { USD: '5.00', EUR: '4.50' },
    payments: null,
  })
  const { body: turned } = await change(body, { code: 'FIVE', percent: 10 })
  expect(turned).toMatchObject({ kind: 'percent', percent: 10, amounts: {}, revision: 2 })
})

test.each([
  ['a short code', { code: 'ABC' }, 'code', billingMessages.codeInvalid],
  ['no code', { code: ' ' }, 'code', billingMessages.codeMissing],
  ['signs', { code: 'A B C D' }, 'code', billingMessages.codeInvalid],
  ['no percent', { percent: null }, 'percent', billingMessages.percentInvalid],
  ['more than all', { percent: 101 }, 'percent', billingMessages.percentInvalid],
  ['no amount', { kind: 'amount', amounts: {} }, 'amounts.USD', billingMessages.amountsMissing],
  [
    'an amount of nothing',
    { kind: 'amount', amounts: { EUR: '0' } },
    'amounts.EUR',
    billingMessages.amountInvalid,
  ],
  ['no product', { products: [] }, 'products', billingMessages.productsMissing],
  ['no period', { billingPeriods: [] }, 'billingPeriods', billingMessages.periodsMissing],
  ['no payment', { payments: 0 }, 'payments', billingMessages.paymentsInvalid],
  [
    'an end before the start',
    { validFrom: '2026-12-01T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' },
    'validUntil',
    billingMessages.untilBeforeFrom,
  ],
])('%s is refused at its field', async (_, changed, field, message) => {
  const { status, body } = await create({ code: 'REFUSED', ...changed })
  expect([status, fieldsOf(body)]).toEqual([400, [[field, message]]])
})

test('what a used code takes off stays as it is; its end and its limit may change, and it is not deleted', async () => {
  const { body: code } = await create({ code: 'PROMISED' })
  await redeemed(code.id)
  await redeemed(code.id, 'reserved')
  await redeemed(code.id, 'free')
  const cheaper = await change(code, { code: 'PROMISED', percent: 10 })
  expect([cheaper.status, cheaper.body.message]).toEqual([409, billingMessages.codeFixed])
  expect((await change(code, { code: 'RENAMED' })).status).toBe(409)
  const ended = await change(code, {
    code: 'PROMISED',
    validUntil: '2026-12-31T00:00:00Z',
    maxRedemptions: 2,
  })
  expect(ended.body).toMatchObject({
    validUntil: '2026-12-31T00:00:00.000Z',
    maxRedemptions: 2,
    counted: 1,
    reserved: 1,
  })
  const kept = await staff.call('DELETE', `${CODES}/${code.id}`)
  expect([kept.status, kept.body.message]).toEqual([409, billingMessages.codeInUse])
})

test('a code that was never used is deleted, and each change leaves an audit entry', async () => {
  const { body: code } = await create({ code: 'MISTAKE' })
  expect((await staff.call('DELETE', `${CODES}/${code.id}`)).status).toBe(204)
  expect((await staff.call('GET', `${CODES}/${code.id}`)).status).toBe(404)
  const entries = await api.data.database
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_type', '=', 'discount-code')
    .where('subject_id', '=', String(code.id))
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['discount-code.created', 'discount-code.deleted'])
})

test('codes are found by a part of them, for staff alone', async () => {
  await create({ code: 'FINDME-1' })
  await create({ code: 'FINDME-2' })
  const { body, headers } = await staff.call(
    'GET',
    `${CODES}?filter=${encodeURIComponent('{"q":"findme"}')}&sort=${encodeURIComponent('["code","DESC"]')}`,
  )
  expect([headers['content-range'], body.map(({ code }: { code: string }) => code)]).toEqual([
    'discount-codes 0-1/2',
    ['FINDME-2', 'FINDME-1'],
  ])
  expect([
    (await api.visitor('GET', CODES)).status,
    (await (await aMember(api.app, api.data.database, 'unlimited')).call('POST', CODES, { body: input() }))
      .status,
  ]).toEqual([401, 403])
})
