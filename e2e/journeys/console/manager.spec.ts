import * as dictionaryAddresses from '@vitrine/contracts/dictionary/addresses'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { expect, type Page } from '@playwright/test'
import { staffTest as test } from '../support/accounts.ts'
import { anArticle, anotherThumbnail, aPlace, uniqueTitle } from '../support/articles.ts'
import { hold } from '../support/calls.ts'

const manager = '/app/oms/dictionaryManager'
const articleCalls = `**${dictionaryAddresses.manageArticles.path}*`

test('D1-151: a title is searched by button and by Enter, never without a word; Reset shows all', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(manager)
  const total = async () => Number((await page.getByText(/^Total: \d/).textContent())?.replaceAll(/\D/g, ''))
  const all = await total()
  const box = page.getByRole('searchbox', { name: 'Title' })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(dictionaryAddresses.manageArticles.path) && asked.push(request.url()))
  await page.getByRole('button', { name: 'Search' }).click()
  await box.fill('   ')
  await box.press('Enter')
  expect(asked).toEqual([])
  for (const submit of [() => page.getByRole('button', { name: 'Search' }).click(), () => box.press('Enter')]) {
    await box.fill('Hallmark')
    await submit()
    await expect(page).toHaveURL(/query=Hallmark/)
    await expect(page.getByRole('link', { name: 'Hallmark', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page).not.toHaveURL(/query/)
    await expect(box).toHaveValue('')
    // Not to the number: other journeys make and delete articles meanwhile.
    await expect.poll(total).toBeGreaterThan(all / 2)
    expect(asked.at(-1)).not.toContain('Hallmark')
  }
})

test('D1-152, D1-153: the total is the answer’s; the default template opens in a tab of its own', { tag: '@any-width' }, async ({ page, context }) => {
  const answered = page.waitForResponse(articleCalls)
  await page.goto(manager)
  const { response } = await (await answered).json()
  await expect(page.getByText(/^Total: \d/)).toHaveText(`Total: ${response.totals.toLocaleString('en-US')}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Edit Default Template' }).click()
  await expect(await opened).toHaveURL(new RegExp(`/oryEditor/${response.defaultArticle.url}$`))
})

test('D1-160: published or not, Edit opens a new tab and the details open here', { tag: '@any-width' }, async ({ page, context, request }) => {
  const unpublished = await anArticle(request, 'Not yet out')
  for (const { title, url } of [unpublished, { title: 'Hallmark', url: 'hallmark' }]) {
    await page.goto(`${manager}?query=${encodeURIComponent(title)}`)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click()
    const editor = await opened
    await expect(editor).toHaveURL(new RegExp(`/oryEditor/${url}$`))
    await editor.close()
    await page.getByRole('button', { name: `Edit details of ${title}`, exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Edit article' }).getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  }
})

test('D1-164: the title’s hint', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(manager)
  await page.getByRole('button', { name: 'Create an article' }).click()
  await page.getByRole('dialog').getByRole('img', { name: 'Minimum 3 characters' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Minimum 3 characters')
})

test('D1-170: a create under way shows it; then the modal closes, the list is loaded again and the editor opens', { tag: '@any-width' }, async ({ page, context, request }) => {
  const { title, url } = await fillCreate(page, request)
  const modal = page.getByRole('dialog', { name: 'Create an article' })
  const release = await hold(page, articleCalls)
  await modal.getByRole('button', { name: 'Create' }).click()
  await expect(modal.getByRole('progressbar', { name: 'Creating the article' })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Create' })).toBeDisabled()
  const opened = context.waitForEvent('page')
  const reloaded = page.waitForResponse((answer) => answer.request().method() === 'GET' && answer.url().includes(dictionaryAddresses.manageArticles.path))
  await release()
  await expect(modal).toBeHidden()
  await reloaded
  const editor = new URL((await opened).url())
  expect([editor.pathname, editor.searchParams.get('title')]).toEqual([`/oryEditor/${url}`, title])
})

test('D1-171: a create that fails says so in the modal, a taken url at its field; what was typed stays', { tag: '@any-width' }, async ({ page, request }) => {
  const taken = await anArticle(request, 'Taken at creation')
  const { title } = await fillCreate(page, request)
  const modal = page.getByRole('dialog', { name: 'Create an article' })
  const create = modal.getByRole('button', { name: 'Create' })
  await page.route(articleCalls, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback()))
  await create.click()
  await expect(modal.getByRole('alert')).toHaveText(dictionaryMessages.createFailed)
  await expect(modal.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await page.unroute(articleCalls)
  await modal.getByRole('textbox', { name: 'URL' }).fill(taken.url)
  await create.click()
  await expect(modal.getByText(dictionaryMessages.urlTaken).last()).toBeVisible()
})

test('D1-179: a thumbnail that could not be saved has its own sentence', { tag: '@any-width' }, async ({ page, request }) => {
  const { title, thumbnail } = await anArticle(request, 'Failing thumbnail')
  await page.goto(`${manager}?query=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Edit details of ${title}` }).click()
  const modal = page.getByRole('dialog', { name: 'Edit article' })
  await page.route('**/api/v1/dictionary/admin/articles/**', (route) => (route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback()))
  await modal.getByRole('textbox', { name: 'Thumbnail' }).fill(await anotherThumbnail(request, thumbnail))
  await modal.getByRole('button', { name: 'Submit' }).click()
  await expect(modal.getByText(dictionaryMessages.thumbnailUpdateFailed)).toBeVisible()
})

test('D1-187: a tab with unsaved work asks before it closes, one without does not', { tag: '@any-width' }, async ({ page, request }) => {
  const { url } = await anArticle(request, 'Closing tab')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto(`/oryEditor/${url}`)
  await page.getByRole('group', { name: 'Add at the end' }).getByRole('button', { name: 'Heading' }).waitFor()
  await page.reload()
  expect(asked).toEqual([])
  await page.getByRole('group', { name: 'Add at the end' }).getByRole('button', { name: 'Heading' }).click()
  await page.getByRole('textbox', { name: 'Heading' }).last().fill('Lids')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('D1-198: a list without anything says so', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(`${manager}?query=zzzqqx`)
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible()
})

/** Opens the create modal and fills in what it asks for. */
async function fillCreate(page: Page, request: Parameters<typeof aPlace>[0]) {
  const named = uniqueTitle('Made in the modal')
  const { thumbnail, category } = await aPlace(request)
  await page.goto(manager)
  await page.getByRole('button', { name: 'Create an article' }).click()
  const modal = page.getByRole('dialog', { name: 'Create an article' })
  await modal.getByRole('textbox', { name: 'Title' }).fill(named.title)
  await modal.getByRole('textbox', { name: 'URL' }).fill(named.url)
  await modal.getByRole('combobox', { name: 'Category' }).fill(category)
  await page.getByRole('option').first().click()
  await modal.getByRole('combobox', { name: 'Authors' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await modal.getByRole('textbox', { name: 'Thumbnail' }).fill(thumbnail)
  return named
}
