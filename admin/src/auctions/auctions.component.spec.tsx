import {
  createAuction,
  deleteAuction,
  manageAuction,
  manageAuctions,
  updateAuction,
} from '@vitrine/contracts/auctions/endpoints'
import type { ManagedAuction } from '@vitrine/contracts/auctions/schemas'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const LIST = '/app/oms/auctions'

const stored: ManagedAuction = {
  id: 7,
  title: 'Silver and Glass',
  house: 'Fennimere',
  place: 'Lyon, France',
  timeZone: 'Europe/Paris',
  starts: '2027-03-04T10:00',
  ends: '2027-03-04T17:00',
  categoryIds: [aCategory.id],
  link: null,
  description: '',
  lots: [{ number: '1', title: 'A jug', estimate: 'EUR 20–30' }],
  picture: '',
  status: 'canceled',
  isSample: false,
  pageURI: '/upcomingauctions/7/silver-and-glass',
  revision: 1,
}

function auctionsInMemory() {
  const items: ManagedAuction[] = [{ ...stored }]
  const found = (id: number): ManagedAuction => {
    const item = items.find((one) => one.id === id)
    if (!item) throw new Refused('NOT_FOUND')
    return item
  }
  return [
    givesRows(manageAuctions, ({ q }) =>
      items.filter(
        ({ title, house }) =>
          typeof q !== 'string' || `${title} ${house}`.toLowerCase().includes(q.toLowerCase()),
      ),
    ),
    responds(manageAuction, ({ params: { id } }) => found(id)),
    responds(createAuction, ({ body }) => {
      const item = { ...stored, ...body, id: 8 }
      items.push(item)
      return item
    }),
    responds(updateAuction, ({ params: { id }, body }) =>
      Object.assign(found(id), body, { revision: found(id).revision + 1 }),
    ),
    responds(deleteAuction, ({ params: { id } }) => void items.splice(items.indexOf(found(id)), 1)),
    responds(listByName, () => ({
      items: [aCategory],
      meta: { total: 1, currentLimit: 1, currentOffset: 0 },
    })),
  ]
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('an auction is made, told which lot is wrong, and sent by the clock of its place', async () => {
  const { asked, place } = await openConsole(`${LIST}/create`, ...auctionsInMemory())
  await field(/^Title/).fill('The Spring Table')
  await field(/^Auction house/).fill('Ostermere Rooms')
  await field(/^Place/).fill('Online')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Par')
  await page.getByRole('option', { name: 'Europe/Paris' }).click()
  await page.getByLabelText(/^Starts/).fill('2027-03-04T10:00')
  await page.getByLabelText(/^Ends/).fill('2027-03-04T17:00')
  await save()
  await expect.element(page.getByRole('combobox', { name: 'Categories' })).toHaveFocus()
  await page.getByRole('combobox', { name: 'Categories' }).click()
  await page.getByRole('option', { name: aCategory.title }).click()
  page
    .getByRole('listbox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await field('Lots').fill('1 | A jug | EUR 20\n2')
  await save()
  await expect.element(page.getByText('Lot 2: A lot needs a title.')).toBeVisible()
  await field('Lots').fill('1 | A jug | EUR 20\n2 | A bowl')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(
    asked.find(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/auctions'))?.body,
  ).toMatchObject({
    title: 'The Spring Table',
    house: 'Ostermere Rooms',
    place: 'Online',
    timeZone: 'Europe/Paris',
    starts: '2027-03-04T10:00',
    ends: '2027-03-04T17:00',
    categoryIds: [aCategory.id],
    status: 'draft',
    lots: [
      { number: '1 ', title: ' A jug ', estimate: ' EUR 20' },
      { number: '2 ', title: ' A bowl' },
    ],
  })
})

test('the search of a list has an icon, and a button that clears it', async () => {
  await openConsole(LIST, ...auctionsInMemory())
  const search = field('Search')
  const row = page.getByRole('link', { name: 'Silver and Glass' })
  await expect.element(row).toBeVisible()
  const adornment = () => search.element().parentElement?.querySelector('.MuiInputAdornment-root')
  expect(adornment()?.querySelector('svg')).toBeVisible()
  await search.fill('bronze')
  await expect.element(row).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear value' }).click()
  await expect.element(search).toHaveValue('')
  await expect.element(row).toBeVisible()
})

test('the list of auctions shows when and where; one is changed and deleted', async () => {
  const { place } = await openConsole(LIST, ...auctionsInMemory())
  const row = page.getByRole('link', { name: 'Silver and Glass' })
  await expect.element(page.getByText(/^Mar 04, 2027, 10:00\sAM$/)).toBeVisible()
  await expect.element(page.getByText('Canceled', { exact: true })).toBeVisible()
  await row.click()
  await expect.element(field('Lots')).toHaveValue('1|A jug|EUR 20–30')
  await field(/^Place/).fill('Online')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await row.click()
  await expect.element(field(/^Place/)).toHaveValue('Online')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(row).not.toBeInTheDocument()
})
