import { manageArticles } from '@vitrine/contracts/dictionary/endpoints'
import { expect, type Locator, type Page } from '@playwright/test'
import { staffTest as test } from '../support/worker-accounts.ts'
import { aPlace, uniqueTitle } from '../support/articles.ts'

/** As somebody without a mouse goes: from where the focus is, one stop after the other. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(target)}`)
}

/** What has the focus can be seen to have it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

test(
  'an article is created, written, published and taken back by the keyboard alone',
  { tag: '@any-width' },
  async ({ page, context, request }) => {
    test.slow()
    const { title, url } = uniqueTitle('Keyed box')
    const { thumbnail, category } = await aPlace(request)
    await page.goto('/app/oms/dictionaryManager')
    await press(page, page.getByRole('button', { name: 'Create an article' }))
    const modal = page.getByRole('dialog', { name: 'Create an article' })
    await type(page, modal.getByRole('textbox', { name: 'Title' }), title)
    await expect(modal.getByRole('textbox', { name: 'URL' })).toHaveValue(url)
    for (const [name, text] of [
      ['Category', category],
      ['Authors', ''],
    ] as const) {
      await type(page, modal.getByRole('combobox', { name }), text)
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    await type(page, modal.getByRole('textbox', { name: 'Thumbnail' }), thumbnail)
    const opened = context.waitForEvent('page')
    await press(page, modal.getByRole('button', { name: 'Create' }))
    const editor = await opened
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText(title)

    const text = editor.getByRole('textbox', { name: 'Text', exact: true })
    await type(editor, text, 'A box that opens by a key.')
    await editor.keyboard.press('Control+s')
    await expect(editor.getByRole('status')).toHaveText(/saved/)
    // Back to the bar at the top, the way a keyboard goes back.
    const publish = editor.getByRole('button', { name: 'Publish' })
    for (
      let stops = 0;
      stops < 60 && !(await publish.evaluate((element) => element === document.activeElement));
      stops += 1
    )
      await editor.keyboard.press('Shift+Tab')
    await editor.keyboard.press('Enter')
    await press(
      editor,
      editor
        .getByRole('dialog', { name: 'Before this is published' })
        .getByRole('button', { name: 'Publish anyway' }),
    )
    await expect(editor.getByText('PUBLISHED', { exact: true })).toBeVisible()
    await expect.poll(async () => (await request.get(`/dictionary/${url}`)).status()).toBe(200)
    await editor.close()

    await page.goto(`/app/oms/dictionaryManager?query=${encodeURIComponent(title)}`)
    await press(page, page.getByRole('button', { name: `Unpublish ${title}` }))
    await expect(page.getByRole('button', { name: `Publish ${title}` })).toBeVisible()
    await press(page, page.getByRole('button', { name: `Delete ${title}` }))
    await press(
      page,
      page.getByRole('dialog', { name: 'Delete this article?' }).getByRole('button', { name: 'Delete' }),
    )
    await expect
      .poll(
        async () =>
          (await (await request.get(`${manageArticles.path}?query=${encodeURIComponent(title)}`)).json())
            .response.totals,
      )
      .toBe(0)
  },
)
