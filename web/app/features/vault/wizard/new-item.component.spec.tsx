import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { createItem, readItem } from '@vitrine/contracts/vault-items/endpoints'
import { readRecord } from '@vitrine/contracts/vault-records/endpoints'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aVaultRecord } from '../../../../tests/a-vault-record.ts'
import {
  ADD_ITEM,
  button,
  callsOf,
  field,
  item,
  openWizard,
  saved,
  toDetails,
  writeItem,
} from '../../../../tests/a-wizard.ts'
import { all } from '../../../../tests/in-page.ts'

const creates = responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12))
const record = responds(readRecord, () => aVaultRecord())
const bodyOf = (call: { body: unknown } | undefined) => call?.body as Record<string, unknown>

beforeEach(() => sessionStorage.clear())

test('an item is duplicated from its page, under a title of its own and without its photos', async () => {
  const { asked, place } = await openWizard('/app/vault/myVaultItem?id=12', item(), record, creates)
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect.poll(place).toBe(`${ADD_ITEM}?copyOf=12`)
  await expect.element(page.getByText(/^This begins as a copy of Silver teapot,/)).toBeVisible()
  expect(all('[aria-label="Your photos"] img')).toEqual([])
  await toDetails()
  await expect.element(field('Title')).toHaveValue('Silver teapot (2)')
  await button('Next').click()
  await button('Upload Item').click()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  const sent = bodyOf(asked.findLast(({ method, path }) => method === 'POST' && path === createItem.path))
  expect(sent).toMatchObject({
    title: 'Silver teapot (2)',
    purchasePrice: 1234.5,
    itemSpecifics: [{ displayName: 'Maker', value: 'Paul Storr' }],
    storageLocation: { id: 9 },
  })
})

test('a copy whose title is taken is told so before it is saved', async () => {
  await openWizard(
    `${ADD_ITEM}?copyOf=12`,
    item(),
    record,
    responds(createItem, () => {
      throw new Refused('ALREADY_EXISTS', {
        errors: [{ field: 'title', errorCode: 'exists', errorMessage: vaultItemMessages.titleExists }],
      })
    }),
  )
  await toDetails()
  await button('Next').click()
  await expect.element(page.getByText(vaultItemMessages.titleExists)).toBeVisible()
  await expect.element(field('Title')).toHaveFocus()
})

test('the next item begins where the one before is kept', async () => {
  const { asked, place } = await openWizard(ADD_ITEM, item(), creates)
  await toDetails()
  await writeItem()
  await button('Next').click()
  await button('Save and add another').click()
  await expect.poll(place).toBe(`${ADD_ITEM}?after=12`)
  await expect.element(page.getByText(/^Saved: Silver teapot\./)).toBeVisible()
  expect(callsOf(asked).filter((call) => call === 'POST /api/v1/vault/items')).toHaveLength(1)
  await toDetails()
  await expect.element(field('Title')).toHaveValue('')
  await field('Title').fill('Silver sugar bowl')
  await field('Description').fill('A bowl.')
  await button('Next').click()
  await expect.element(page.getByText('Display case')).toBeVisible()
  await expect.element(page.getByText('Paul Storr')).not.toBeInTheDocument()
})

test.each(['copyOf', 'after'])('what begins with ?%s= can be left without a question', async (from) => {
  const { place } = await openWizard(`${ADD_ITEM}?${from}=12`, item(), record)
  await button('Cancel').click()
  await expect.poll(place).toBe('/app/vault/dashboard')
})

test('a copy of what is not in the vault is told, with a way on', async () => {
  await openWizard(
    `${ADD_ITEM}?copyOf=13`,
    responds(readItem, () => {
      throw new Refused('NOT_FOUND')
    }),
  )
  await expect.element(page.getByText(vaultItemMessages.notInVault)).toBeVisible()
})
