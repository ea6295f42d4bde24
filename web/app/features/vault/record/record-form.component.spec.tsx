import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { createItem, readItem, updateItem } from '@vitrine/contracts/vault-items/endpoints'
import {
  checkNewRecord,
  readRecord,
  readRecordSettings,
  updateRecord,
} from '@vitrine/contracts/vault-records/endpoints'
import { recordMessages } from '@vitrine/contracts/vault-records/messages'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPhotoFile, chooseFiles } from '../../../../tests/a-photo-file.ts'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import { aVaultRecord } from '../../../../tests/a-vault-record.ts'
import {
  ADD_ITEM,
  button,
  callsOf,
  EDIT_ITEM,
  field,
  images,
  item,
  openWizard,
  saved,
  toDetails,
  writeItem,
} from '../../../../tests/a-wizard.ts'

const settings = responds(readRecordSettings, () => ({
  inventoryPattern: '{year}.###',
  nextInventoryNumber: '2026.015',
  exchangeRates: [],
}))
const creates = responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12))
const updates = responds(updateItem, () => saved(12, 4))
const record = (change: Partial<VaultRecord> = {}) => responds(readRecord, () => aVaultRecord(change))
const savesRecord = responds(updateRecord, () => saved(12, 5))

const checks = responds(checkNewRecord, () => ({ response: { isValid: true as const } }))

const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
const group = (name: string) => page.getByRole('group', { name, exact: true })
const bodiesOf = (asked: readonly { method: string; path: string; body: unknown }[], path: string) =>
  asked.filter((call) => call.method === 'PUT' && call.path === path).map(({ body }) => body)
const RECORD = '/api/v1/vault/items/12/record'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('more details are filled in, reviewed and saved after the item and its photos', async () => {
  const { asked } = await openWizard(
    ADD_ITEM,
    item(),
    record(),
    settings,
    checks,
    creates,
    images(),
    savesRecord,
  )
  await expect.element(button('Next')).toBeVisible()
  chooseFiles('Photos', [await aPhotoFile('one.jpg')])
  await expect.element(page.getByText('1 of 12 photos')).toBeVisible()
  await toDetails()
  await writeItem()
  await expect.element(field('Maker')).not.toBeInTheDocument()
  await button('More details').click()
  await button('Use 2026.015').click()
  await choice('Attribution').selectOptions('attributed to')
  await field('Maker').fill('Paul Storr')
  await field('Date made').fill('c. 1890')
  await expect.element(page.getByText('This means 1885 to 1895.')).toBeVisible()
  await button('Add a measurement').click()
  await group('Measurement 1').getByRole('textbox', { name: 'Number' }).fill('11 3/8')
  await button('Add a part').click()
  await group('Part 1').getByRole('textbox', { name: 'Name' }).fill('Lid')
  await group('Part 1').getByText('Photos of this part: none').click()
  await group('Part 1').getByRole('checkbox', { name: 'Photo 1' }).click()
  await choice('Photo 1').selectOptions('Mark')
  await button('Add a cost').click()
  await group('Cost 1').getByRole('textbox', { name: 'Amount' }).fill('1200')
  await button('Add a cost').click()
  await group('Cost 2').getByRole('combobox', { name: 'Kind' }).selectOptions('Restoration')
  await group('Cost 2').getByRole('combobox', { name: 'Currency' }).selectOptions('GBP')
  await group('Cost 2').getByRole('textbox', { name: 'Amount' }).fill('80.5')
  await expect.element(page.getByText('Total: $ 1,200.00 and £ 80.50')).toBeVisible()
  await choice('Ownership').selectOptions('On loan to')
  await field('On loan to').fill('Anna')
  // Nobody writes into it: it is not sent.
  await button('Add an owner or event').click()
  await button('Next').click()
  const review = page.getByRole('region', { name: 'Details' })
  await expect.element(review.getByText('attributed to Paul Storr')).toBeVisible()
  await expect.element(review.getByText('c. 1890 (1885 to 1895)')).toBeVisible()
  await button('Upload Item').click()
  await expect.element(page.getByText(/^Congratulations!/)).toBeVisible()
  expect(callsOf(asked)).toEqual([
    'POST /api/v1/vault/items?validationOnly=true',
    'POST /api/v1/vault/records/check',
    'POST /api/v1/vault/items',
    'POST /api/v1/vault/items/12/images/edit',
    `PUT ${RECORD}`,
  ])
  // Nothing of it waits to be brought back when the item is edited.
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('vaultItem'))).toEqual([])
  expect(bodiesOf(asked, RECORD)).toEqual([
    {
      inventoryNumber: '2026.015',
      makerQualifier: 'attributedTo',
      maker: 'Paul Storr',
      dateText: 'c. 1890',
      measurements: [{ measure: 'height', value: 11.375, unit: 'in', note: '' }],
      parts: [{ number: '1', name: 'Lid', note: '', imageIds: [1] }],
      photoRoles: [{ imageId: 1, role: 'mark' }],
      costs: [
        { kind: 'price', amount: 1200, currency: 'USD', day: null, note: '' },
        { kind: 'restoration', amount: 80.5, currency: 'GBP', day: null, note: '' },
      ],
      ownership: 'onLoanTo',
      ownershipPerson: 'Anna',
    },
  ])
})

