import { manageSubscription, manageSubscriptions } from '@vitrine/contracts/billing/billed-endpoints'
import type { BilledSubscriptionDetails } from '@vitrine/contracts/billing/billed-schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBilledSubscription, anOperation } from '../../tests/a-billed-subscription.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const operation = anOperation({
  state: 'done',
  providerReference: 'O-1',
  note: '',
  attempts: 1,
  settledDate: '2026-11-02T10:00:02.000Z',
  isOverdue: false,
})

const subscription: BilledSubscriptionDetails = {
  ...aBilledSubscription,
  operations: [operation],
  notifications: [
    {
      id: 3,
      kind: 'PaymentProcessed',
      state: 'done',
      receivedDate: '2026-11-02T10:00:03.000Z',
      doneDate: '2026-11-02T10:00:04.000Z',
    },
  ],
}

test('a subscription is found in the list and shows its price, its operations and what the provider told', async () => {
  await openConsole(
    '/app/oms/subscriptions',
    givesRows(manageSubscriptions, () => [subscription]),
    responds(manageSubscription, () => subscription),
  )
  await expect
    .element(
      page.getByRole('row', {
        name: /member@post\.example.*Enterprise, Monthly.*Active.*Zuora.*Dec 02, 2026/,
      }),
    )
    .toBeVisible()
  await expect.poll(screenViolations).toEqual([])
  await page.getByRole('link', { name: 'member@post.example' }).click()
  await expect.element(page.getByText('$ 24.99, 3 slots')).toBeVisible()
  await expect.element(page.getByText('Enterprise, Annual')).toBeVisible()
  await expect
    .element(
      page.getByRole('table', { name: 'Operations' }).getByRole('row', { name: /Purchase Done \$ 29\.99/ }),
    )
    .toBeVisible()
  await expect
    .element(
      page
        .getByRole('table', { name: 'Notifications of the provider' })
        .getByRole('row', { name: /Payment processed Processed/ }),
    )
    .toBeVisible()
  await expect.poll(screenViolations).toEqual([])
})
