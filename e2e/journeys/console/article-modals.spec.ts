import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { expect, type Page } from '@playwright/test'
import { staffTest as test } from '../support/accounts.ts'
import { anArticle } from '../support/articles.ts'

async function openDetails(page: Page, title: string) {
  await page.goto(`/app/oms/dictionaryManager?query=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Edit details of ${title}` }).click()
  return page.getByRole('dialog', { name: 'Edit article' })
}

test('what cannot be accepted is said at its field, and is not sent', async ({ page, request }) => {
  const { title, thumbnail } = await anArticle(request, 'Wrong inputs')
  const modal = await openDetails(page, title)
  const submit = modal.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await expect(modal.getByRole('img', { name: 'Thumbnail preview' })).toHaveCSS('width', '120px')
  await expect(modal.getByRole('checkbox', { name: 'Show breadcrumbs' })).toBeDisabled()
  await expect(modal.getByRole('checkbox', { name: 'Show breadcrumbs' })).toBeChecked()

  await modal.getByRole('textbox', { name: 'URL' }).fill('--__')
  await modal.getByRole('textbox', { name: 'Thumbnail' }).fill('http://example.org/a.jpg')
  await modal.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(1200))
  await expect(modal.getByText(dictionaryMessages.urlNeedsLetters)).toBeVisible()
  await expect(modal.getByText(dictionaryMessages.thumbnailNotAllowed)).toBeVisible()
  await expect(modal.getByText('0 characters left')).toBeVisible()
  await expect(submit).toBeDisabled()

  await modal.getByRole('textbox', { name: 'URL' }).fill('a-blue-vase')
  await modal.getByRole('textbox', { name: 'Thumbnail' }).fill('/media/nothing-is-here.webp')
  const updates: string[] = []
  page.on('request', (sent) => ['PUT', 'PATCH'].includes(sent.method()) && updates.push(sent.url()))
  await submit.click()
  await expect(modal.getByText(dictionaryMessages.thumbnailNotReachable)).toBeVisible()
  expect(updates).toEqual([])
  await expect(submit).toBeDisabled()

  // Opened again, everything is as it is stored.
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Edit details of ${title}` }).click()
  await expect(modal.getByRole('textbox', { name: 'Thumbnail' })).toHaveValue(thumbnail)
  await expect(modal.getByText(dictionaryMessages.thumbnailNotReachable)).toHaveCount(0)
})

test('a url that another article has is refused in words, at the field', { tag: '@any-width' }, async ({ page, request }) => {
  const first = await anArticle(request, 'Taken')
  const second = await anArticle(request, 'Second')
  const modal = await openDetails(page, second.title)
  await modal.getByRole('textbox', { name: 'URL' }).fill(first.url)
  await modal.getByRole('button', { name: 'Submit' }).click()
  await expect(modal.getByText(dictionaryMessages.urlTaken).last()).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Submit' })).toBeDisabled()
})

test('an update that fails says so in the documented words', { tag: '@any-width' }, async ({ page, request }) => {
  const { title } = await anArticle(request, 'Failing update')
  const modal = await openDetails(page, title)
  await page.route('**/api/v1/dictionary/admin/articles', (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback()))
  await modal.getByRole('textbox', { name: 'Title' }).fill(`${title} again`)
  await modal.getByRole('button', { name: 'Submit' }).click()
  await expect(modal.getByText(dictionaryMessages.updateFailed)).toBeVisible()
})

test('two editors of one article cannot overwrite each other unseen', async ({ page, browser, request, staffSession, baseURL }) => {
  const { title, url } = await anArticle(request, 'Race')
  const mine = await openDetails(page, title)
  const other = await browser.newContext({ storageState: staffSession, baseURL })
  const theirs = await openDetails(await other.newPage(), title)

  await theirs.getByRole('textbox', { name: 'Description' }).fill('What the other one wrote.')
  await theirs.getByRole('button', { name: 'Submit' }).click()
  await expect(theirs).toBeHidden()

  await mine.getByRole('textbox', { name: 'Title' }).fill(`${title} of mine`)
  await mine.getByRole('button', { name: 'Submit' }).click()
  await expect(mine.getByText('Someone else changed this article in the meantime.')).toBeVisible()
  await expect(mine.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} of mine`)
  await mine.getByRole('button', { name: 'Load theirs' }).click()
  await expect(mine.getByRole('textbox', { name: 'Description' })).toHaveValue('What the other one wrote.')
  await mine.getByRole('textbox', { name: 'Title' }).fill(`${title} of both`)
  await mine.getByRole('button', { name: 'Submit' }).click()
  await expect(mine).toBeHidden()
  const stored = await (await request.get(`/api/v1/dictionary/admin/articles/${url}`)).json()
  expect(stored.response).toMatchObject({ title: `${title} of both`, description: 'What the other one wrote.' })

  // A row that has become old does nothing, and shows what is now.
  await other.pages()[0]?.getByRole('button', { name: `Publish ${title}` }).click()
  const told = other.pages()[0]?.getByRole('dialog', { name: 'Someone else changed this article' })
  await told?.getByRole('button', { name: 'Load the current version' }).click()
  await expect(other.pages()[0]!.getByText(`${title} of both`, { exact: true })).toBeVisible()
  await other.close()
})

test('the same holds for the content', { tag: '@any-width' }, async ({ page, browser, request, staffSession, baseURL }) => {
  const { url } = await anArticle(request, 'Race of words')
  const other = await browser.newContext({ storageState: staffSession, baseURL })
  const theirs = await other.newPage()
  for (const [editor, words] of [[page, 'Mine'], [theirs, 'Theirs']] as const) {
    await editor.goto(`/oryEditor/${url}`)
    await editor.getByRole('group', { name: 'Add at the end' }).getByRole('button', { name: 'Heading' }).click()
    await editor.getByRole('textbox', { name: 'Heading' }).last().fill(words)
  }
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs.getByRole('status')).toHaveText(/saved/)
  await other.close()
  await page.getByRole('button', { name: 'Save' }).click()
  const told = page.getByRole('dialog', { name: 'Someone else changed this article' })
  await told.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('textbox', { name: 'Heading' }).last()).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText(/saved/)
})