test('the parts of a set are added by number and name, and moved by the keyboard', async () => {
  const { asked } = await openWizard(EDIT_ITEM, item(), record(), settings, updates, savesRecord)
  await toDetails()
  await button('More details').click()
  await button('Add a part').click()
  await group('Part 1').getByRole('textbox', { name: 'Name' }).fill('Pot')
  await field('How many').fill('3')
  await field('Called').fill('Cup')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('3 parts added.')).toBeVisible()
  await button('Move part 1 down').click()
  await expect.element(button('Move part 2 down')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(group('Part 3').getByRole('textbox', { name: 'Name' })).toHaveValue('Pot')
  await button('Next').click()
  await button('Save').click()
  await expect.element(page.getByText(/updated/)).toBeVisible()
  const part = (number: string, name: string) => ({ number, name, note: '', imageIds: [] })
  expect(bodiesOf(asked, RECORD)).toEqual([
    { parts: [part('2', 'Cup'), part('3', 'Cup'), part('1', 'Pot'), part('4', 'Cup')] },
  ])
})

test('an edit sends the keys that were changed, and is checked before the review', async () => {
  const { asked } = await openWizard(
    EDIT_ITEM,
    item(),
    record({ maker: 'Paul Storr', dateText: '1812', notes: 'From Anna' }),
    settings,
    updates,
    savesRecord,
  )
  await toDetails()
  await button('More details').click()
  await expect.element(field('Maker')).toHaveValue('Paul Storr')
  await field('Date made').fill('')
  await button('Next').click()
  await button('Save').click()
  await expect.element(page.getByText(/updated/)).toBeVisible()
  expect(callsOf(asked)).toEqual([
    `PUT ${RECORD}?validationOnly=true`,
    'PUT /api/v1/vault/items/12',
    `PUT ${RECORD}`,
  ])
  expect(bodiesOf(asked, RECORD)).toEqual([{ dateText: '' }])
})

test('what is wrong stands at its field and keeps the review closed; a number that is taken is told by the save, which can be pressed again', async () => {
  let isTaken = true
  const { asked } = await openWizard(
    EDIT_ITEM,
    item(),
    record(),
    settings,
    updates,
    responds(updateRecord, ({ query: { validationOnly } }) => {
      if (isTaken && !validationOnly)
        throw new Refused('ALREADY_EXISTS', {
          errors: [
            { field: 'inventoryNumber', errorCode: 'exists', errorMessage: recordMessages.numberTaken },
          ],
        })
      return saved(12, 5)
    }),
  )
  await toDetails()
  await button('More details').click()
  await button('Add a valuation').click()
  const valuation = group('Valuation 1')
  await valuation.getByRole('textbox', { name: 'Amount' }).fill('900')
  await valuation.getByRole('textbox', { name: 'Up to' }).fill('800')
  await userEvent.tab()
  await expect.element(page.getByText(recordMessages.rangeReversed)).toBeVisible()
  await expect.element(button('Next')).toHaveAccessibleDescription('To go on, please check: Valuations.')
  await valuation.getByRole('textbox', { name: 'Up to' }).fill('1000')
  await field('Inventory number').fill('7')
  await button('Next').click()
  await button('Save').click()
  await expect.element(page.getByText(recordMessages.numberTaken)).toBeVisible()
  await expect.element(field('Inventory number')).toHaveFocus()
  isTaken = false
  await field('Inventory number').fill('8')
  await button('Next').click()
  await button('Save').click()
  await expect.element(page.getByText(/updated/)).toBeVisible()
  expect(bodiesOf(asked, RECORD).at(-1)).toMatchObject({
    inventoryNumber: '8',
    valuations: [{ amountMax: 1000 }],
  })
})

