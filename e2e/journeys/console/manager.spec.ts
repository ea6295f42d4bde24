import { expect } from '@playwright/test'
import { staffTest as test } from '../support/worker-accounts.ts'
import { anArticle } from '../support/articles.ts'

const manager = '/app/oms/dictionaryManager'

test(
  'D1-160: published or not, Edit opens a new tab and the details open here',
  { tag: '@any-width' },
  async ({ page, context, request }) => {
    const unpublished = await anArticle(request, 'Not yet out')
    for (const { title, url } of [unpublished, { title: 'Hallmark', url: 'hallmark' }]) {
      await page.goto(`${manager}?query=${encodeURIComponent(title)}`)
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click()
      const editor = await opened
      await expect(editor).toHaveURL(new RegExp(`/oryEditor/${url}$`))
      await editor.close()
      await page.getByRole('button', { name: `Edit details of ${title}`, exact: true }).click()
      await expect(
        page.getByRole('dialog', { name: 'Edit article' }).getByRole('textbox', { name: 'Title' }),
      ).toHaveValue(title)
    }
  },
)

test(
  'D1-187: a tab with unsaved work asks before it closes, one without does not',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const { url } = await anArticle(request, 'Closing tab')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.goto(`/oryEditor/${url}`)
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.waitFor()
    await page.reload()
    await text.waitFor()
    expect(asked).toEqual([])
    await text.click()
    await page.keyboard.type('Lids')
    await page.reload()
    await text.waitFor()
    expect(asked).toEqual(['beforeunload'])
  },
)
