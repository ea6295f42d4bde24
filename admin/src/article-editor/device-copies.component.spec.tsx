import { manageArticles, readContent } from '@vitrine/contracts/dictionary/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { autosaveText } from '@vitrine/contracts/texts/endpoints'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editorText, writeHeading } from '../../tests/editor-text.ts'
import { openConsole } from '../../tests/open-console.tsx'

const kept = page.getByText(/that was not saved\. It is kept on this device\./)

const anArticle = (id: number, url: string) => [
  responds(manageArticles, () => ({ response: { items: [], totals: 0, defaultArticle: { url: 'default' } } })),
  responds(readContent, () => ({ id, title: 'Snuff box', url, status: 'UNPUBLISHED' as const, blocks: [], draftVersion: 1, publishedVersion: 0, revision: 1 })),
  responds(autosaveText, () => ({ keptAt: '2026-03-01T12:00:00.000Z', url: 'snuff-box' })),
]

test('what was written and not saved is offered where the article is by now, and not to another article at its former URL', async () => {
  await openConsole('/oryEditor/snuff-box', ...anArticle(4, 'snuff-box'))
  await writeHeading('Lids')
  await openConsole('/oryEditor/snuff-box', ...anArticle(5, 'snuff-box'))
  await expect.element(editorText).toBeVisible()
  await expect.element(kept).not.toBeInTheDocument()
  await openConsole('/oryEditor/box-for-snuff', ...anArticle(4, 'box-for-snuff'))
  await expect.element(kept).toBeVisible()
})
