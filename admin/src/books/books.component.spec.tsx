import {
  createBook,
  deleteBook,
  manageBook,
  manageBooks,
  updateBook,
} from '@vitrine/contracts/library/endpoints'
import type { ManagedBook } from '@vitrine/contracts/library/managed-schemas'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const LIST = '/app/oms/books'

const stored: ManagedBook = {
  id: 7,
  title: 'Old Silver',
  authors: ['Ada Plume', 'Bea Quill'],
  year: 1890,
  categoryId: 1,
  category: 'Metals',
  language: 'en',
  publisher: '',
  description: '',
  contents: [
    { title: 'Preface', page: 'v' },
    { title: 'Cups', page: '' },
  ],
  cover: '',
  source: 'A shelf',
  externalId: null,
  pageURI: '/library/7/old-silver',
  revision: 1,
}

function booksInMemory() {
  const items: ManagedBook[] = [{ ...stored }]
  const found = (id: number): ManagedBook => {
    const item = items.find((one) => one.id === id)
    if (!item) throw new Refused('NOT_FOUND')
    return item
  }
  return [
    givesRows(manageBooks, ({ q }) =>
      items.filter(({ title }) => typeof q !== 'string' || title.toLowerCase().includes(q.toLowerCase())),
    ),
    responds(manageBook, ({ params: { id } }) => found(id)),
    responds(createBook, ({ body }) => {
      const item = { ...stored, ...body, id: 8 }
      items.push(item)
      return item
    }),
    responds(updateBook, ({ params: { id }, body }) =>
      Object.assign(found(id), body, { revision: found(id).revision + 1 }),
    ),
    responds(deleteBook, ({ params: { id } }) => void items.splice(items.indexOf(found(id)), 1)),
    responds(listByName, () => ({
      items: [aCategory],
      meta: { total: 1, currentLimit: 1, currentOffset: 0 },
    })),
  ]
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('a book is made, told which entry of its contents is wrong, and sent as the call wants it', async () => {
  const { asked, place } = await openConsole(`${LIST}/create`, ...booksInMemory())
  await field(/^Title/).fill('Pewter Marks')
  await field(/^Authors/).fill('Ada Plume\nCyr Dupont\n')
  await page.getByRole('textbox', { name: 'Year' }).fill('1909')
  await page.getByRole('combobox', { name: 'Category' }).fill(aCategory.title)
  await page.getByRole('option', { name: aCategory.title }).click()
  await field('Table of contents').fill('Preface | v\nTouches | p. 3\nIndex')
  await field(/^Source/).fill('A shelf')
  await save()
  await expect
    .element(page.getByText('Entry 2: A page is a number such as 12, or a Roman one such as xii.'))
    .toBeVisible()
  await field('Table of contents').fill('Preface | v\nTouches | 3\nIndex')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(
    asked.find(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/library'))?.body,
  ).toEqual({
    title: 'Pewter Marks',
    authors: ['Ada Plume', 'Cyr Dupont', ''],
    year: 1909,
    categoryId: 1,
    language: 'en',
    publisher: '',
    description: '',
    contents: [{ title: 'Preface ', page: ' v' }, { title: 'Touches ', page: ' 3' }, { title: 'Index' }],
    cover: '',
    source: 'A shelf',
  })
})

test('the list shows who wrote a book and when; it is changed and deleted', async () => {
  const { place } = await openConsole(LIST, ...booksInMemory())
  const row = page.getByRole('link', { name: 'Old Silver' })
  await expect.element(page.getByText('Ada Plume, Bea Quill')).toBeVisible()
  await row.click()
  await expect.element(field('Table of contents')).toHaveValue('Preface|v\nCups|')
  await field('Publisher').fill('Fennimere')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await row.click()
  await expect.element(field('Publisher')).toHaveValue('Fennimere')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(row).not.toBeInTheDocument()
})
