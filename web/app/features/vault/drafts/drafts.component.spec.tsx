import { Refused, responds, type AskedCall } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import * as endpoints from '@vitrine/contracts/vault-drafts/endpoints'
import { draftMessages as messages } from '@vitrine/contracts/vault-drafts/messages'
import type { VaultDraft } from '@vitrine/contracts/vault-drafts/schemas'
import { createItem } from '@vitrine/contracts/vault-items/endpoints'
import { checkNewRecord } from '@vitrine/contracts/vault-records/endpoints'
import { readStorage } from '@vitrine/contracts/vault-media/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPhotoFile, chooseFiles } from '../../../../tests/a-photo-file.ts'
import { aVaultRecord } from '../../../../tests/a-vault-record.ts'
import { aVault, callsTo, fails, listed, respondsFor } from '../../../../tests/a-vault.ts'
import { button, item, openWizard, saved, toDetails } from '../../../../tests/a-wizard.ts'
import { all } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const PAGE = '/app/vault/drafts'
const CALL = '/api/v1/vault/drafts'

beforeEach(() => sessionStorage.clear())

function aDraft(id: number, change: Partial<VaultDraft['item']> = {}, more: Partial<VaultDraft> = {}) {
  const {
    id: _,
    revision,
    createdDate,
    videos: _videos,
    picturesCount: _pictures,
    imagesCount: _images,
    videosCount: _count,
    estimatedPriceMin: _min,
    estimatedPriceMax: _max,
    meanPrice: _mean,
    estimateCurrency: _currency,
    estimatedAt: _at,
    ...rest
  } = listed(id)
  const draft: VaultDraft = {
    id,
    revision,
    origin: 'photos',
    createdDate,
    item: { ...rest, title: `Jug ${id}`, images: [], ...change },
    missing: [],
    reasons: [],
    ...more,
  }
  return draft
}

/** Calls of the list itself by one method. */
const callsBy = (asked: readonly AskedCall[], method: string) =>
  callsTo(
    asked.filter((call) => call.method === method),
    CALL,
  )

function respondsWith(drafts: VaultDraft[]) {
  return [
    responds(endpoints.listDrafts, ({ query: { offset, limit } }) => ({
      items: drafts.slice(offset, offset + limit),
      completeIds: drafts
        .filter(({ missing, reasons }) => missing.length + reasons.length === 0)
        .map(({ id }) => id),
      meta: { total: drafts.length, currentLimit: limit, currentOffset: offset },
    })),
    responds(readStorage, () => ({
      response: { usedBytes: 0, deletedBytes: 0, allowedBytes: 1_073_741_824 },
    })),
    ...respondsFor(aVault()),
  ]
}

