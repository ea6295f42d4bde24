import { listOwnFields } from '@vitrine/contracts/own-fields/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import { facetNames } from '@vitrine/contracts/vault-items/list-filters'
import type { ItemFacets } from '@vitrine/contracts/vault-items/schemas'
import * as views from '@vitrine/contracts/vault-views/endpoints'
import { viewMessages } from '@vitrine/contracts/vault-views/messages'
import type { VaultView } from '@vitrine/contracts/vault-views/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVault, callsTo, listed, respondsFor } from '../../../../tests/a-vault.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const LIST = '/app/vault/myVault/list'
const CALL = '/api/v1/vault/items'

const facet = (
  name: (typeof facetNames)[number],
  choices: [string, string | null, number][],
  others = 0,
) => ({
  name,
  choices: choices.map(([value, label, count]) => ({ value, label, items: count })),
  others,
})
const facets: ItemFacets = {
  total: 12,
  facets: [
    facet('storageLocationId', [
      ['7', 'Bank vault', 9],
      ['none', null, 3],
    ]),
    facet('insuranceId', [['4', 'Chubb', 5]]),
    facet('collectionId', []),
    facet('ownership', [
      ['owned', null, 11],
      ['forSale', null, 1],
    ]),
    facet('objectType', [['vase', 'Vase', 6]]),
    facet('maker', [['meissen', 'Meissen', 2]], 3),
    facet('categoryId', []),
  ],
}

interface Opened {
  search?: string
  saved?: VaultView[]
  found?: (asked: URLSearchParams) => number
}

/** The list of a vault with two jugs, and calls that respond with fixed counts. */
async function open({ search = '', saved = [], found = () => 2 }: Opened = {}) {
  const jugs = [listed(1), listed(2)]
  let stored = saved
  const site = await openSite(
    `${LIST}${search}`,
    responds(items.readFacets, () => facets),
    responds(items.listItems, ({ query }) => {
      const set = Object.entries(query).filter(
        ([name, value]) => name.startsWith('f.') && value !== null && value !== '',
      )
      const asked = new URLSearchParams(set.map(([name, value]) => [name, JSON.stringify(value)]))
      const total = found(asked)
      return { items: jugs.slice(0, total), meta: { total, currentLimit: query.limit, currentOffset: 0 } }
    }),
    responds(listOwnFields, () => ({
      fields: [{ id: 1, name: 'Movement', type: 'text' as const, unit: '', choices: [], categoryId: null }],
    })),
    responds(views.listViews, () => ({ views: stored })),
    responds(views.createView, ({ body }) => {
      if (stored.some(({ name }) => name === body.name))
        throw new Refused('ALREADY_EXISTS', {
          errors: [{ field: 'name', errorCode: 'exists', errorMessage: viewMessages.nameTaken }],
        })
      stored = [...stored, { id: 90 + stored.length, ...body }]
      return { response: { id: 90 } }
    }),
    responds(views.updateView, ({ params, body }) => {
      stored = stored.map((view) =>
        view.id === params.id ? { ...view, name: body.name ?? view.name } : view,
      )
      return { response: { id: params.id } }
    }),
    responds(views.deleteView, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id)
      return { response: { id: params.id } }
    }),
    ...respondsFor(aVault({ items: jugs })),
  )
  return site
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const more = () => button(/^More filters/)
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'More filters' })
const chips = () => textsOf(all('main ul[aria-label="Filters"] > li'))
const show = () => dialog().getByRole('button', { name: /^Show/ })

test('the panel counts items beside each choice, and puts what is chosen into the URL', async () => {
  const { place, asked } = await open({ search: '?f.title=jug' })
  await more().click()
  await expect.element(show()).toHaveTextContent('Show 12 items')
  expect(document.activeElement).toBe(select('Storage location').element())
  expect(textsOf(all('dialog [data-filter="storageLocationId"] option'))).toEqual([
    'All items',
    'Any',
    'Bank vault (9)',
    'None (3)',
  ])
  await expect.element(dialog().getByRole('checkbox', { name: 'For sale (1)' })).toBeVisible()
  await expect.element(dialog().getByRole('checkbox', { name: 'Stolen (0)' })).toBeVisible()
  await expect.element(select('Maker')).toHaveAccessibleDescription('1 with most items.')
  expect(await violationsIn('dialog[open]')).toEqual([])
  await select('Storage location').selectOptions('7')
  await dialog().getByRole('checkbox', { name: 'For sale (1)' }).click()
  await dialog().getByRole('combobox', { name: 'Sort by' }).selectOptions('value:desc')
  await dialog().getByRole('group', { name: 'Cost' }).getByLabelText('From').fill('1,000')
  await select('Currency of cost and value').selectOptions('EUR')
  await show().click()
  await expect
    .poll(place)
    .toBe(
      `${LIST}?s=value%3Adesc&f.title=jug&f.storageLocationId=7&f.ownership=forSale&f.cost=1000..&f.currency=EUR`,
    )
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('listed')
  await expect
    .poll(() => callsTo(asked, CALL).at(-1))
    .toEqual([
      'GET',
      '?offset=0&limit=20&s=value:desc&f.text=jug&with=record&f.storageLocationId=7&f.ownership=forSale&f.cost=1000..&f.currency=EUR',
    ])
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Highest value')
})

