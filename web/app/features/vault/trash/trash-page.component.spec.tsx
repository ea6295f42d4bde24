import { deleteCollection } from '@vitrine/contracts/collections/endpoints'
import { deleteTag } from '@vitrine/contracts/tags/endpoints'
import { deleteItem, readItem } from '@vitrine/contracts/vault-items/endpoints'
import { tagMessages } from '@vitrine/contracts/tags/tags'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { readStorage } from '@vitrine/contracts/vault-media/endpoints'
import * as endpoints from '@vitrine/contracts/vault-trash/endpoints'
import type { TrashEntry } from '@vitrine/contracts/vault-trash/schemas'
import { MOVED_TO_TRASH, PHOTOS_FULL } from '@vitrine/contracts/vault-trash/trash'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTag, aVault, listed, callsTo, fails, respondsFor } from '../../../../tests/a-vault.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const TRASH = '/app/vault/trash'
const CALL = '/api/v1/vault/trash'
const DAY_MS = 86_400_000

function anEntry(kind: TrashEntry['kind'], id: number, change: Partial<TrashEntry> = {}): TrashEntry {
  const deleted = Date.now() - DAY_MS
  return {
    kind,
    id,
    title: `Jug ${id}`,
    deletedAt: new Date(deleted).toISOString(),
    erasedAt: new Date(deleted + 30 * DAY_MS).toISOString(),
    color: null,
    itemId: null,
    includes: { photos: 0, tags: 0, items: 0, collection: null },
    pictureId: null,
    bytes: 0,
    ...change,
  }
}

const entriesOf = (): TrashEntry[] => [
  anEntry('items', 1, { includes: { photos: 2, tags: 1, items: 0, collection: 'Shelf' } }),
  anEntry('collections', 2, { title: 'Cabinet' }),
  anEntry('tags', 3, { title: 'Blue', color: '#6B93F0' }),
  anEntry('photos', 4, { itemId: 9 }),
]

/** The trash of a member: what is restored or erased leaves it. */
function respondsWith(entries: TrashEntry[]) {
  const leaves =
    (kind: TrashEntry['kind']) =>
    ({ params: { id } }: { params: { id: number } }) => {
      entries.splice(
        entries.findIndex((entry) => entry.kind === kind && entry.id === id),
        1,
      )
      return { response: { id, erased: 1 } }
    }
  return [
    responds(endpoints.listTrash, ({ query: { 'f.kind': kind, offset, limit } }) => {
      const asked = entries.filter((entry) => kind === null || entry.kind === kind)
      return {
        items: asked.slice(offset, offset + limit),
        meta: { total: asked.length, currentLimit: limit, currentOffset: offset },
      }
    }),
    responds(endpoints.restoreItem, leaves('items')),
    responds(endpoints.restoreTag, leaves('tags')),
    responds(endpoints.eraseCollection, leaves('collections')),
    responds(endpoints.emptyTrash, () => ({ response: { erased: entries.splice(0).length } })),
    responds(readStorage, () => ({
      response: { usedBytes: 0, deletedBytes: 0, allowedBytes: 1_073_741_824 },
    })),
    ...respondsFor(aVault()),
  ]
}