describe('the drafts', () => {
  test('begin with a title, one after the other', async () => {
    const { asked } = await openSite(
      PAGE,
      ...respondsWith([]),
      responds(endpoints.createDrafts, () => ({ response: { ids: [1] } })),
    )
    const title = page.getByLabelText('Title of a new draft')
    await title.fill(' Carriage clock ')
    await userEvent.keyboard('{Enter}')
    await expect.element(title).toHaveValue('')
    expect(callsBy(asked, 'POST')).toEqual([
      ['POST', '', { origin: 'member', drafts: [{ title: 'Carriage clock' }] }],
    ])
    await userEvent.keyboard('{Enter}')
    await expect.element(title).toHaveFocus()
    expect(callsBy(asked, 'POST')).toHaveLength(1)
  })

  test('say what is missing and why they are drafts', async () => {
    await openSite(
      PAGE,
      ...respondsWith([
        aDraft(1, { title: '' }, { missing: ['title', 'categoryId'] }),
        aDraft(2, {}, { reasons: [{ field: 'purchasePrice', text: '“abc” is no price.' }] }),
      ]),
    )
    await expect.element(page.getByText('0 photos. Missing: title, category.')).toBeVisible()
    await expect.element(page.getByText('“abc” is no price.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open Jug 2' }))
      .toHaveAttribute('href', '/app/vault/addVaultItem?draft=2')
    expect(await violationsIn('main')).toEqual([])
  })

  test('say that there are none, and offer to load again what could not be loaded', async () => {
    await openSite(PAGE, ...respondsWith([]))
    await expect.element(page.getByText(/^You have no drafts\./)).toBeVisible()
    await openSite(PAGE, responds(endpoints.listDrafts, fails), ...respondsWith([]))
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('get a title where they stand', async () => {
    const { asked } = await openSite(
      PAGE,
      responds(endpoints.changeDraft, ({ params: { id } }) => ({ response: { id, revision: 2 } })),
      ...respondsWith([aDraft(1, { title: '' }, { missing: ['title'] })]),
    )
    await page.getByRole('textbox', { name: 'Title of Draft 1' }).fill('Blue vase')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => callsTo(asked, `${CALL}/1`)).toEqual([['PUT', '', { title: 'Blue vase' }]])
  })

  test('become items, and those that stay are named with their reasons', async () => {
    const drafts = [aDraft(1), aDraft(2), aDraft(3, {}, { missing: ['description'] })]
    const { asked } = await openSite(
      PAGE,
      responds(endpoints.makeItems, () => {
        drafts.splice(0, 1)
        return {
          made: [{ draftId: 1, itemId: 12, title: 'Jug 1' }],
          refused: [{ draftId: 2, title: 'Jug 2', reasons: ['You have an item of this title.'] }],
        }
      }),
      ...respondsWith(drafts),
    )
    await page.getByRole('button', { name: 'Make items of the 2 that are complete' }).click()
    await expect.element(page.getByText('Jug 2: You have an item of this title.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Jug 1', exact: true }))
      .toHaveAttribute('href', '/app/vault/myVaultItem?id=12')
    expect(callsTo(asked, `${CALL}/items`)).toEqual([['POST', '', { objects: [1, 2] }]])
  })

  test('get the same details together, are merged and deleted', async () => {
    const { asked } = await openSite(
      PAGE,
      responds(endpoints.changeDrafts, () => ({ response: { ids: [1, 2] } })),
      responds(endpoints.mergeDrafts, () => ({ response: { id: 1, revision: 2 } })),
      responds(endpoints.deleteDrafts, () => ({ response: { ids: [1, 2] } })),
      ...respondsWith([aDraft(1), aDraft(2)]),
    )
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Set details' }).click()
    await page.getByRole('checkbox', { name: /^Use the title as the description/ }).click()
    await expect.poll(() => violationsIn('dialog[open]')).toEqual([])
    await page.getByRole('button', { name: 'Set for 2 drafts' }).click()
    await expect
      .poll(() => callsBy(asked, 'PUT'))
      .toEqual([['PUT', '', { objects: [1, 2], describesByTitle: true }]])
    await page.getByRole('button', { name: 'Merge into one' }).click()
    await expect.poll(() => callsTo(asked, `${CALL}/1/merge`)).toEqual([['POST', '', { objects: [2] }]])
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => callsBy(asked, 'DELETE')).toEqual([['DELETE', '', { objects: [1, 2] }]])
  })

  test('give photos to a new draft', async () => {
    const images = [5, 6].map((id) => ({ id, url: `/api/v1/vault/media/${id}` }))
    const { asked } = await openSite(
      PAGE,
      responds(endpoints.movePhotos, () => ({ response: { id: 9, revision: 1 } })),
      ...respondsWith([aDraft(1, { images }), aDraft(2)]),
    )
    await expect.element(page.getByRole('link', { name: 'Open Jug 1' })).toBeVisible()
    all('main ul summary')[0]?.click()
    await page.getByRole('checkbox', { name: '2. photo of Jug 1' }).click()
    await page.getByLabelText('Move to').selectOptions('A new draft')
    await expect
      .poll(() => callsTo(asked, `${CALL}/photos/move`))
      .toEqual([['POST', '', { photoIds: [6], draftId: 0 }]])
  })
})

