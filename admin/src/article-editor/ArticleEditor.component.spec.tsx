import { manageArticles, readContent, saveContent } from '@vitrine/contracts/dictionary/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from '../../tests/open-console.tsx'
import type { ArticleContent } from './edited-text.ts'

const EDITOR = '/oryEditor/snuff-box'
const kept = page.getByText(/that was not saved\. It is kept on this device\./)
const heading = page.getByRole('textbox', { name: 'Heading' })
const save = page.getByRole('button', { name: 'Save' })

/** One article's content in memory; the first saves meet somebody else's. */
function contentInMemory(conflicts = 0) {
  let left = conflicts
  let content: ArticleContent = { title: 'Snuff box', url: 'snuff-box', status: 'UNPUBLISHED', blocks: [], draftVersion: 1, publishedVersion: 0, revision: 1 }
  return [
    responds(manageArticles, () => ({ response: { items: [], totals: 0, defaultArticle: { url: 'default' } } })),
    responds(readContent, () => content),
    responds(saveContent, ({ body }) => {
      left -= 1
      if (left >= 0) throw new Refused('REVISION_CONFLICT')
      return (content = { ...content, ...body, draftVersion: content.draftVersion + 1, revision: content.revision + 1 })
    }),
  ]
}

async function writeHeading(text: string): Promise<void> {
  await page.getByRole('group', { name: 'Add at the end' }).getByRole('button', { name: 'Heading' }).click()
  await heading.fill(text)
}

test('what was written and not saved is offered again, and gone after a save', async () => {
  const api = contentInMemory()
  await openConsole(EDITOR, ...api)
  await writeHeading('Lids')
  await openConsole(EDITOR, ...api)
  await expect.element(kept).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(heading).toHaveValue('Lids')
  await save.click()
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
  await openConsole(EDITOR, ...api)
  await expect.element(heading).toHaveValue('Lids')
  await expect.element(kept).not.toBeInTheDocument()
})

test('D1-188: who leaves knowingly leaves nothing behind', async () => {
  const api = contentInMemory()
  const { place } = await openConsole(EDITOR, ...api)
  await writeHeading('Lids')
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect.element(dialog).toMatchTextContent(/All information that you added will be lost\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(heading).toHaveValue('Lids')
  await page.getByRole('link', { name: 'All articles' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(place).toBe('/app/oms/dictionaryManager')
  await openConsole(EDITOR, ...api)
  await expect.element(save).toBeVisible()
  await expect.element(kept).not.toBeInTheDocument()
})

test('a conflict is told once: the dialog says what happened and what to do, and no error stands beside it', async () => {
  await openConsole(EDITOR, ...contentInMemory(1))
  await writeHeading('Lids')
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this article' })
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
})
