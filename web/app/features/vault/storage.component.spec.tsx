import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { createItem } from '@vitrine/contracts/vault-items/endpoints'
import { readStorage } from '@vitrine/contracts/vault-media/endpoints'
import { DELETED_COUNT, GIGABYTE, storageFull } from '@vitrine/contracts/vault-media/storage'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPhotoFile, chooseFiles } from '../../../tests/a-photo-file.ts'
import { aVault, respondsFor } from '../../../tests/a-vault.ts'
import {
  ADD_ITEM,
  button,
  callsOf,
  entries,
  images,
  noTags,
  reader,
  saved,
  toDetails,
  writeItem,
} from '../../../tests/a-wizard.ts'
import { openSite } from '../../../tests/open-site.tsx'

beforeEach(() => sessionStorage.clear())

const stores = (usedBytes: number, deletedBytes = 0) =>
  responds(readStorage, () => ({
    response: { usedBytes: Math.round(usedBytes), deletedBytes, allowedBytes: 20 * GIGABYTE },
  }))

/** Adds an item with one photo, up to the end of its save. */
async function addItem() {
  chooseFiles('Photos', [await aPhotoFile('one.png')])
  await expect.element(page.getByText('1 of 12 photos')).toBeVisible()
  await toDetails()
  await writeItem()
  await button('Next').click()
  await button('Upload Item').click()
}

test('the dashboard says how much is used, and what of it is deleted', async () => {
  await openSite('/app/vault/dashboard', stores(2.1 * GIGABYTE, GIGABYTE), ...respondsFor(aVault({})))
  await expect.element(page.getByText('2.1 of 20 GB used')).toBeVisible()
  await expect.element(page.getByText(`1 GB of that is deleted. ${DELETED_COUNT}`)).toBeVisible()
})

test('a photo that finds no room is not sent, and its item is saved', async () => {
  const { asked } = await openSite(
    ADD_ITEM,
    reader,
    entries,
    noTags,
    stores(20 * GIGABYTE),
    images(),
    responds(createItem, () => saved(12)),
  )
  await expect.element(page.getByText('20 of 20 GB used', { exact: true })).toBeVisible()
  await addItem()
  await expect
    .element(page.getByText(storageFull({ usedBytes: 20 * GIGABYTE, allowedBytes: 20 * GIGABYTE })))
    .toBeVisible()
  expect(callsOf(asked).filter((call) => call.endsWith('/images/edit'))).toEqual([])
})

test('a photo for which the room is gone meanwhile says so', async () => {
  const full = { usedBytes: 20 * GIGABYTE, allowedBytes: 20 * GIGABYTE }
  await openSite(
    ADD_ITEM,
    reader,
    entries,
    noTags,
    stores(0),
    images(() => new Refused('LIMIT_REACHED', { message: storageFull(full), ...full }).response),
    responds(createItem, () => saved(12)),
  )
  await addItem()
  await expect.element(page.getByText(storageFull(full))).toBeVisible()
})

test('a photo that the busy server refuses is sent again by itself', async () => {
  let refused = 0
  const { place } = await openSite(
    ADD_ITEM,
    reader,
    entries,
    noTags,
    stores(0),
    images(() => {
      refused += 1
      return refused > 1
        ? null
        : Response.json(
            { errorCode: 'TOO_MANY_REQUESTS', message: 'Busy' },
            { status: 429, headers: { 'retry-after': '1' } },
          )
    }),
    responds(createItem, () => saved(12)),
  )
  await addItem()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  expect(refused).toBe(2)
})