test('the wizard is filled with a draft, and its item is created with its photos and its record', async () => {
  const images = [{ id: 5, url: '/api/v1/vault/media/5' }]
  const draft = {
    ...aDraft(3, { title: 'Blue jug', images }),
    record: { ...aVaultRecord(), maker: 'Lobmeyr' },
  }
  const { asked, place } = await openWizard(
    '/app/vault/addVaultItem?draft=3',
    item(),
    responds(endpoints.readDraft, () => draft),
    responds(createItem, () => saved(0)),
    responds(checkNewRecord, () => ({ response: { isValid: true as const } })),
    responds(endpoints.makeItem, () => ({ response: { id: 12, images } })),
    ...respondsWith([]),
  )
  await expect.poll(() => all('[aria-label="Your photos"] img')).toHaveLength(1)
  await toDetails()
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Blue jug')
  await button('Next').click()
  await button('Upload Item').click()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  expect(callsTo(asked, `${CALL}/3/item`)).toEqual([
    [
      'POST',
      '',
      {
        item: expect.objectContaining({ title: 'Blue jug' }),
        record: expect.objectContaining({ maker: 'Lobmeyr' }),
      },
    ],
  ])
  expect(callsTo(asked, '/api/v1/vault/items/12/images/edit')).toEqual([])
})

describe('many photos', () => {
  const PHOTOS = '/app/vault/photos'
  const objects = () =>
    page
      .getByRole('grid')
      .elements()
      .map((grid) => grid.querySelectorAll('[role="row"]').length)

  test('are grouped by their names, regrouped by keyboard, and become drafts', async () => {
    const { asked } = await openSite(
      PHOTOS,
      responds(endpoints.createDrafts, ({ body }) => ({
        response: { ids: body.drafts.map((_, at) => at + 1) },
      })),
      responds(endpoints.makeItems, () => ({
        made: [{ draftId: 1, itemId: 12, title: 'Vase' }],
        refused: [],
      })),
      ...respondsWith([]),
    )
    await expect.element(page.getByRole('button', { name: 'Choose photos' })).toBeVisible()
    chooseFiles(
      'Photos',
      await Promise.all(
        ['vase 1.png', 'vase 2.png', 'cup 1.png'].map((name) => aPhotoFile(name, { type: 'image/png' })),
      ),
    )
    await expect.poll(objects).toEqual([1, 2])
    await expect.element(page.getByRole('textbox', { name: 'Object 2: title' })).toHaveValue('Vase')
    expect(await violationsIn('main')).toEqual([])
    all('[role="row"]')[1]?.focus()
    await userEvent.keyboard(' ')
    await page.getByLabelText('Move to').selectOptions('Object 1: Cup')
    await expect.poll(objects).toEqual([2, 1])
    await page.getByRole('button', { name: 'Merge Object 2 with 1' }).click()
    await expect.poll(objects).toEqual([3])
    await page.getByRole('button', { name: 'Upload as 1 draft' }).click()
    await expect
      .poll(() => callsBy(asked, 'POST'))
      .toEqual([['POST', '', { origin: 'photos', drafts: [{ title: 'Cup' }] }]])
  })

  test('that cannot be stored hold up none of the others', async () => {
    const stored = { id: 1, image: { id: 5, url: '/media/vault/5.jpg' }, alike: [] }
    await openSite(
      PHOTOS,
      responds(endpoints.createDrafts, ({ body }) => ({
        response: { ids: body.drafts.map((_, at) => at + 1) },
      })),
      responds(endpoints.uploadPhoto, ({ params: { id } }) => {
        if (id === 2) throw new Refused('STATUS_CONFLICT', { message: messages.photosFull })
        return { response: stored }
      }),
      responds(endpoints.makeItems, () => ({
        made: [{ draftId: 1, itemId: 12, title: 'Cup' }],
        refused: [],
      })),
      ...respondsWith([]),
    )
    await expect.element(page.getByRole('button', { name: 'Choose photos' })).toBeVisible()
    chooseFiles(
      'Photos',
      await Promise.all(['vase 1.png', 'cup 1.png'].map((name) => aPhotoFile(name, { type: 'image/png' }))),
    )
    await expect.poll(objects).toEqual([1, 1])
    await page.getByRole('button', { name: 'Upload as 2 drafts' }).click()
    await expect.element(page.getByText('1 of 2 photos uploaded. 1 photo could not be stored.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('button', { name: 'Make items of those that are complete' }).click()
    await expect.element(page.getByRole('link', { name: 'Cup' })).toBeVisible()
  })
})
