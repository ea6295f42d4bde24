import { expect } from '@playwright/test'
import { staffTest as test } from '../support/worker-accounts.ts'
import { aPlace, expectFound, uniqueTitle } from '../support/articles.ts'

test('D1-151, D1-152, D1-158, D1-159: an article is created, written, published, found, taken back and deleted', async ({
  page,
  context,
  request,
}) => {
  // Two pages, an index to wait for, and every step of an article's life.
  test.slow()
  const { title, url } = uniqueTitle('Cloisonné beaker')
  const { thumbnail, category } = await aPlace(request)
  await page.goto('/app/oms/dictionaryManager')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MANAGE DICTIONARY PAGES')

  await page.getByRole('button', { name: 'Create an article' }).click()
  const modal = page.getByRole('dialog', { name: 'Create an article' })
  const create = modal.getByRole('button', { name: 'Create' })
  await expect(create).toBeDisabled()
  await modal.getByRole('textbox', { name: 'Title' }).fill(title.replace('é', '&eacute;'))
  await modal.getByRole('textbox', { name: 'URL' }).fill(`-_${url.toUpperCase()} !-`)
  await expect(modal.getByRole('textbox', { name: 'URL' })).toHaveValue(`-_${url}-`)
  await modal.getByRole('combobox', { name: 'Category' }).fill(category)
  await page.getByRole('option').first().click()
  await modal.getByRole('combobox', { name: 'Authors' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await expect(create).toBeDisabled()
  await modal.getByRole('textbox', { name: 'Thumbnail' }).fill(thumbnail)
  await expect(create).toBeEnabled()
  const opened = context.waitForEvent('page')
  await create.click()
  await expect(modal).toBeHidden()

  const editor = await opened
  expect(new URL(editor.url()).pathname).toBe(`/oryEditor/${url}`)
  expect(new URL(editor.url()).searchParams.get('title')).toBe(title)
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText(title)
  const text = editor.getByRole('textbox', { name: 'Text' })
  await text.click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.type('A beaker of enamel in cells of wire.')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByRole('status')).toHaveText(/saved/)
  await editor.getByRole('button', { name: 'Publish' }).click()
  // A few words are a short text: whoever publishes decides.
  await editor
    .getByRole('dialog', { name: 'Before this is published' })
    .getByRole('button', { name: 'Publish anyway' })
    .click()
  await expect(editor.getByText('PUBLISHED', { exact: true })).toBeVisible()

  await expectFound(request, title)
  await expect.poll(async () => (await request.get(`/dictionary/${url}`)).status()).toBe(200)
  expect(await (await request.get(`/dictionary/${url}`)).text()).toContain(
    'A beaker of enamel in cells of wire.',
  )

  await page
    .getByRole('textbox', { name: 'Title' })
    .or(page.getByRole('searchbox', { name: 'Title' }))
    .fill(title)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/query=/)
  await page.reload()
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute(
    'href',
    `/dictionary/${url}`,
  )
  await page.getByRole('button', { name: `Unpublish ${title}` }).click()
  await expect(page.getByRole('button', { name: `Publish ${title}` })).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  await expect.poll(async () => (await request.get(`/dictionary/${url}`)).status()).toBe(404)

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const asked = page.getByRole('dialog', { name: 'Delete this article?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('img', { name: 'No results' })).toBeVisible()
})