const rows = () => textsOf(all('main ul[aria-label="Trash"] li p:first-child'))
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the trash', () => {
  test('lists what was deleted with what returns, of all kinds or of one', async () => {
    const { asked } = await openSite(TRASH, ...respondsWith(entriesOf()))
    await expect.poll(rows).toEqual(['ItemJug 1', 'CollectionCabinet', 'TagBlue', 'PhotoJug 4'])
    await expect
      .element(page.getByText(/erased in 29 days\. Returns with 2 photos, 1 tag and its place in ‘Shelf’\./))
      .toBeVisible()
    expect(await violationsIn('main')).toEqual([])
    await page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: 'Tags' }).click()
    await expect.poll(rows).toEqual(['TagBlue'])
    expect(callsTo(asked, CALL).at(-1)).toEqual(['GET', '?offset=0&limit=20&f.kind=tags'])
  })

  test('says that it is empty, and why it could not be loaded', async () => {
    await openSite(TRASH, ...respondsWith([]))
    await expect.element(page.getByText('The trash is empty.')).toBeVisible()
    await expect.element(button('Empty the trash')).not.toBeInTheDocument()
  })

  test('offers to load again what could not be loaded', async () => {
    await openSite(TRASH, responds(endpoints.listTrash, fails), ...respondsWith([]))
    await expect.element(button('Try again')).toBeVisible()
  })

  test('gives an entry back, and leads to it', async () => {
    const { asked } = await openSite(TRASH, ...respondsWith(entriesOf()))
    await button('Restore ‘Jug 1’').click()
    await expect.poll(rows).toEqual(['CollectionCabinet', 'TagBlue', 'PhotoJug 4'])
    await expect.element(page.getByText('‘Jug 1’ was restored.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open', exact: true }))
      .toHaveAttribute('href', '/app/vault/myVaultItem?id=1')
    expect(callsTo(asked, `${CALL}/items/1/restore`)).toEqual([['POST', '', {}]])
  })

  test('asks for another title where its own is taken', async () => {
    const entries = entriesOf()
    const taken = { field: 'title', errorCode: 'exists' as const, errorMessage: tagMessages.titleExists }
    const { asked } = await openSite(
      TRASH,
      responds(endpoints.restoreTag, ({ params: { id }, body: { title } }) => {
        if (title !== 'Old blue') throw new Refused('ALREADY_EXISTS', { errors: [taken] })
        entries.splice(2, 1)
        return { response: { id } }
      }),
      ...respondsWith(entries),
    )
    await button('Restore ‘Blue’').click()
    await expect.element(page.getByText('You already have another tag called ‘Blue’.')).toBeVisible()
    await expect.element(page.getByLabelText('Title')).toHaveFocus()
    await page.getByLabelText('Title').fill('blue')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(tagMessages.titleExists)).toBeVisible()
    await page.getByLabelText('Title').fill('Old blue')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('‘Old blue’ was restored.')).toBeVisible()
    await expect.poll(rows).toEqual(['ItemJug 1', 'CollectionCabinet', 'PhotoJug 4'])
    expect(callsTo(asked, `${CALL}/tags/3/restore`).at(-1)).toEqual(['POST', '', { title: 'Old blue' }])
  })

  test('says why a photo cannot be restored', async () => {
    await openSite(
      TRASH,
      responds(endpoints.restorePhoto, () =>
        Promise.reject(new Refused('STATUS_CONFLICT', { message: PHOTOS_FULL })),
      ),
      ...respondsWith(entriesOf()),
    )
    await button('Restore the photo of ‘Jug 4’').click()
    await expect.element(page.getByText(PHOTOS_FULL)).toBeVisible()
    expect(rows()).toContain('PhotoJug 4')
  })

  test('erases one entry, or all, once that is confirmed', async () => {
    const { asked } = await openSite(TRASH, ...respondsWith(entriesOf()))
    await button('Delete now: ‘Cabinet’').click()
    await button('Cancel').click()
    await button('Delete now: ‘Cabinet’').click()
    await button('Yes').click()
    await expect.poll(rows).toEqual(['ItemJug 1', 'TagBlue', 'PhotoJug 4'])
    await button('Empty the trash').click()
    await expect
      .element(page.getByText('Are you sure? Everything in the trash will be erased for good.'))
      .toBeVisible()
    await button('Yes').click()
    await expect.element(page.getByText('The trash is empty.')).toBeVisible()
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `${CALL}/collections/2`,
      CALL,
    ])
  })
})

test('whoever deletes a tag, an item or a collection is led to the trash', async () => {
  const vault = aVault({
    tags: [aTag(1, 'Blue')],
    items: [listed(1)],
    collections: [{ id: 1, title: 'Shelf', status: 'private' }],
  })
  for (const [path, name, call] of [
    ['/app/vault/myTags', 'Delete Blue', responds(deleteTag, () => ({ response: { id: 1 } }))],
    ['/app/vault/myVaultItem?id=1', 'Delete', responds(deleteItem, () => ({ response: { id: 1 } }))],
    ['/app/vault/collections/1', 'Delete', responds(deleteCollection, () => ({ response: { id: 1 } }))],
  ] as const) {
    await openSite(
      path,
      call,
      responds(readItem, () => listed(1)),
      ...respondsFor(vault),
    )
    await button(name).click()
    await button('Yes').click()
    if (path !== '/app/vault/myTags') await button('Continue').click()
    await expect.element(page.getByText(MOVED_TO_TRASH).last()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Open trash' }).last()).toHaveAttribute('href', TRASH)
  }
})
