import * as attributes from '@vitrine/contracts/custom-attributes/endpoints'
import * as favorites from '@vitrine/contracts/favorites/endpoints'
import * as savedSearches from '@vitrine/contracts/saved-searches/endpoints'
import * as teams from '@vitrine/contracts/teams/endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { aCollection, aTag, aVault, listed, respondsFor } from '../../../../tests/a-vault.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const upTo = <Row,>(count: number, row: (id: number) => Row) =>
  Array.from({ length: count }, (_, place) => row(place + 1))
const inside = { itemCollections: [{ id: 7, title: 'Shelf 7' }] }
const vault = aVault({
  items: upTo(41, (id) => listed(id, inside)),
  tags: upTo(16, (id) => aTag(id, `Tag ${id}`)),
  collections: upTo(10, (id) => aCollection(id)),
})
const part = (total: number, offset: number, limit: number) => ({
  total,
  currentLimit: limit,
  currentOffset: offset,
})
const own = upTo(21, (id) => ({
  id,
  attributeType: 'STORAGE_LOCATION' as const,
  parentId: null,
  path: [],
  type: 'STORAGE_LOCATION' as const,
  displayName: `Attic ${id}`,
  isDefault: false,
  sort: 0,
  itemsCount: 0,
}))
const searches = upTo(21, (id) => ({
  id,
  type: 'inventory' as const,
  name: `Search ${id}`,
  query: 'deco',
  categories: '',
  url: '/inventory/search?query=deco',
  createdDate: '2026-03-04T05:06:07.000Z',
}))
const marks = upTo(21, (id) => ({
  id,
  favoriteId: id,
  createdDate: '2026-03-04T05:06:07.000Z',
  available: true,
  description: `Anchor ${id}`,
  image: '',
  url: `/marks/${id}/anchor`,
}))
const users = upTo(21, (id) => ({
  id,
  firstName: 'Anna',
  lastName: 'Berg',
  email: `anna${id}@team.example`,
  status: 'ACTIVE' as const,
  userType: 'NEW_USER' as const,
  expiresDate: null,
}))
const everything = [
  responds(attributes.listAttributes, ({ query: { offset, limit } }) => ({
    items: own.slice(offset, offset + limit),
    meta: part(21, offset, limit),
  })),
  responds(savedSearches.listSavedSearches, ({ query: { offset, limit } }) => ({
    items: searches.slice(offset, offset + limit),
    meta: part(21, offset, limit),
  })),
  responds(favorites.listFavorites, ({ query: { pageNumber } }) => ({
    items: marks.slice((pageNumber - 1) * 20, pageNumber * 20),
    meta: part(21, (pageNumber - 1) * 20, 20),
  })),
  responds(teams.listTeamUsers, ({ query: { offset } }) => ({
    items: users.slice(offset, offset + 20),
    meta: part(21, offset, 20),
  })),
  ...respondsFor(vault),
]
const told = () =>
  [...document.querySelectorAll('main p.sr-only[role=status]')]
    .map((region) => region.textContent.trim())
    .filter(Boolean)
/** The part that tells comes after the page. */
const isReady = () => expect.poll(() => document.querySelector('#listed-told')).not.toBeNull()
const focused = () => document.activeElement?.textContent

test.each([
  ['/app/vault/myVault/list', '41 items'],
  ['/app/vault/collections/list', '10 collections'],
  ['/app/vault/collections/7', '41 items'],
  ['/app/vault/myTags', '16 tags'],
  ['/app/vault/storageLocations', '21 entries'],
  ['/app/myVitrine/favoriteMarks', '21 favorites'],
  ['/app/myVitrine/savedSearches', '21 saved searches'],
])('%s: another page of the list begins at its number, and nothing is told twice', async (path, count) => {
  await openSite(path, ...everything)
  await expect.element(page.getByText(count, { exact: true })).toBeVisible()
  await isReady()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(focused).toBe(count)
  expect(told(), 'the focus tells it').toEqual([])
})

test.each([
  ['/app/vault/myVault/list', '41 items', 'title:asc'],
  ['/app/vault/collections/list', '10 collections', 'title:asc'],
  ['/app/vault/collections/7', '41 items', 'title:asc'],
  ['/app/myVitrine/favoriteMarks', '21 favorites', 'ALPHABETIC'],
  ['/app/myVitrine/savedSearches', '21 saved searches', 'name:asc'],
])('%s: another order keeps the focus, and tells the number once it has come', async (path, count, order) => {
  await openSite(path, ...everything)
  await expect.element(page.getByText(count, { exact: true })).toBeVisible()
  await isReady()
  const sort = page.getByLabelText('Sort by')
  // A part of the page that still comes may hide the rest for a moment, and what is hidden takes no focus.
  await expect
    .poll(() => {
      sort.element().focus()
      return document.activeElement === sort.element()
    })
    .toBe(true)
  await sort.selectOptions(order)
  await expect.poll(told).toEqual([count])
  await expect.element(sort).toHaveFocus()
})

test.each([
  ['/app/vault/myVault/list', 'Title', 'jug 4', '3 items', '41 items'],
  ['/app/vault/collections/list', 'Title', 'shelf 1', '2 collections', '10 collections'],
])(
  '%s: whoever applies a filter from its field stays there and hears what it finds; Clear begins with an empty field',
  async (path, label, typed, after, before) => {
    await openSite(path, ...everything)
    await expect.element(page.getByText(before, { exact: true })).toBeVisible()
    await isReady()
    const field = page.getByRole('search').getByLabelText(label)
    await field.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.poll(told).toEqual([after])
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(typed)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.poll(focused).toBe(before)
    await expect.element(field).toHaveValue('')
  },
)

test('the users of a team: a search keeps the focus and tells how many there are, not how many there were', async () => {
  const found = responds(teams.listTeamUsers, ({ query: { contains, offset } }) => {
    const matching = users.filter(({ email }) => email.includes(contains))
    return { items: matching.slice(offset, offset + 20), meta: part(matching.length, offset, 20) }
  })
  await openSite(
    '/app/accountSettings/workTeams',
    responds(readUserDetails, () => aUser(['ROLE_ENTERPRISE_ADMIN'], 'Active')),
    found,
    ...everything,
  )
  await expect.element(page.getByText('21 users', { exact: true })).toBeVisible()
  await isReady()
  const field = page.getByRole('searchbox', { name: 'Email contains' })
  await field.fill('anna21')
  await userEvent.keyboard('{Enter}')
  await expect.poll(told).toEqual(['1 user'])
  await expect.element(field).toHaveFocus()
})
