import {
  askOperationAgain,
  countOperationAsDone,
  countOperationAsFailed,
  listRefundsDue,
  manageOperation,
  manageOperations,
  settleRefund,
} from '@vitrine/contracts/billing/billed-endpoints'
import type { ManagedOperation, RefundDue } from '@vitrine/contracts/billing/billed-schemas'
import { billingMessages as messages } from '@vitrine/contracts/billing/messages'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOperation } from '../../tests/a-billed-subscription.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/billing-operations'

const aRefund: RefundDue = {
  id: 4,
  accountId: 5,
  accountEmail: 'member@post.example',
  provider: 'zuora',
  paymentReference: 'P-00000004',
  amount: '9.99',
  currency: 'EUR',
  reason: 'It was paid while the account had a membership of its own.',
  notedDate: '2026-11-02T10:00:00.000Z',
  settledDate: null,
  revision: 1,
}

function operationsInMemory(operation: ManagedOperation, refunds: RefundDue[] = []) {
  const change = (changed: Partial<ManagedOperation>) =>
    Object.assign(operation, changed, { revision: operation.revision + 1 })
  return [
    givesRows(manageOperations, ({ isOverdue, state = operation.state }) =>
      (isOverdue === true && !operation.isOverdue) || state !== operation.state ? [] : [operation],
    ),
    responds(manageOperation, () => operation),
    responds(askOperationAgain, () => change({})),
    responds(countOperationAsFailed, () =>
      change({ state: 'failed', note: 'absent', isOverdue: false, settledDate: '2026-11-04T10:00:00.000Z' }),
    ),
    responds(listRefundsDue, () => ({ items: refunds })),
    responds(settleRefund, () => ({
      ...aRefund,
      settledDate: '2026-11-04T10:00:00.000Z',
      ...refunds.splice(0)[0],
    })),
  ]
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('an operation of which nobody knows is asked again, then counted as failed', async () => {
  const { asked } = await openConsole(LIST, ...operationsInMemory(anOperation()))
  await expect
    .element(page.getByRole('row', { name: /Purchase.*Unknown.*member@post\.example.*\$ 29\.99/ }))
    .toBeVisible()
  await expect.poll(screenViolations).toEqual([])
  await page.getByRole('link', { name: 'Purchase' }).click()
  await expect.element(page.getByText('What is known: the provider did not respond in time')).toBeVisible()
  await button('Ask again').click()
  await expect.element(page.getByText('The provider is asked again.')).toBeVisible()
  await button('Count as failed').click()
  await inDialog('Count as failed').click()
  await expect.element(page.getByRole('heading', { name: 'Purchase: Failed' })).toBeVisible()
  expect(button('Ask again').query()).toBeNull()
  await expect.poll(screenViolations).toEqual([])
  expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    askOperationAgain.path.replace(':id', '12'),
    countOperationAsFailed.path.replace(':id', '12'),
  ])
})

test('where nothing needs a decision, what is unknown is one press away', async () => {
  await openConsole(LIST, ...operationsInMemory(anOperation({ isOverdue: false })))
  await expect.element(page.getByText('Nothing needs your decision')).toBeVisible()
  await expect.poll(screenViolations).toEqual([])
  await button('Show what is unknown').click()
  await expect.element(page.getByRole('row', { name: /Purchase.*Unknown/ })).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Needs a decision' })).not.toBeChecked()
})

test('counting as done tells why it was refused, and the operation stays', async () => {
  await openConsole(
    `${LIST}/12/show`,
    ...operationsInMemory(anOperation()),
    responds(countOperationAsDone, () => {
      throw new Refused('STATUS_CONFLICT', { message: messages.nothingAtProvider })
    }),
  )
  await button('Count as done').click()
  await inDialog('Count as done').click()
  await expect.element(page.getByText(messages.nothingAtProvider)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Purchase: Unknown' })).toBeVisible()
})

test('within the first day an operation is only asked for again', async () => {
  await openConsole(`${LIST}/12/show`, ...operationsInMemory(anOperation({ isOverdue: false })))
  await expect.element(button('Ask again')).toBeVisible()
  expect(button('Count as done').query()).toBeNull()
  expect(button('Count as failed').query()).toBeNull()
})

test('a payment to refund stands above the list until staff say that it was refunded', async () => {
  const { asked } = await openConsole(
    LIST,
    ...operationsInMemory(anOperation({ isOverdue: false, state: 'done' }), [aRefund]),
  )
  const due = page.getByRole('region', { name: 'Payments to refund' })
  await expect.element(due.getByText('€ 9.99')).toBeVisible()
  await expect.poll(screenViolations).toEqual([])
  await button('Payment P-00000004 was refunded').click()
  await inDialog('It was refunded').click()
  await expect.element(due).not.toBeInTheDocument()
  expect(asked.findLast(({ method }) => method === 'POST')?.path).toBe(settleRefund.path.replace(':id', '4'))
})

test.each([820, 390])('whose it is and how much stands in its row, %i pixels wide', async (width) => {
  await page.viewport(width, 900)
  await openConsole(LIST, ...operationsInMemory(anOperation()))
  await expect
    .element(page.getByRole('row', { name: /Purchase.*\$ 29\.99.*member@post\.example.*Unknown/ }))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expect.poll(screenViolations).toEqual([])
})
