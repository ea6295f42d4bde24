import {
  createSoldItem,
  deleteSoldItem,
  manageSoldItem,
  manageSoldItems,
  updateSoldItem,
} from '@vitrine/contracts/price-guide/endpoints'
import type { ManagedSoldItem } from '@vitrine/contracts/price-guide/managed-schemas'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const LIST = '/app/oms/sold-items'

const stored: ManagedSoldItem = {
  id: 7,
  title: 'Blue vase',
  description: '',
  categoryId: 1,
  category: 'Glass',
  maker: '',
  saleDate: '2020-02-29',
  price: 1250.5,
  currency: 'USD',
  priceBasis: '',
  source: 'A house',
  externalId: null,
  pictures: [],
  pieces: 1,
  isSample: true,
  pageURI: '/worthopedia/7/blue-vase',
  revision: 1,
}

function soldItemsInMemory() {
  const items: ManagedSoldItem[] = [{ ...stored }]
  const found = (id: number): ManagedSoldItem => {
    const item = items.find((one) => one.id === id)
    if (!item) throw new Refused('NOT_FOUND')
    return item
  }
  return [
    givesRows(manageSoldItems, ({ q }) =>
      items.filter(({ title }) => typeof q !== 'string' || title.toLowerCase().startsWith(q.toLowerCase())),
    ),
    responds(manageSoldItem, ({ params: { id } }) => found(id)),
    responds(createSoldItem, ({ body }) => {
      const item = { ...stored, ...body, id: 8, isSample: false }
      items.push(item)
      return item
    }),
    responds(updateSoldItem, ({ params: { id }, body }) =>
      Object.assign(found(id), body, { revision: found(id).revision + 1 }),
    ),
    responds(deleteSoldItem, ({ params: { id } }) => void items.splice(items.indexOf(found(id)), 1)),
    responds(listByName, () => ({
      items: [aCategory],
      meta: { total: 1, currentLimit: 1, currentOffset: 0 },
    })),
  ]
}

const save = () => page.getByRole('button', { name: 'Save' }).click()

test('a sold item is made, told what is no price and no currency, and sent as the call wants it', async () => {
  const { asked, place } = await openConsole(`${LIST}/create`, ...soldItemsInMemory())
  const fill = async (name: string, text: string) =>
    await page.getByRole('textbox', { name, exact: false }).first().fill(text)
  await fill('Title', 'Green vase')
  await page.getByRole('combobox', { name: 'Category' }).fill(aCategory.title)
  await page.getByRole('option', { name: aCategory.title }).click()
  await fill('Sale date', '2020-02-29')
  await page.getByRole('textbox', { name: 'Price' }).fill('0')
  await fill('Currency', 'ABC')
  await page.getByRole('textbox', { name: /^Source/ }).fill('A house')
  await fill('Pictures', '/media/one.webp\n\n/media/two.webp ')
  await save()
  await expect.element(page.getByText('The currency must be a code of ISO 4217, such as USD.')).toBeVisible()
  await expect
    .element(
      page.getByText('A price must be a number above 0 with at most 12 digits, two of them after the point.'),
    )
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Price' }).fill('12.5')
  await fill('Currency', 'EUR')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(
    asked.find(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/price-guide'))?.body,
  ).toEqual({
    title: 'Green vase',
    description: '',
    categoryId: 1,
    maker: '',
    saleDate: '2020-02-29',
    price: 12.5,
    currency: 'EUR',
    priceBasis: '',
    pieces: 1,
    source: 'A house',
    pictures: ['/media/one.webp', '/media/two.webp'],
  })
})

test('the list shows prices and says what is sample data; an item is changed and deleted', async () => {
  const { place } = await openConsole(LIST, ...soldItemsInMemory())
  const row = page.getByRole('link', { name: 'Blue vase' })
  await expect.element(page.getByText('$ 1,250.50')).toBeVisible()
  await expect.element(page.getByText('Feb 29, 2020')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '7 (sample)' }))
    .toHaveAttribute('href', '/worthopedia/7/blue-vase')
  await row.click()
  await page.getByRole('textbox', { name: 'Maker' }).fill('Ada & Co')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await row.click()
  await expect.element(page.getByRole('textbox', { name: 'Maker' })).toHaveValue('Ada & Co')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(row).not.toBeInTheDocument()
})
