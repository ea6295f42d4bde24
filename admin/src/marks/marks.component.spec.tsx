import {
  createMark,
  deleteMark,
  manageMark,
  manageMarks,
  updateMark,
} from '@vitrine/contracts/marks/endpoints'
import type { ManagedMark } from '@vitrine/contracts/marks/managed-schemas'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const LIST = '/app/oms/marks'

const stored: ManagedMark = {
  id: 7,
  title: 'Red anchor',
  description: '',
  authenticity: '',
  categoryId: 1,
  category: 'Ceramics',
  maker: 'Chelsea',
  place: 'London',
  period: '',
  firstYear: 1752,
  lastYear: 1756,
  kind: 'Porcelain',
  picture: '',
  pictureNote: '',
  pictures: [],
  source: 'Staff',
  externalId: null,
  pageURI: '/marks/7/red-anchor',
  revision: 1,
}

function marksInMemory() {
  const items: ManagedMark[] = [{ ...stored }]
  const found = (id: number): ManagedMark => {
    const item = items.find((one) => one.id === id)
    if (!item) throw new Refused('NOT_FOUND')
    return item
  }
  return [
    givesRows(manageMarks, ({ q }) =>
      items.filter(({ title }) => typeof q !== 'string' || title.toLowerCase().includes(q.toLowerCase())),
    ),
    responds(manageMark, ({ params: { id } }) => found(id)),
    responds(createMark, ({ body }) => {
      const item = { ...stored, ...body, id: 8 }
      items.push(item)
      return item
    }),
    responds(updateMark, ({ params: { id }, body }) =>
      Object.assign(found(id), body, { revision: found(id).revision + 1 }),
    ),
    responds(deleteMark, ({ params: { id } }) => void items.splice(items.indexOf(found(id)), 1)),
    responds(listByName, () => ({
      items: [aCategory],
      meta: { total: 1, currentLimit: 1, currentOffset: 0 },
    })),
  ]
}

const save = () => page.getByRole('button', { name: 'Save' }).click()

test('a mark is made, told what is wrong with its years and pictures, and sent as the call wants it', async () => {
  const { asked, place } = await openConsole(`${LIST}/create`, ...marksInMemory())
  const fill = async (name: string | RegExp, text: string) =>
    await page.getByRole('textbox', { name, exact: false }).first().fill(text)
  await fill('Title', 'Gold anchor')
  await fill('Kind of object', 'Porcelain')
  await page.getByRole('combobox', { name: 'Category' }).fill(aCategory.title)
  await page.getByRole('option', { name: aCategory.title }).click()
  await page.getByRole('textbox', { name: 'First year' }).fill('1769')
  await page.getByRole('textbox', { name: 'Last year' }).fill('1756')
  await fill('Small picture', 'https://elsewhere.example/x.jpg')
  await fill('Larger pictures', '/media/one.webp\n\n/media/two.webp ')
  await fill(/^Source/, 'Staff')
  await save()
  await expect.element(page.getByText('The first year must not be after the last one.')).toBeVisible()
  await expect
    .element(
      page.getByText('A picture must be an https URL on one of our image hosts, or one of our own pictures.'),
    )
    .toBeVisible()
  await page.getByRole('textbox', { name: 'First year' }).fill('1756')
  await page.getByRole('textbox', { name: 'Last year' }).fill('')
  await fill('Small picture', '/media/small.webp')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(
    asked.find(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/marks'))?.body,
  ).toMatchObject({
    title: 'Gold anchor',
    kind: 'Porcelain',
    categoryId: 1,
    firstYear: 1756,
    lastYear: null,
    picture: '/media/small.webp',
    pictures: ['/media/one.webp', '/media/two.webp'],
    source: 'Staff',
  })
})

test('the list shows maker and years; a mark is changed and deleted', async () => {
  const { place } = await openConsole(LIST, ...marksInMemory())
  const row = page.getByRole('link', { name: 'Red anchor' })
  await expect.element(page.getByText('1752–1756')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '7', exact: true }))
    .toHaveAttribute('href', '/marks/7/red-anchor')
  await row.click()
  await page.getByRole('textbox', { name: 'Real or copy?' }).fill('Often copied.')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await row.click()
  await expect.element(page.getByRole('textbox', { name: 'Real or copy?' })).toHaveValue('Often copied.')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(row).not.toBeInTheDocument()
})
