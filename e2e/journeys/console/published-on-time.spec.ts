import { expect } from '@playwright/test'
import { staffTest as test } from '../support/worker-accounts.ts'
import { anArticle, expectFound } from '../support/articles.ts'

/** Long enough for two clicks on a slow machine. */
const AHEAD_MS = 10_000

/** What a field for date and time takes, with seconds: 2026-11-22T06:10:07. */
function localTime(time: Date): string {
  const inZone = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return inZone.toISOString().slice(0, 19)
}

test(
  'an article is written, checked, scheduled, published on time, found, compared, restored, unpublished and shown again',
  { tag: '@any-width' },
  async ({ page, request }) => {
    // It waits for its time, and passes through the workers twice.
    test.slow()
    const { title, url } = await anArticle(request, 'Pewter charger')
    const statusOfPage = async () => (await request.get(`/dictionary/${url}`)).status()
    const text = page.getByRole('textbox', { name: 'Text' })
    const write = async (words: string) => {
      await text.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(words)
    }
    await page.goto(`/oryEditor/${url}`)
    await write('Cast in one piece.')

    await page.getByRole('button', { name: 'Schedule' }).click()
    const schedule = page.getByRole('dialog', { name: 'Schedule' })
    await schedule.getByRole('button', { name: 'Schedule' }).click()
    await expect(schedule.getByText('Instructions of the template are still in it.')).toBeVisible()
    await schedule.getByLabel('Date and time, by your clock').fill(localTime(new Date(Date.now() + AHEAD_MS)))
    await schedule.getByRole('button', { name: 'Schedule anyway' }).click()
    await expect(page.getByText(/What is saved by then is published\./)).toBeVisible()
    expect(await statusOfPage()).toBe(404)

    await expect.poll(statusOfPage, { timeout: 60_000 }).toBe(200)
    await expectFound(request, title)

    await page.reload()
    await expect(page.getByText('PUBLISHED', { exact: true })).toBeVisible()
    await write(' Turned by hand.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Draft \d+, saved/)).toBeVisible()
    await page.getByRole('button', { name: 'Versions' }).click()
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await versions.getByRole('button', { name: /^Published, draft/ }).click()
    await expect(versions.getByRole('table', { name: 'Comparison' }).getByRole('insertion')).toContainText(
      'Turned by hand.',
    )
    await versions.getByRole('button', { name: 'Restore' }).click()
    await expect(versions).toBeHidden()
    await expect(text).toContainText('Cast in one piece.')
    await expect(text).not.toContainText('Turned by hand.')

    await page.goto(`/app/oms/dictionaryManager?query=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `Unpublish ${title}` }).click()
    await expect.poll(statusOfPage).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(statusOfPage).toBe(200)
    expect(await (await request.get(`/dictionary/${url}`)).text()).toContain('Cast in one piece.')
  },
)
