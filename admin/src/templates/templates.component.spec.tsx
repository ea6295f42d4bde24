import {
  createTemplate,
  deleteTemplate,
  manageTemplate,
  manageTemplates,
  updateTemplate,
} from '@vitrine/contracts/dictionary/endpoints'
import { templateMessages, type ManagedTemplate } from '@vitrine/contracts/dictionary/templates'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/templates'

const aTemplate = (values: Partial<ManagedTemplate>): ManagedTemplate => ({
  id: 1,
  name: 'Default Template',
  of: 'dictionary-article',
  isDefault: false,
  url: 'default-template',
  uses: 0,
  lastEdited: '2026-11-21T05:06:07.000Z',
  revision: 1,
  ...values,
})

function templatesInMemory() {
  const all = [
    aTemplate({ isDefault: true, uses: 1200 }),
    aTemplate({ id: 2, name: 'Maker', url: 'template-maker', uses: 1 }),
  ]
  const find = (id: number) => {
    const found = all.find((template) => template.id === id)
    if (!found) throw new Refused('NOT_FOUND')
    return found
  }
  return [
    givesRows(manageTemplates, () => all),
    responds(manageTemplate, ({ params: { id } }) => find(id)),
    responds(createTemplate, ({ body: { name, of } }) => {
      const made = aTemplate({ id: 3, name, of, url: 'template-new' })
      all.push(made)
      return made
    }),
    responds(updateTemplate, ({ params: { id }, body }) => Object.assign(find(id), body, { revision: 2 })),
    responds(deleteTemplate, ({ params: { id } }) => void all.splice(all.indexOf(find(id)), 1)),
  ]
}

test('templates are listed with what they are for, how much was begun with each, and the way to its text', async () => {
  await openConsole(LIST, ...templatesInMemory())
  await expect.element(page.getByText('1,200')).toBeVisible()
  await expect.element(page.getByText('Articles, unless another is chosen')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write Maker' }))
    .toHaveAttribute('href', '/oryEditor/template-maker')
  expect(await screenViolations()).toEqual([])
})

test('one is made with the text of another, for posts; then its page leads to the editor', async () => {
  const { asked, place } = await openConsole(`${LIST}/create`, ...templatesInMemory())
  await page.getByRole('textbox', { name: 'Name' }).fill(' ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(templateMessages.nameMissing)).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Technique')
  await page.getByRole('combobox', { name: 'For' }).click()
  await page.getByRole('option', { name: 'Posts' }).click()
  await page.getByRole('combobox', { name: 'Begin with the text of' }).click()
  await page.getByRole('option', { name: 'Maker' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(`${LIST}/3`)
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Technique',
    of: 'blog-article',
    copyOf: 2,
  })
  await expect
    .element(page.getByRole('link', { name: 'Write', exact: true }))
    .toHaveAttribute('href', '/oryEditor/template-new')
})

test('one is renamed and deleted after a question; the default one can be neither', async () => {
  const { asked, place, goTo } = await openConsole(`${LIST}/2`, ...templatesInMemory())
  await expect.element(page.getByText('1 article was begun with it.', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Maker or firm')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ name: 'Maker or firm' })
  await page.getByRole('link', { name: 'Maker or firm', exact: true }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('link', { name: 'Maker or firm', exact: true })).not.toBeInTheDocument()
  await goTo(`${LIST}/1`)
  await expect.element(page.getByText(templateMessages.defaultStays)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})
