import {
  createAuthor,
  deleteAuthor,
  manageAuthor,
  manageAuthors,
  updateAuthor,
} from '@vitrine/contracts/dictionary/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anAuthor, type ManagedAuthor } from '../../tests/an-author.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const LIST = '/app/oms/authors'

function authorsInMemory() {
  const authors: ManagedAuthor[] = []
  const found = (id: number): ManagedAuthor => {
    const author = authors.find((one) => one.id === id)
    if (!author) throw new Refused('NOT_FOUND')
    return author
  }
  return [
    givesRows(manageAuthors, () => authors),
    responds(manageAuthor, ({ params: { id } }) => found(id)),
    responds(createAuthor, ({ body }) => {
      const author = { ...anAuthor, ...body, fullName: `${body.firstName} ${body.lastName}` }
      authors.push(author)
      return author
    }),
    responds(updateAuthor, ({ params: { id }, body }) =>
      Object.assign(found(id), body, { revision: found(id).revision + 1 }),
    ),
    responds(deleteAuthor, ({ params: { id } }) => void authors.splice(authors.indexOf(found(id)), 1)),
  ]
}

test('an author is made, told what is no URL, changed and deleted', async () => {
  const { place } = await openConsole(`${LIST}/create`, ...authorsInMemory())
  const inList = async () => await expect.poll(() => place().split('?')[0]).toBe(LIST)
  const save = () => page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ökonkwo & Sons')
  await expect.element(page.getByRole('textbox', { name: 'URL' })).toHaveValue('ada-okonkwo-sons')
  await page.getByRole('textbox', { name: 'URL' }).fill('Okonkwo!')
  // A URL that somebody wrote stays.
  await page.getByRole('textbox', { name: 'Last name' }).fill('Okonkwo')
  await expect.element(page.getByRole('textbox', { name: 'URL' })).toHaveValue('okonkwo')
  await page.getByRole('textbox', { name: 'Website' }).fill('nowhere')
  await save()
  await expect
    .element(page.getByText('This must be a web address that begins with https:// or http://.'))
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Website' }).fill('https://ada.example')
  await save()
  await inList()

  const row = page.getByRole('link', { name: 'Ada Okonkwo' })
  await row.click()
  await page.getByRole('textbox', { name: 'Credentials' }).fill('Keeper of prints')
  await save()
  await inList()
  await row.click()
  await expect.element(page.getByRole('textbox', { name: 'Credentials' })).toHaveValue('Keeper of prints')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await inList()
  await expect.element(row).not.toBeInTheDocument()
})
