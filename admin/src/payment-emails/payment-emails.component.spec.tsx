import {
  blockPaymentEmail,
  listPaymentEmails,
  notePaymentEmail,
} from '@vitrine/contracts/payment-emails/endpoints'
import type { PaymentEmail } from '@vitrine/contracts/payment-emails/schemas'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/paymentEmails'

const anEmail = (change: Partial<PaymentEmail> = {}): PaymentEmail => ({
  paypalEmail: 'payer@pay.example',
  blocked: false,
  notes: '',
  lastSeenDate: '2026-11-02T10:00:00.000Z',
  accounts: [{ id: 5, email: 'member@post.example' }],
  ...change,
})

const lists = (emails: PaymentEmail[]) =>
  responds(listPaymentEmails, ({ query: { paypalEmail, offset, max } }) => {
    const found = emails.filter((email) => email.paypalEmail.includes(paypalEmail))
    return {
      results: found.slice(offset, offset + max),
      meta: { total: found.length, currentLimit: max, currentOffset: offset },
    }
  })

function emailsInMemory(...emails: PaymentEmail[]) {
  const change = (paypalEmail: string, changed: Partial<PaymentEmail>) => {
    const found =
      emails.find((email) => email.paypalEmail === paypalEmail) ??
      anEmail({ paypalEmail, lastSeenDate: null, accounts: [] })
    if (!emails.includes(found)) emails.push(found)
    return { response: { ...Object.assign(found, changed) } }
  }
  return [
    lists(emails),
    responds(blockPaymentEmail, ({ body: { paypalEmail, block } }) =>
      change(paypalEmail, { blocked: block }),
    ),
    responds(notePaymentEmail, ({ body: { paypalEmail, notes } }) => change(paypalEmail, { notes })),
  ]
}

const toggle = page.getByRole('switch', { name: 'Block payer@pay.example' })
const press = (name: string) => page.getByRole('button', { name }).click()
const unreachable = () => Response.json('', { status: 502 })

test('D3-152, D3-154: an email is blocked with one press, and its notes are replaced without a reload', async () => {
  const { asked } = await openConsole(LIST, ...emailsInMemory(anEmail({ notes: 'Paid twice.' })))
  await expect
    .element(
      page.getByRole('row', { name: /payer@pay\.example.*Paid twice\..*Nov 02, 2026.*member@post\.example/ }),
    )
    .toBeVisible()
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  await press('Edit the notes of payer@pay.example')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Charged back.')
  await press('Save')
  await expect.element(page.getByRole('row', { name: /Charged back\./ })).toBeVisible()
  expect(page.getByText('Paid twice.').query()).toBeNull()
  await expect.poll(screenViolations).toEqual([])
  expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    [blockPaymentEmail.path, { paypalEmail: 'payer@pay.example', block: true }],
    [notePaymentEmail.path, { paypalEmail: 'payer@pay.example', notes: 'Charged back.' }],
  ])
})

test('D3-154: an email that was never seen is blocked by its form; what is none says so there', async () => {
  const { place } = await openConsole(LIST, ...emailsInMemory(anEmail()))
  await page.getByRole('link', { name: 'Block an email' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
  await press('Save')
  await expect.element(page.getByText('Please enter a valid email.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('new@pay.example')
  await press('Save')
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(page.getByRole('row', { name: /new@pay\.example.*Never/ })).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Block new@pay.example' })).toBeChecked()
})

test('on a phone the notes stand below their email, and nothing scrolls sideways, in the table either', async () => {
  await page.viewport(390, 844)
  await openConsole(
    LIST,
    ...emailsInMemory(
      anEmail({
        paypalEmail: 'somebody.with-a-long.name@payments.example',
        notes: 'Charged back in November; the bank is asked.',
      }),
    ),
  )
  await expect
    .element(
      page.getByRole('button', { name: 'Edit the notes of somebody.with-a-long.name@payments.example' }),
    )
    .toBeVisible()
  const table = page.getByRole('table').element()
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('D3-154, D3-155: a block that fails leaves the switch as it was and says why, in the server’s words where it has any', async () => {
  await openConsole(LIST, lists([anEmail()]), responds(blockPaymentEmail, unreachable))
  await toggle.click()
  await expect.element(page.getByText('The change could not be saved. Please try again.')).toBeVisible()
  await expect.element(toggle).not.toBeChecked()
  await openConsole(
    LIST,
    lists([anEmail()]),
    responds(blockPaymentEmail, () => {
      throw new Refused('FORBIDDEN')
    }),
  )
  await toggle.click()
  await expect
    .element(
      page.getByText(
        /^Not done: block payer@pay\.example\. Your account does not have permission to do this\./,
      ),
    )
    .toBeVisible()
  await expect.element(toggle).not.toBeChecked()
})

test('D3-155: notes that could not be saved say so and stay in their dialog, after a reload, too', async () => {
  const open = () => openConsole(LIST, lists([anEmail()]), responds(notePaymentEmail, unreachable))
  await open()
  await press('Edit the notes of payer@pay.example')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Charged back.')
  await press('Save')
  await expect.element(page.getByText('The notes could not be saved. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Charged back.')
  await open()
  await press('Edit the notes of payer@pay.example')
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Charged back.')
})

test('D3-155: a list that could not be loaded says so, and comes with another try', async () => {
  let isAway = true
  const emails = [anEmail()]
  await openConsole(
    LIST,
    responds(listPaymentEmails, () =>
      isAway ? unreachable() : { results: emails, meta: { total: 1, currentLimit: 20, currentOffset: 0 } },
    ),
  )
  await expect
    .element(page.getByText('The payment emails could not be loaded. Please try again.').first())
    .toBeVisible()
  isAway = false
  await press('Try again')
  await expect.element(toggle).toBeVisible()
})

test('D3-153: 20 emails need no second page, 21 do', async () => {
  const emails = Array.from({ length: 20 }, (_, index) =>
    anEmail({ paypalEmail: `payer${index}@pay.example` }),
  )
  await openConsole(LIST, ...emailsInMemory(...emails))
  await expect.element(page.getByRole('switch', { name: 'Block payer19@pay.example' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Go to next page' }).query()).toBeNull()
  await openConsole(LIST, ...emailsInMemory(...emails, anEmail({ paypalEmail: 'last@pay.example' })))
  await press('Go to next page')
  await expect.element(page.getByRole('switch', { name: 'Block last@pay.example' })).toBeVisible()
})

test('D3-153: is asked for by a part of the email, which the call names paypalEmail', async () => {
  const { asked } = await openConsole(
    LIST,
    ...emailsInMemory(anEmail(), anEmail({ paypalEmail: 'other@else.example' })),
  )
  await expect.element(page.getByText('other@else.example')).toBeVisible()
  await page.getByPlaceholder('Part of the email').fill('pay.')
  await expect.element(page.getByText('other@else.example')).not.toBeInTheDocument()
  await expect.element(toggle).toBeVisible()
  const last = new URL(
    asked.findLast(({ path }) => path.startsWith(listPaymentEmails.path))?.path ?? '',
    'https://console.invalid',
  )
  expect(Object.fromEntries(last.searchParams)).toEqual({ paypalEmail: 'pay.', offset: '0', max: '20' })
})
