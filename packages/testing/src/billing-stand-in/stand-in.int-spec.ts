import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openPayingAccount } from './ledger/acts.ts'
import { fieldsOf, text } from './http.ts'
import { startBillingStandIn, type BillingStandIn, type StandInOptions } from './stand-in.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function started(options: Partial<StandInOptions> = {}): Promise<BillingStandIn> {
  const standIn = await startBillingStandIn({ siteUrl: 'http://127.0.0.1:9', ...options })
  closing.push(async () => await standIn.close())
  return standIn
}

async function zuora(standIn: BillingStandIn) {
  const form = new URLSearchParams({
    client_id: standIn.settings.ZUORA_CLIENT_ID,
    client_secret: standIn.settings.ZUORA_CLIENT_SECRET,
    grant_type: 'client_credentials',
  })
  const token = fieldsOf(
    await (await fetch(`${standIn.url}/zuora/oauth/token`, { method: 'POST', body: form })).text(),
  )
  return async (method: string, path: string, body?: unknown, key?: string) =>
    fieldsOf(
      await (
        await fetch(`${standIn.url}/zuora${path}`, {
          method,
          headers: {
            authorization: `Bearer ${text(token['access_token'])}`,
            ...(key && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
      ).text(),
    )
}

const order = (number: string) => ({
  orderNumber: number,
  existingAccountNumber: 'V7',
  subscriptions: [
    {
      orderActions: [
        {
          type: 'CreateSubscription',
          createSubscription: { subscribeToRatePlans: [{ productRatePlanId: 'marks-monthly' }] },
        },
      ],
    },
  ],
})

const withAccount = ({ zuora }: BillingStandIn) => openPayingAccount(zuora, 'V7', 'member@vitrine.example')

test('it does not run in production', async () => {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await expect(startBillingStandIn({ siteUrl: 'http://127.0.0.1:9' })).rejects.toThrow(
      'NODE_ENV=production',
    )
  } finally {
    process.env['NODE_ENV'] = before
  }
})

test('its books, its clock and its secrets survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const stateFile = join(folder, 'state.json')
  const first = await startBillingStandIn({ siteUrl: 'http://127.0.0.1:9', stateFile })
  withAccount(first)
  await (
    await zuora(first)
  )('POST', '/v1/orders', order('VIT-1'))
  await fetch(`${first.url}/control`, { method: 'POST', body: JSON.stringify({ advanceDays: 40 }) })
  await first.close()
  const second = await started({ stateFile })
  expect(second.settings.ZUORA_CLIENT_SECRET).toBe(first.settings.ZUORA_CLIENT_SECRET)
  expect(second.zuora.state.payments).toHaveLength(2)
  expect(await (await zuora(second))('GET', '/v1/orders/VIT-1')).toMatchObject({
    order: { status: 'Completed' },
  })
})

test('the same idempotency key gets the same response and does nothing twice; an order number is taken once', async () => {
  const standIn = await started()
  withAccount(standIn)
  const call = await zuora(standIn)
  const first = await call('POST', '/v1/orders', order('VIT-1'), 'VIT-1')
  expect(first).toMatchObject({ success: true, paidAmount: 9.99 })
  expect(await call('POST', '/v1/orders', order('VIT-1'), 'VIT-1')).toEqual(first)
  expect(await call('POST', '/v1/orders', order('VIT-1'), 'another-key')).toMatchObject({ success: false })
  expect(await call('POST', '/v1/orders', order('VIT-2'), 'VIT-1')).toMatchObject({
    success: false,
    reasons: [{ message: 'The idempotency key was used for another request.' }],
  })
  expect(standIn.zuora.state.payments).toHaveLength(1)
})

test('a call without a token, and one of another merchant, are refused', async () => {
  const standIn = await started()
  expect((await fetch(`${standIn.url}/zuora/v1/catalog/products`)).status).toBe(401)
  expect(
    (
      await fetch(`${standIn.url}/avangate/rest/6.0/products/`, {
        headers: {
          'x-avangate-authentication': 'code="STANDIN" date="2026-01-01 00:00:00" hash="00" algo="sha256"',
        },
      })
    ).status,
  ).toBe(401)
})

test('a callout that is not received is sent again, three times at most', async () => {
  let heard = 0
  const site = createServer((_, response) => {
    heard += 1
    response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => site.close(() => resolve())))
  const address = site.address()
  const standIn = await started({
    siteUrl: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    timeFactor: 0,
  })
  withAccount(standIn)
  standIn.notifications.next.hold = true
  await (
    await zuora(standIn)
  )('POST', '/v1/orders', order('VIT-1'))
  const sent = standIn.notifications.sent.length
  standIn.notifications.release()
  await expect
    .poll(() => standIn.notifications.sent.every(({ state }) => state === 'given-up'), { timeout: 20_000 })
    .toBe(true)
  expect(heard).toBe(sent * 4)
})

test('its pages say that nothing is charged, and the card that asks for a confirmation gets its page', async () => {
  const standIn = await started()
  expect(await (await fetch(standIn.url)).text()).toContain('Nothing is charged here.')
  const signature = await (
    await zuora(standIn)
  )('POST', '/v1/rsa-signatures', {
    uri: standIn.settings.ZUORA_PAGE_URL,
    method: 'POST',
    pageId: standIn.settings.ZUORA_PAGE_ID,
  })
  const token = text(signature['token'])
  const page = `${standIn.settings.ZUORA_PAGE_URL}?token=${token}&field_passthrough1=key&submitEnabled=false`
  expect(await (await fetch(page)).text()).toContain('Nothing is charged here.')
  const typed = { token, field_passthrough1: 'key', card: '4000 0000 0000 3155' }
  expect(await (await fetch(page, { method: 'POST', body: new URLSearchParams(typed) })).text()).toContain(
    'Confirm your payment',
  )
  const confirmed = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ ...typed, confirmed: 'yes' }),
    redirect: 'manual',
  })
  expect(confirmed.headers.get('location')).toMatch(/\/app\/accountSettings\/payment\/callback\?success=true/)
  expect((await fetch(page)).status).toBe(403)
})

test('2Checkout’s page of an account takes another payment method, and says which card is refused', async () => {
  const standIn = await started()
  const account = new URL('/myaccount/', standIn.settings.AVANGATE_CHECKOUT_URL)
  expect(await (await fetch(account)).text()).toContain('Nobody has bought anything yet.')
  standIn.avangate.openAccount('V7', 'member@vitrine.example', 'USD')
  const stores = async (card: string) =>
    await (
      await fetch(account, { method: 'POST', body: new URLSearchParams({ account: 'V7', card }) })
    ).text()
  expect(await stores('4000 0000 0000 0002')).toContain('This card was refused.')
  expect(standIn.avangate.account('V7')?.paymentMethod).toBeNull()
  expect(await stores('4111 1111 1111 1111')).toContain('The new payment method is stored.')
  expect(
    standIn.avangate.state.paymentMethods.find(
      ({ id }) => id === standIn.avangate.account('V7')?.paymentMethod,
    )?.lastDigits,
  ).toBe('1111')
})
