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
  await expect.element(page.getByText('0 of 12 photos')).toBeVisible()
  chooseFiles('Photos', [await aPhotoFile('one.png')])
  await expect.element(page.getByText('1 of 12 photos')).toBeVisible()
  await toDetails()
  await writeItem()
  await button('Next').click()
  await button('Upload Item').click()
}

test('R-002: the dashboard says how much is used, and what of it is deleted', async () => {
  await openSite('/app/vault/dashboard', stores(2.1 * GIGABYTE, GIGABYTE), ...respondsFor(aVault({})))
  await expect.element(page.getByText('2.1 of 20 GB used')).toBeVisible()
  await expect.element(page.getByText(`1 GB of that is deleted. ${DELETED_COUNT}`)).toBeVisible()
})

/** As `stores`, where the room is taken after the first answers. */
function storesUntil(free: () => boolean) {
  return responds(readStorage, () => ({
    response: {
      usedBytes: free() ? 0 : 20 * GIGABYTE,
      deletedBytes: 0,
      allowedBytes: 20 * GIGABYTE,
    },
  }))
}

const FULL = { usedBytes: 20 * GIGABYTE, allowedBytes: 20 * GIGABYTE }
const WITHOUT_ROOM = `${storageFull(FULL)} You can go on without it.`

test('R-003: a full vault refuses photos and a video where they are chosen, and its item can be saved without', async () => {
  const { asked, place } = await openSite(
    ADD_ITEM,
    reader,
    entries,
    noTags,
    stores(20 * GIGABYTE),
    responds(createItem, () => saved(12)),
  )
  await expect.element(page.getByText('0 of 12 photos')).toBeVisible()
  chooseFiles('Photos', [await aPhotoFile('one.png'), await aPhotoFile('two.png')])
  const photos = page.getByRole('region', { name: 'Photos' })
  await expect.element(photos.getByText(WITHOUT_ROOM, { exact: true })).toBeVisible()
  await expect.element(page.getByText('0 of 12 photos')).toBeVisible()
  await photos.getByRole('button', { name: /^Remove refused file/ }).click()
  const video = page.getByRole('region', { name: 'Video' })
  chooseFiles('Video', [new File([new Uint8Array(2000)], 'film.mp4', { type: 'video/mp4' })])
  await expect.element(video.getByText(WITHOUT_ROOM, { exact: true })).toBeVisible()
  await video.getByRole('button', { name: /^Remove refused file/ }).click()
  await toDetails()
  await writeItem()
  await button('Next').click()
  await button('Upload Item').click()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  expect(callsOf(asked).filter((call) => call.endsWith('/edit'))).toEqual([])
})

test('of photos that are chosen together, those that find room are taken', async () => {
  const [one, two] = [await aPhotoFile('one.png'), await aPhotoFile('two.png')]
  await openSite(ADD_ITEM, reader, entries, noTags, stores(20 * GIGABYTE - one.size))
  await expect.element(page.getByText('0 of 12 photos')).toBeVisible()
  chooseFiles('Photos', [one, two])
  await expect.element(page.getByText('1 of 12 photos')).toBeVisible()
  await expect
    .element(page.getByRole('alert').getByText(/: 20 of 20 GB used\. .* You can go on without it\.$/))
    .toBeVisible()
})

test('a photo that finds no room any more is not sent, and its item is saved', async () => {
  let isSaved = false
  const { asked } = await openSite(
    ADD_ITEM,
    reader,
    entries,
    noTags,
    storesUntil(() => !isSaved),
    images(),
    responds(createItem, () => {
      isSaved = true
      return saved(12)
    }),
  )
  await addItem()
  await expect.element(page.getByText(storageFull(FULL))).toBeVisible()
  await expect.element(page.getByText('20 of 20 GB used', { exact: true })).toBeVisible()
  expect(callsOf(asked).filter((call) => call.endsWith('/images/edit'))).toEqual([])
})

test('a photo for which the room is gone meanwhile says so', async () => {
  await openSite(
    ADD_ITEM,
    reader,
    entries,
    noTags,
    stores(0),
    images(() => new Refused('LIMIT_REACHED', { message: storageFull(FULL), ...FULL }).response),
    responds(createItem, () => saved(12)),
  )
  await addItem()
  await expect.element(page.getByText(storageFull(FULL))).toBeVisible()
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
