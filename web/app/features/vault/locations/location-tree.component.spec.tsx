import { attributeMessages } from '@vitrine/contracts/custom-attributes/attributes'
import { deleteAttribute, listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { changeLocation, createLocation, listLocations } from '@vitrine/contracts/locations/endpoints'
import { locationMessages as messages } from '@vitrine/contracts/locations/messages'
import type { Location } from '@vitrine/contracts/locations/schemas'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVault, callsTo, fails, respondsFor } from '../../../../tests/a-vault.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const PAGE = '/app/vault/locations'
const CALL = '/api/v1/vault/locations'
const place = (id: number, displayName: string, change: Partial<Location> = {}): Location => ({
  id,
  displayName,
  parentId: null,
  depth: 1,
  path: [],
  isDefault: false,
  itemsCount: 0,
  itemsInside: 0,
  values: [],
  ...change,
})
const house = place(1, 'House', {
  itemsCount: 1,
  itemsInside: 4,
  values: [{ basis: 'insured', currency: 'EUR', amount: 160 }],
})
const room = place(2, 'Room', { parentId: 1, depth: 2, path: ['House'], itemsInside: 3 })
const shelf = place(3, 'Shelf', {
  parentId: 2,
  depth: 3,
  path: ['House', 'Room'],
  itemsCount: 3,
  itemsInside: 3,
})
const cellar = place(4, 'Cellar')
const attic = place(5, 'Attic', { isDefault: true })
const lists = (...locations: Location[]) => responds(listLocations, () => ({ locations }))
const open = (...responders: Parameters<typeof openSite>[1][]) =>
  openSite(PAGE, ...responders, ...respondsFor(aVault()))
const rows = () => textsOf(all('main ul[aria-label] p'))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const parents = () => page.getByRole('combobox', { name: 'Inside of' })

describe('the tree of locations', () => {
  test('shows each inside of another, with what is in it and everything inside', async () => {
    await open(lists(attic, cellar, house, room, shelf))
    await expect
      .poll(rows)
      .toEqual([
        'Cellar',
        '0 items',
        'House',
        '1 item, 4 with everything insideInsured value: € 160.00',
        'Room',
        '0 items, 3 with everything inside',
        'Shelf',
        '3 items',
      ])
    const inHouse = page.getByRole('list', { name: 'Inside of House' })
    await expect.element(inHouse.getByText('Shelf', { exact: true })).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
  })

  test('says that there are none, and why they could not be loaded', async () => {
    await open(lists(attic))
    await expect.element(page.getByText(attributeMessages.empty.STORAGE_LOCATION)).toBeVisible()
    await open(responds(listLocations, fails))
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('takes a new one where it was asked for', async () => {
    const { asked } = await open(
      responds(createLocation, () => ({ response: { id: 9 } })),
      lists(attic, house, room),
    )
    await button('Add inside Room').click()
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
    await expect.element(parents()).toHaveValue('2')
    await page.getByLabelText('Name').fill('Box')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('‘Box’ is saved.')).toBeVisible()
    expect(callsTo(asked, CALL)).toContainEqual(['POST', '', { displayName: 'Box', parentId: 2 }])
  })

  test('moves one, never into itself, and tells at the field what is refused', async () => {
    const { asked } = await open(
      responds(changeLocation, ({ body }) => {
        if (body.parentId === 4)
          throw new Refused('VALIDATION_FAILED', {
            errors: [{ field: 'parentId', errorCode: 'Size', errorMessage: messages.tooDeep }],
          })
        return { response: { id: 2 } }
      }),
      lists(attic, cellar, house, room, shelf),
    )
    await button('Edit Room').click()
    await expect
      .poll(() => textsOf(all('dialog[open] option')))
      .toEqual(['Nothing: on the first level', 'Attic', 'Cellar', 'House'])
    await parents().selectOptions('Cellar')
    await button('Save').click()
    await expect.element(page.getByText(messages.tooDeep)).toBeVisible()
    await parents().selectOptions('Attic')
    await button('Save').click()
    await expect.element(page.getByText('‘Room’ is saved.')).toBeVisible()
    expect(callsTo(asked, `${CALL}/2`)).toEqual([
      ['PUT', '', { displayName: 'Room', parentId: 4 }],
      ['PUT', '', { displayName: 'Room', parentId: 5 }],
    ])
  })

  test('deletes one after a question that tells of its items and of what is inside', async () => {
    const { asked } = await open(
      responds(deleteAttribute, ({ params }) => ({ response: params })),
      lists(house, room, shelf),
    )
    await button('Delete House').click()
    const question = page.getByRole('alertdialog')
    await expect
      .element(
        question.getByText(
          /^Are you sure\? 1 of your items use it .* 1 location inside of it moves to the first level/,
        ),
      )
      .toBeVisible()
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect.element(page.getByText('‘House’ is deleted.')).toBeVisible()
    expect(callsTo(asked, '/api/v1/vault/custom-attributes/1')).toEqual([['DELETE', '']])
  })
})

test('the list of storage locations says where each is, and leads to the tree', async () => {
  const stored = { attributeType: 'STORAGE_LOCATION' as const, type: 'STORAGE_LOCATION' as const, sort: 0 }
  const { path, parentId, id, displayName, isDefault, itemsCount } = shelf
  await openSite(
    '/app/vault/storageLocations',
    responds(listAttributes, ({ query: { limit, offset } }) => ({
      items: [{ ...stored, id, displayName, parentId, path, isDefault, itemsCount }],
      meta: { total: 1, currentLimit: limit, currentOffset: offset },
    })),
    ...respondsFor(aVault()),
  )
  await expect
    .poll(() => textsOf(all('main ul[aria-label] > li > span:first-child')))
    .toEqual(['House › Room › Shelf3 items'])
  await expect.element(page.getByRole('link', { name: 'Show as a tree' })).toHaveAttribute('href', PAGE)
})
