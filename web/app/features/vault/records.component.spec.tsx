import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import * as records from '@vitrine/contracts/vault-records/endpoints'
import { recordMessages } from '@vitrine/contracts/vault-records/messages'
import { valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import type { RecordSettings } from '@vitrine/contracts/vault-records/settings'
import type { RecordTotals } from '@vitrine/contracts/vault-records/totals'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listLocations } from '@vitrine/contracts/locations/endpoints'
import { setEntries } from '@vitrine/contracts/vault-items/endpoints'
import { aVault, callsTo, listed, respondsFor } from '../../../tests/a-vault.ts'
import { textsOf, all } from '../../../tests/in-page.ts'
import { openSite } from '../../../tests/open-site.tsx'

const LIST = '/app/vault/myVault/list'
const vault = () => aVault({ items: [listed(1), listed(2)] })

async function selectAll() {
  await page.getByLabelText('Select all').click()
}

describe('details of several items', () => {
  test('are set for all of them at once', async () => {
    const { asked } = await openSite(
      LIST,
      responds(records.updateRecords, ({ body }) => ({ response: { ids: body.objects } })),
      ...respondsFor(vault()),
    )
    await selectAll()
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('radio', { name: 'Details' }).click()
    await page.getByLabelText('New value').selectOptions('Stolen')
    await page.getByRole('button', { name: 'Set for 2 items' }).click()
    await expect.element(page.getByText('Changes saved')).toBeVisible()
    await page.getByLabelText('Field').selectOptions('Maker')
    await page.getByLabelText('New value').fill('Storr')
    await page.getByRole('button', { name: 'Set for 2 items' }).click()
    await expect
      .poll(() => callsTo(asked, '/api/v1/vault/records'))
      .toEqual([
        ['PUT', '', { objects: [1, 2], values: { ownership: 'stolen' } }],
        ['PUT', '', { objects: [1, 2], values: { maker: 'Storr' } }],
      ])
    expect(await violationsIn('dialog')).toEqual([])
  })
})

test('details of several items say how many are no longer there', async () => {
  await openSite(
    LIST,
    responds(records.updateRecords, () => ({ response: { ids: [1] } })),
    ...respondsFor(vault()),
  )
  await selectAll()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('radio', { name: 'Details' }).click()
  await page.getByLabelText('New value').selectOptions('Stolen')
  await page.getByRole('button', { name: 'Set for 2 items' }).click()
  await expect
    .element(page.getByText('Changes saved for 1 item. 1 is no longer in your vault.'))
    .toBeVisible()
})

test('a field of several items is cleared after a question', async () => {
  const { asked } = await openSite(
    LIST,
    responds(records.updateRecords, ({ body }) => ({ response: { ids: body.objects } })),
    ...respondsFor(vault()),
  )
  await selectAll()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('radio', { name: 'Details' }).click()
  await page.getByLabelText('Field').selectOptions('Maker')
  await page.getByRole('button', { name: 'Clear for 2 items' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear the field' })
  await expect.element(question.getByText('Maker', { exact: true })).toBeVisible()
  expect(callsTo(asked, '/api/v1/vault/records')).toEqual([])
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect
    .poll(() => callsTo(asked, '/api/v1/vault/records'))
    .toEqual([['PUT', '', { objects: [1, 2], values: { maker: '' } }]])
})

test('several items are put into a location, and say no longer who insures them', async () => {
  const place = { parentId: null, depth: 1, isDefault: false, itemsCount: 0, itemsInside: 0, values: [] }
  const { asked } = await openSite(
    LIST,
    responds(setEntries, ({ body }) => ({ response: { ids: body.objects } })),
    responds(listLocations, () => ({
      locations: [{ ...place, id: 8, displayName: 'Shelf', path: ['House', 'Room'] }],
    })),
    ...respondsFor(vault()),
  )
  await selectAll()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('radio', { name: 'Location' }).click()
  await page.getByLabelText('Storage location').selectOptions('House › Room › Shelf')
  await page.getByRole('button', { name: 'Set for 2 items' }).click()
  await expect.element(page.getByText('Changes saved')).toBeVisible()
  await page.getByRole('radio', { name: 'Insurer' }).click()
  await page.getByLabelText('Insurance company').selectOptions('None')
  await page.getByRole('button', { name: 'Set for 2 items' }).click()
  await expect
    .poll(() => callsTo(asked, '/api/v1/vault/items/entries'))
    .toEqual([
      ['PUT', '', { objects: [1, 2], storageLocationId: 8 }],
      ['PUT', '', { objects: [1, 2], insuranceId: null }],
    ])
  await expect.element(page.getByText('Changes saved')).toBeVisible()
  expect(await violationsIn('dialog')).toEqual([])
})

describe('the cost of a lot', () => {
  const shares = (...amounts: number[]) => ({
    response: { shares: amounts.map((amount, at) => ({ id: at + 1, title: `Vase ${at + 1}`, amount })) },
  })

  test('is shown by item before it is saved', async () => {
    const { asked } = await openSite(
      LIST,
      responds(records.spreadCost, () => shares(33.34, 33.33)),
      ...respondsFor(vault()),
    )
    await selectAll()
    await page.getByRole('button', { name: 'Spread a cost' }).click()
    await page.getByLabelText('Amount').fill('66.67')
    await expect.element(page.getByText('$ 33.34')).toBeVisible()
    expect(await violationsIn('dialog')).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('The cost was spread over 2 items.')).toBeVisible()
    const sent = asked.filter(({ path }) => path === '/api/v1/vault/records/spread-cost')
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ objects: [1, 2], amount: 66.67, currency: 'USD', way: 'equally' }),
    ])
  })

  test('by hand wants an amount for each item', async () => {
    await openSite(LIST, ...respondsFor(vault()))
    await selectAll()
    await page.getByRole('button', { name: 'Spread a cost' }).click()
    await page.getByLabelText('Amount').fill('10')
    await page.getByLabelText('By hand').click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => textsOf(all('dialog .text-oxblood'))).toContain(recordMessages.amountInvalid)
  })

  test('by hand says what is left, and no longer what was wrong with another way', async () => {
    await openSite(
      LIST,
      responds(records.spreadCost, () => {
        throw new Refused('VALIDATION_FAILED', {
          errors: [{ field: 'objects', errorCode: 'invalid', errorMessage: recordMessages.valueMissing }],
        })
      }),
      ...respondsFor(vault()),
    )
    await selectAll()
    await page.getByRole('button', { name: 'Spread a cost' }).click()
    await page.getByLabelText('Amount').fill('66.67')
    await page.getByLabelText('By value').click()
    await expect.element(page.getByText(recordMessages.valueMissing)).toBeVisible()
    await page.getByLabelText('By hand').click()
    await expect.element(page.getByText(recordMessages.valueMissing)).not.toBeInTheDocument()
    await page.getByLabelText('Jug 1').fill('60')
    await expect.element(page.getByText('$ 6.67 still to spread.')).toBeVisible()
    await page.getByLabelText('Jug 2').fill('7')
    await expect.element(page.getByText('$ 0.33 too much.')).toBeVisible()
  })
})

