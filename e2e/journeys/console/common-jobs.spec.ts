import { expect, type Page } from '@playwright/test'
import { newAccount } from '../support/accounts.ts'
import { staffTest as test } from '../support/worker-accounts.ts'
import { aPlace, anArticle, uniqueTitle } from '../support/articles.ts'
import { countedClicks, type Clicks } from '../support/clicks.ts'

/** Not the drawing of a category, which the checks before publishing warn of. */
const OWN_PICTURE = '/media/partners/aldecott-works-on-paper.svg'
/** No check before publishing finds it short. */
const TEXT = 'A box of silver with a hinged lid, made in the north and marked below. '.repeat(20)

const published = (page: Page) => page.getByText('PUBLISHED', { exact: true })

/** In the place of all that is there, which begins with a heading. */
async function writeInstead(editor: Page): Promise<void> {
  await editor.keyboard.press('Control+a')
  await editor.keyboard.insertText('What it is')
  await editor.keyboard.press('Enter')
  await editor.keyboard.insertText(TEXT)
}

/**
 * Fills the title, what is chosen from lists, and the picture; nothing can be created before all that is
 * required is there.
 */
async function create(
  page: Page,
  clicks: Clicks,
  title: string,
  choices: Record<string, string>,
): Promise<Page> {
  const modal = page.getByRole('dialog', { name: 'Create an article' })
  const button = modal.getByRole('button', { name: 'Create' })
  await clicks.on(page.getByRole('button', { name: 'Create an article' }))
  await expect(modal.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.insertText(title)
  for (const [name, text] of Object.entries(choices)) {
    await clicks.on(modal.getByRole('combobox', { name }))
    await page.keyboard.insertText(text)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    // The list of authors stays open for more of them.
    if (name === 'Authors') await page.keyboard.press('Escape')
  }
  await expect(button).toBeDisabled()
  await clicks.on(modal.getByRole('textbox', { name: 'Thumbnail' }))
  await page.keyboard.insertText(OWN_PICTURE)
  const opened = page.context().waitForEvent('page')
  await clicks.on(button)
  return await opened
}

test(
  'from a title to a published article: six clicks and three required fields at most',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const { category } = await aPlace(request)
    await page.goto('/app/oms/dictionaryManager')
    // The first of all also asks who wrote it, which the next ones know.
    await (
      await create(page, countedClicks(), uniqueTitle('First of an author').title, {
        Category: category,
        Authors: '',
      })
    ).close()

    const clicks = countedClicks()
    const { title, url } = uniqueTitle('Counted box')
    // Title, category and picture: three fields.
    const editor = await create(page, clicks, title, { Category: category })
    await expect(editor.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
    await writeInstead(editor)
    await clicks.on(editor.getByRole('button', { name: 'Publish' }))
    await expect(published(editor)).toBeVisible()
    expect(clicks.count()).toBeLessThanOrEqual(6)
    await expect.poll(async () => (await request.get(`/dictionary/${url}`)).status()).toBe(200)
  },
)

test(
  'a published text is corrected and updated: three clicks at most',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const { title, url } = await anArticle(request, 'Misspelled', OWN_PICTURE)
    const manager = `/app/oms/dictionaryManager?query=${encodeURIComponent(title)}`
    await page.goto(manager)
    await page.getByRole('button', { name: `Publish ${title}` }).click()
    // It holds what the template began it with.
    await page
      .getByRole('dialog', { name: 'Before this is published' })
      .getByRole('button', { name: 'Publish anyway' })
      .click()
    await expect(page.getByRole('button', { name: `Unpublish ${title}` })).toBeVisible()

    const clicks = countedClicks()
    const opened = page.context().waitForEvent('page')
    await clicks.on(page.getByRole('link', { name: `Edit ${title}` }))
    const editor = await opened
    await clicks.on(editor.getByRole('textbox', { name: 'Text', exact: true }))
    await writeInstead(editor)
    await clicks.on(editor.getByRole('button', { name: 'Update' }))
    await expect(editor.getByRole('button', { name: 'Update' })).toBeDisabled()
    expect(clicks.count()).toBeLessThanOrEqual(3)
    await expect
      .poll(async () => await (await request.get(`/dictionary/${url}`)).text())
      .toContain('A box of silver with a hinged lid')
  },
)

test(
  'from half an email to a suspended account: four clicks at most',
  { tag: '@any-width' },
  async ({ page, playwright, baseURL }) => {
    const stranger = await playwright.request.newContext({ baseURL })
    const { email } = await newAccount(stranger)
    await stranger.dispose()
    await page.goto('/app/oms/members')

    const clicks = countedClicks()
    await clicks.on(page.getByRole('combobox', { name: 'Part of an email or name' }))
    await page.keyboard.insertText(email.slice(9, 30))
    await clicks.on(page.getByRole('link', { name: email, exact: true }))
    await clicks.on(page.getByRole('button', { name: 'Suspend', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Suspend this account?' })
    await expect(dialog.getByRole('textbox', { name: 'Reason, for other staff' })).toBeFocused()
    await page.keyboard.insertText('Sells copies.')
    await clicks.on(dialog.getByRole('button', { name: 'Suspend' }))
    await expect(page.getByText('Reason: Sells copies.', { exact: true })).toBeVisible()
    expect(clicks.count()).toBeLessThanOrEqual(4)
  },
)