test('what is no filter is said at its field, and nothing is applied', async () => {
  const { place } = await open()
  await more().click()
  const cost = dialog().getByRole('group', { name: 'Cost' })
  await cost.getByLabelText('From').fill('some')
  await dialog().getByLabelText('Name', { exact: true }).first().fill('Movement')
  await show().click()
  await expect.element(dialog().getByText('Please enter an amount, such as 100 or 99.95.')).toBeVisible()
  await expect.element(dialog().getByText('Please fill in the name and the value.')).toBeVisible()
  expect(document.activeElement).toBe(cost.getByLabelText('From').element())
  expect(place()).toBe(LIST)
  await cost.getByLabelText('From').fill('20')
  await cost.getByLabelText('To').fill('10')
  await expect.element(dialog().getByText('The end is before the beginning.')).toBeVisible()
  await cost.getByLabelText('To').fill('30')
  await dialog().getByLabelText('Value', { exact: true }).last().fill('Eight day')
  await show().click()
  await expect.poll(place).toBe(`${LIST}?f.cost=20..30&f.specific=Movement%3DEight+day`)
})

const ALL =
  '?f.storageLocationId=7&f.collectionId=none&f.value=100..500&f.currency=GBP&f.acquired=..2020-01-31&f.photos=no'

test('each filter that is set is a chip that removes it, and all are removed together', async () => {
  const { place } = await open({ search: ALL })
  await expect
    .poll(chips)
    .toEqual([
      'Remove the filter Storage location: Bank vault',
      'Remove the filter Collection: none',
      'Remove the filter Photos: without photos',
      'Remove the filter Date acquired: up to Jan 31, 2020',
      'Remove the filter Value: £ 100.00 to £ 500.00',
    ])
  await expect.element(more()).toHaveTextContent('More filters (5)')
  expect(await violationsIn('main')).toEqual([])
  await button(/Collection: none/).click()
  await expect.poll(chips).toHaveLength(4)
  expect(place()).not.toContain('collection')
  // As after each change of a list, the number of what is listed has the focus.
  await expect.poll(() => document.activeElement?.id).toBe('listed')
  await button('Remove all').click()
  await expect.poll(place).toBe(LIST)
  expect(chips()).toEqual([])
})

test('a URL that says nonsense filters by what can be read of it', async () => {
  await open({ search: '?f.photos=perhaps&f.cost=much&f.maker=Meissen' })
  await expect.poll(chips).toEqual(['Remove the filter Maker: Meissen'])
})

test('an empty result says what would be found without each filter', async () => {
  const { place } = await open({
    search: '?f.categoryId=5&f.storageLocationId=7&f.maker=Meissen',
    found: (asked) =>
      asked.size < 3 ? 0 : asked.has('f.maker') && asked.size === 4 ? 0 : asked.has('f.maker') ? 1 : 2,
  })
  await expect.element(page.getByText('No results found.')).toBeVisible()
  await expect
    .poll(() => textsOf(all('main p + ul li a')))
    .toEqual([
      'Remove Maker: Meissen (2 items)',
      'Remove Category: Ceramics (1 item)',
      'Remove Storage location: Bank vault (1 item)',
    ])
  await page.getByRole('link', { name: /^Remove Maker/ }).click()
  await expect.poll(place).toBe(`${LIST}?f.categoryId=5&f.storageLocationId=7`)
})

test('filters and order are saved as a view, which opens them, is renamed and deleted', async () => {
  const { place } = await open({
    search: '?f.maker=Meissen',
    saved: [{ id: 3, name: 'At the bank', parameters: { s: 'value:desc', 'f.storageLocationId': '7' } }],
  })
  await more().click()
  const name = () => dialog().getByLabelText('Save these filters and this order as a view')
  await name().fill('At the bank')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText(viewMessages.nameTaken)).toBeVisible()
  await name().fill('Meissen')
  await dialog().getByRole('button', { name: 'Save view' }).click()
  await expect.element(dialog().getByText('Saved as Meissen.')).toBeVisible()
  await expect
    .element(dialog().getByRole('link', { name: 'Meissen' }))
    .toHaveAttribute('href', `${LIST}?s=createdDate%3Adesc&f.maker=Meissen`)
  await button('Rename Meissen').click()
  await dialog().getByLabelText('New name of Meissen').fill('Porcelain')
  await dialog().getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(dialog().getByRole('link', { name: 'Porcelain' })).toBeVisible()
  await button('Delete Porcelain').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog().getByRole('link', { name: 'Porcelain' })).not.toBeInTheDocument()
  await dialog().getByRole('link', { name: 'At the bank' }).click()
  await expect.poll(place).toBe(`${LIST}?s=value%3Adesc&f.storageLocationId=7`)
  await expect.element(dialog()).not.toBeInTheDocument()
})
