import { expect, type Page } from '@playwright/test'
import { staffTest as test } from '../support/worker-accounts.ts'
import { anArticle } from '../support/articles.ts'

async function openDetails(page: Page, title: string) {
  await page.goto(`/app/oms/dictionaryManager?query=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Edit details of ${title}` }).click()
  return page.getByRole('dialog', { name: 'Edit article' })
}

test('D1-177: two editors of one article cannot overwrite each other unseen', async ({
  page,
  browser,
  request,
  staffSession,
  baseURL,
}) => {
  const { title, url } = await anArticle(request, 'Race')
  const mine = await openDetails(page, title)
  const other = await browser.newContext({ storageState: staffSession, baseURL })
  const theirs = await openDetails(await other.newPage(), title)

  await theirs.getByRole('textbox', { name: 'Description' }).fill('What the other one wrote.')
  await theirs.getByRole('button', { name: 'Submit' }).click()
  await expect(theirs).toBeHidden()

  await mine.getByRole('textbox', { name: 'Title' }).fill(`${title} of mine`)
  await mine.getByRole('button', { name: 'Submit' }).click()
  await expect(
    mine.getByText('You changed this yourself in the meantime, in another window: description.'),
  ).toBeVisible()
  await expect(mine.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} of mine`)
  await mine.getByRole('button', { name: 'Load the other version' }).click()
  await expect(mine.getByRole('textbox', { name: 'Description' })).toHaveValue('What the other one wrote.')
  await mine.getByRole('textbox', { name: 'Title' }).fill(`${title} of both`)
  await mine.getByRole('button', { name: 'Submit' }).click()
  await expect(mine).toBeHidden()
  const stored = await (await request.get(`/api/v1/dictionary/admin/articles/${url}`)).json()
  expect(stored.response).toMatchObject({
    title: `${title} of both`,
    description: 'What the other one wrote.',
  })

  // A row that has become old does nothing, and shows what is now.
  await other
    .pages()[0]
    ?.getByRole('button', { name: `Publish ${title}` })
    .click()
  await other
    .pages()[0]
    ?.getByRole('dialog', { name: 'Before this is published' })
    .getByRole('button', { name: 'Publish anyway' })
    .click()
  const told = other.pages()[0]?.getByRole('dialog', { name: 'This article has changed' })
  await told?.getByRole('button', { name: 'Load the current version' }).click()
  await expect(other.pages()[0]!.getByText(`${title} of both`, { exact: true })).toBeVisible()
  await other.close()
})

test(
  'the same holds for the content',
  { tag: '@any-width' },
  async ({ page, browser, request, staffSession, baseURL }) => {
    const { url } = await anArticle(request, 'Race of words')
    const other = await browser.newContext({ storageState: staffSession, baseURL })
    const theirs = await other.newPage()
    await write(page, url, 'Mine')
    // A page hears that another one took the text over when it asks next: this one only once it has met what
    // the other one saved.
    const mayHear = Promise.withResolvers<void>()
    await page.route(/\/lease$/, async (route) => {
      await mayHear.promise
      await route.continue()
    })
    await write(theirs, url, 'Theirs', { takesOver: true })
    await theirs.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(theirs.getByRole('status')).toHaveText(/saved/)

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'This article has changed' })
      .getByRole('button', { name: 'Keep mine' })
      .click()
    mayHear.resolve()
    await page.getByRole('button', { name: 'Write here instead' }).click()
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('Mine')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText(/saved/)
    await other.close()
  },
)

/** One opening writes at a time: the second takes the text over. */
async function write(editor: Page, url: string, words: string, { takesOver = false } = {}) {
  await editor.goto(`/oryEditor/${url}`)
  if (takesOver) await editor.getByRole('button', { name: 'Write here instead' }).click()
  await editor.getByRole('textbox', { name: 'Text', exact: true }).click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.type(words)
}