test('a number that is taken is told before a new item is stored', async () => {
  const { asked } = await openWizard(
    ADD_ITEM,
    item(),
    settings,
    creates,
    responds(checkNewRecord, () => {
      throw new Refused('ALREADY_EXISTS', {
        errors: [{ field: 'inventoryNumber', errorCode: 'exists', errorMessage: recordMessages.numberTaken }],
      })
    }),
  )
  await toDetails()
  await writeItem()
  await button('More details').click()
  await field('Inventory number').fill('7')
  await button('Next').click()
  await expect.element(page.getByText(recordMessages.numberTaken)).toBeVisible()
  await expect.element(field('Inventory number')).toHaveFocus()
  expect(callsOf(asked)).toEqual([
    'POST /api/v1/vault/items?validationOnly=true',
    'POST /api/v1/vault/records/check',
  ])
})

test('a record that was changed elsewhere is merged: mine is kept over theirs', async () => {
  let stored = aVaultRecord({ maker: 'Paul Storr' })
  let isNewer = true
  const { asked } = await openWizard(
    EDIT_ITEM,
    responds(readItem, () => aVaultItem({ revision: stored.revision })),
    responds(readRecord, () => stored),
    settings,
    updates,
    responds(updateRecord, ({ query: { validationOnly } }) => {
      if (!validationOnly && isNewer) {
        isNewer = false
        stored = aVaultRecord({ maker: 'Storr & Co.', place: 'London', revision: 9 })
        throw new Refused('REVISION_CONFLICT')
      }
      return saved(12, 10)
    }),
  )
  await toDetails()
  await button('More details').click()
  await field('Maker').fill('Hester Bateman')
  await button('Next').click()
  await button('Save').click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await button('Back').click()
  await expect.element(field('Maker')).toHaveValue('Hester Bateman')
  await expect.element(field('Place made')).toHaveValue('London')
  await button('Next').click()
  await button('Save').click()
  await expect.element(page.getByText(/updated/)).toBeVisible()
  expect(bodiesOf(asked, RECORD).at(-1)).toEqual({ maker: 'Hester Bateman' })
})

test('what was typed comes back after a reload, and a copy has all but photos and the number', async () => {
  await openWizard(EDIT_ITEM, item(), record(), settings)
  await toDetails()
  await button('More details').click()
  await field('Maker').fill('Paul Storr')
  const { asked } = await openWizard(EDIT_ITEM, item(), record(), settings)
  await button('Bring it back').click()
  await toDetails()
  // It was open in this category.
  await expect.element(field('Maker')).toHaveValue('Paul Storr')
  expect(callsOf(asked)).toEqual([])

  sessionStorage.clear()
  const copy = await openWizard(
    `${ADD_ITEM}?copyOf=12`,
    item(),
    record({ inventoryNumber: '7', maker: 'Paul Storr', photoRoles: [{ imageId: 21, role: 'mark' }] }),
    settings,
    checks,
    creates,
    savesRecord,
  )
  await toDetails()
  await button('Next').click()
  await button('Upload Item').click()
  await expect.element(page.getByText(/^Congratulations!/)).toBeVisible()
  expect(bodiesOf(copy.asked, RECORD)).toEqual([{ maker: 'Paul Storr' }])
})

test('the price of a sold piece in US dollars is the item’s sold price', async () => {
  const { asked } = await openWizard(EDIT_ITEM, item(), record(), settings, updates, savesRecord)
  await toDetails()
  await button('More details').click()
  await choice('Ownership').selectOptions('Sold')
  const ownership = group('Ownership')
  await ownership.getByRole('textbox', { name: 'Sold price' }).fill('90')
  await userEvent.tab()
  await expect
    .element(
      page.getByRole('group', { name: 'How it came to you' }).getByRole('textbox', { name: 'Sold price' }),
    )
    .toHaveValue('90.00')
  await field('Sold to').fill('Anna')
  await button('Next').click()
  await button('Save').click()
  await expect.element(page.getByText(/updated/)).toBeVisible()
  expect(bodiesOf(asked, '/api/v1/vault/items/12')).toMatchObject([{ soldPrice: 90 }])
  expect(bodiesOf(asked, RECORD)).toEqual([{ ownershipPerson: 'Anna' }])
})
