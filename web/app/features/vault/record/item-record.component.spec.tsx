import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { readItem } from '@vitrine/contracts/vault-items/endpoints'
import { readRecord } from '@vitrine/contracts/vault-records/endpoints'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import { aVaultRecord } from '../../../../tests/a-vault-record.ts'
import { textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const open = (record = aVaultRecord(), item = aVaultItem()) =>
  openSite(
    '/app/vault/myVaultItem?id=12',
    responds(readUserDetails, () => aUser(['ROLE_UNLIMITED'], 'Active')),
    responds(readItem, () => item),
    responds(readRecord, () => record),
  )
const rowsOf = (name: string) => textsOf(page.getByRole('table', { name }).getByRole('row').elements())

test('the page shows what is filled, in groups', async () => {
  await open(
    aVaultRecord({
      maker: 'Paul Storr',
      makerQualifier: 'workshopOf',
      parts: [{ number: '1', name: 'Lid', note: 'Chipped', imageIds: [22] }],
      photoRoles: [{ imageId: 21, role: 'mark' }],
      costs: [
        { kind: 'premium', amount: 20, currency: 'GBP', day: '2025-05-03', note: 'Sale 7' },
        { kind: 'shipping', amount: 10, currency: 'USD', day: null, note: '' },
      ],
      valuations: [
        {
          basis: 'replacement',
          amount: 800,
          amountMax: 1200,
          currency: 'USD',
          day: '2025-06-07',
          valuer: 'A. Smith',
          note: '',
          isInsuredValue: true,
        },
      ],
      worthScore: {
        amountMin: 310,
        amount: 468,
        amountMax: 690,
        currency: 'USD',
        valuedAt: '2026-11-02T10:00:00.000Z',
      },
      ownership: 'onLoanTo',
      ownershipPerson: 'Anna',
      ownershipDay: '2025-05-03',
      provenance: [{ dateText: 'until 1950', event: 'The Smith family' }],
    }),
  )
  const details = page.getByRole('region', { name: 'More details' })
  await expect.element(details.getByText('workshop of Paul Storr')).toBeVisible()
  await expect.element(page.getByText('On loan to Anna, since May 03, 2025')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Photos' }).getByText('Mark')).toBeVisible()
  await expect
    .element(details.getByRole('list', { name: 'Parts' }).getByRole('img', { name: 'Lid, photo 2' }))
    .toBeVisible()
  expect(rowsOf('Costs')).toEqual([
    'CostDateAmount',
    'Purchase price$ 1,234.50',
    'Buyer’s premiumSale 7May 03, 2025£ 20.00',
    'Shipping$ 10.00',
    'Total in USD$ 1,244.50',
    'Total in GBP£ 20.00',
  ])
  expect(rowsOf('Valuations')).toEqual([
    'BasisDateValue',
    'Retail replacement Insured for thisby A. SmithJun 07, 2025$ 800.00 - $ 1,200.00',
    'WorthScoreNov 02, 2026$ 310.00 - $ 690.00',
  ])
  await expect
    .element(details.getByRole('list', { name: 'Provenance' }))
    .toHaveTextContent('until 1950The Smith family')
  expect(textsOf(details.getByRole('heading', { level: 3 }).elements())).toEqual([
    'Identification',
    'Quantity and parts',
    'Cost',
    'Valuations',
    'Ownership',
    'Acquisition and provenance',
  ])
})

test('an empty record shows the way to it, which opens the form', async () => {
  await open()
  await page.getByRole('link', { name: 'Add details' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Maker' })).toBeVisible()
})

test('a sold piece says so once, with whom it went to', async () => {
  const sold = { ownership: 'sold', ownershipPrice: 90, ownershipCurrency: 'USD' } as const
  await open(aVaultRecord({ ...sold, ownershipPerson: 'Anna' }), aVaultItem({ soldPrice: 90 }))
  await expect.element(page.getByText('Sold to Anna')).toBeVisible()
  await expect.element(page.getByText('$ 90.00')).toHaveLength(1)
})

test('a sold price alone is no more detail', async () => {
  await open(
    aVaultRecord({ ownership: 'sold', ownershipPrice: 90, ownershipCurrency: 'USD' }),
    aVaultItem({ soldPrice: 90 }),
  )
  await expect.element(page.getByRole('link', { name: 'Add details' })).toBeVisible()
  await expect.element(page.getByText('Sold', { exact: true })).toHaveLength(1)
})
