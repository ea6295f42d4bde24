import { readExampleVault } from '@vitrine/contracts/example-vault/endpoints'
import type { ExampleVault } from '@vitrine/contracts/example-vault/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCollection, listed } from '../../../tests/a-vault.ts'
import { textsOf } from '../../../tests/in-page.ts'
import { openSite } from '../../../tests/open-site.tsx'

const values = [{ currency: 'USD', valued: 1, value: 1600, compared: { items: 1, value: 1600, cost: 1350 } }]
const group = { id: 1, title: 'Clocks', itemsCount: 2, values }
const vault: ExampleVault = {
  items: [
    {
      ...listed(1, {
        title: 'Lyre clock',
        purchasePrice: 1350,
        isStored: true,
        storageLocation: { id: 1, displayName: 'Front room' },
        itemCollections: [{ id: 1, title: 'The front room' }],
        estimatedPriceMin: 1100,
        meanPrice: 1600,
        estimatedPriceMax: 2300,
        estimateCurrency: 'USD',
        estimatedAt: '2026-10-04T09:30:00.000Z',
      }),
      category: 'Clocks',
    },
    { ...listed(2, { title: 'Music box' }), category: 'Clocks' },
  ],
  collections: [aCollection(1, { title: 'The front room', status: 'private', itemsCount: 1 })],
  value: {
    itemsCount: 2,
    values,
    oldestAt: '2026-10-04T09:30:00.000Z',
    newestAt: '2026-10-04T09:30:00.000Z',
    categories: [group],
    collections: [{ ...group, title: 'The front room' }],
  },
}
const example = responds(readExampleVault, () => vault)

const main = page.getByRole('main')
const link = (name: string) => main.getByRole('link', { name, exact: true })
const items = () => textsOf(main.getByRole('list', { name: 'Vault items' }).getByRole('heading').elements())

test('says that it is an example, leads to one of one’s own, and asks for nobody’s', async () => {
  const { asked } = await openSite('/app/vault/example', example)
  await expect.element(main.getByText('This vault is an example.')).toBeVisible()
  await expect.element(link('Create your own')).toHaveAttribute('href', '/product/index')
  await expect
    .element(link('Sign In'))
    .toHaveAttribute('href', expect.stringContaining('parentUrl=%2Fapp%2Fvault%2Fdashboard'))
  await expect.element(main.getByText('1 of 2 items valued').first()).toBeVisible()
  await expect
    .element(link('The front room').first())
    .toHaveAttribute('href', '/app/vault/example/items?collection=1')
  expect(asked.filter(({ path }) => /vault\/|identity/.test(path))).toEqual([])
  expect(await violationsIn('main')).toEqual([])
})

test('its items are rows or cards, all of them or those of a collection, with nothing that changes them', async () => {
  const { place } = await openSite('/app/vault/example/items', example)
  await expect.poll(items).toEqual(['Lyre clock', 'Music box'])
  expect(main.getByRole('checkbox').elements()).toEqual([])
  expect(main.getByRole('button').elements()).toEqual([])
  expect(await violationsIn('main')).toEqual([])
  await link('Grid').click()
  await expect.poll(place).toBe('/app/vault/example/items?view=grid')
  await expect.element(link('Grid')).toHaveAttribute('aria-current', 'true')
  await expect.poll(items).toEqual(['Lyre clock', 'Music box'])
  await openSite('/app/vault/example/items?collection=1', example)
  await expect.poll(items).toEqual(['Lyre clock'])
  await expect.element(link('Lyre clock')).toHaveAttribute('href', '/app/vault/example/items/1')
})

test('an item has its facts, and a range that says that it is an example', async () => {
  await openSite('/app/vault/example/items/1', example)
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Lyre clock')
  await expect.element(main.getByText('Front room', { exact: true })).toBeVisible()
  const worth = main.getByRole('region', { name: 'WorthScore' })
  await expect.element(worth).toMatchTextContent('$ 1,100')
  await expect.element(worth).toMatchTextContent('An example.')
  expect(await violationsIn('main')).toEqual([])
})

test.each(['/app/vault/example/items/9', '/app/vault/example/items?collection=9'])(
  '%s is not there',
  async (path) => {
    await openSite(path, example)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/not found/i)
  },
)