describe('costs and values', () => {
  const totals: RecordTotals = {
    ownItems: 3,
    ownerships: [
      { ownership: 'owned', items: 3 },
      { ownership: 'onLoanFrom', items: 1 },
    ],
    costs: [
      { currency: 'USD', amount: 100, items: 2 },
      { currency: 'EUR', amount: 50, items: 1 },
    ],
    costsByKind: [{ kind: 'price', currency: 'USD', amount: 100, items: 2 }],
    withoutCost: 1,
    valuations: [{ basis: 'insured', currency: 'EUR', amount: 900, items: 1 }],
    notValued: valuationBases.map(({ name }) => ({ basis: name, items: name === 'insured' ? 2 : 3 })),
    insured: [],
    notInsured: 3,
  }
  const settings: RecordSettings = {
    inventoryPattern: '{year}.###',
    nextInventoryNumber: '2026.001',
    exchangeRates: [{ from: 'EUR', to: 'USD', rate: 1.1, day: '2026-05-03' }],
  }

  test('are summed by currency, put together only by the member’s own rates, and never 0 where nothing is known', async () => {
    await openSite(
      '/app/vault/totals',
      responds(records.readRecordTotals, () => totals),
      responds(records.readRecordSettings, () => settings),
      ...respondsFor(vault()),
    )
    await expect
      .element(page.getByText(/^Together \$ 155\.00 by your rates: 1 EUR = 1\.1 USD on/))
      .toBeVisible()
    expect(textsOf(all('table[aria-label="Valuations by basis"] tbody tr'))).toEqual([
      'Insured value1€ 900.00',
      'Insured value2not valued',
      'Retail replacement3not valued',
      'Fair market value3not valued',
      'Own estimate3not valued',
    ])
    await expect.element(page.getByText('On loan from: 1 (not counted above)')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
  })

  test('a rate is saved with its day, and one that cannot be read is told at its field', async () => {
    const { asked } = await openSite(
      '/app/vault/totals',
      responds(records.readRecordTotals, () => totals),
      responds(records.readRecordSettings, () => ({ ...settings, exchangeRates: [] })),
      responds(records.updateRecordSettings, ({ body }) => ({
        ...settings,
        exchangeRates: body.exchangeRates ?? [],
      })),
      ...respondsFor(vault()),
    )
    await page.getByRole('button', { name: 'Add rate' }).click()
    await page.getByLabelText('Rate', { exact: true }).last().fill('1,234')
    await page.getByLabelText('Date', { exact: true }).fill('2026-05-03')
    await page.getByRole('button', { name: 'Save rates' }).click()
    await expect.element(page.getByText(recordMessages.rateInvalid)).toBeVisible()
    await page.getByLabelText('Rate', { exact: true }).last().fill('1,0823')
    await page.getByRole('button', { name: 'Save rates' }).click()
    await expect.element(page.getByText('Your rates are saved.')).toBeVisible()
    expect(callsTo(asked, '/api/v1/vault/record-settings').at(-1)).toEqual([
      'PUT',
      '',
      { exchangeRates: [{ from: 'EUR', to: 'USD', rate: 1.0823, day: '2026-05-03' }] },
    ])
  })
})
