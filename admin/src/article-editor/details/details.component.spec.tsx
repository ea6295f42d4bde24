import {
  listAuthors,
  manageArticle,
  manageArticles,
  readContent,
  saveContent,
  updateArticle,
} from '@vitrine/contracts/dictionary/endpoints'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds, type AskedCall } from '@vitrine/contracts/testing/in-memory-api'
import { holdLease, readText } from '@vitrine/contracts/texts/endpoints'
import type { EditedTextState } from '@vitrine/contracts/texts/schemas'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCategory } from '../../../tests/a-category.ts'
import { anArticle } from '../../../tests/an-article.ts'
import { anAuthor } from '../../../tests/an-author.ts'
import { writeHeading } from '../../../tests/editor-text.ts'
import { openConsole } from '../../../tests/open-console.tsx'
import { screenViolations } from '../../../tests/screen-violations.ts'

/** A picture that the test's own server has. */
const PICTURES = '/web/public/images/'
const all = { total: 1, currentLimit: 1, currentOffset: 0 }

/** An article whose text and details share one revision, as at the api. `change` is what somebody else does. */
async function openArticle() {
  const settings = document.createElement('meta')
  settings.name = 'console-settings'
  settings.content = JSON.stringify({ imageHosts: [], mediaBase: PICTURES })
  document.head.append(settings)
  onTestFinished(() => settings.remove())
  let article: ManagedArticle = anArticle({
    title: 'Snuff box',
    url: 'snuff-box',
    thumbnail: `${PICTURES}no-results.svg`,
    categoryId: 1,
    authorIds: [anAuthor.id],
    status: { name: 'PUBLISHED' },
  })
  let blocks: never[] = []
  let calls: readonly AskedCall[] = []
  const change = (changed: Partial<ManagedArticle>) => {
    article = { ...article, ...changed, revision: article.revision + 1 }
  }
  const assertRevision = () => {
    // Others may have been asked since: reads go on beside a save.
    if (calls.findLast(({ method }) => method === 'PUT')?.headers.get('if-match') !== `"${article.revision}"`)
      throw new Refused('REVISION_CONFLICT')
  }
  const text = (): EditedTextState => ({
    kind: 'dictionary-article',
    id: article.id,
    url: article.url,
    title: article.title,
    status: 'PUBLISHED',
    trashedAt: null,
    schedules: [],
  })
  const content = () => ({
    ...text(),
    status: 'PUBLISHED' as const,
    blocks,
    draftVersion: article.draftVersion,
    publishedVersion: 1,
    revision: article.revision,
  })
  const console = await openConsole(
    '/oryEditor/snuff-box',
    responds(manageArticles, () => ({
      response: { items: [], totals: 0, defaultArticle: { url: 'default' } },
    })),
    responds(listByName, () => ({ items: [aCategory], meta: all })),
    responds(listAuthors, () => ({ items: [anAuthor], meta: all })),
    responds(holdLease, () => ({
      isMine: true,
      holder: { name: 'Ada', isSelf: true, since: '2026-03-01T12:00:00.000Z' },
    })),
    responds(readText, text),
    responds(readContent, content),
    responds(saveContent, ({ body }) => {
      assertRevision()
      blocks = body.blocks as never[]
      change({ draftVersion: article.draftVersion + 1 })
      return content()
    }),
    responds(manageArticle, () => ({ response: article })),
    responds(updateArticle, ({ body: { title: newTitle, url, description } }) => {
      assertRevision()
      change({ title: newTitle, url, description })
      return { response: article }
    }),
  )
  calls = console.asked
  return { ...console, change, now: () => article }
}

afterEach(() => localStorage.clear())

const panel = page.getByRole('complementary', { name: 'Details' })
const title = panel.getByRole('textbox', { name: 'Title' })
const saveDetails = panel.getByRole('button', { name: 'Save the details' })
const toggle = page.getByRole('button', { name: 'Details', exact: true })
const openDetails = async () => {
  await toggle.click()
  await expect.element(title).toHaveValue('Snuff box')
}
const saveText = async () => await page.getByRole('button', { name: 'Save', exact: true }).click()

test('title and URL are changed beside the text, which goes on from there; either save leaves the other as it is', async () => {
  const { asked, now } = await openArticle()
  await openDetails()
  expect(await screenViolations()).toEqual([])
  await writeHeading('Lids')
  await title.fill('Gold snuff box')
  await panel.getByRole('textbox', { name: 'URL' }).fill('gold-snuff-box')
  await expect.element(page.getByText(/^Unsaved changes.*The details are not saved\.$/)).toBeVisible()
  await saveDetails.click()
  await expect.element(page.getByRole('heading', { name: 'Gold snuff box' })).toBeVisible()
  await expect.element(page.getByText('/dictionary/gold-snuff-box', { exact: true })).toBeVisible()
  expect(page.getByText(/was changed to/).elements()).toEqual([])
  await expect.element(page.getByText(/^Unsaved changes/)).toBeVisible()
  await saveText()
  await expect.element(page.getByText('Draft 2, saved', { exact: true })).toBeVisible()
  // And the details once more, after a save of the text.
  await title.fill('Golden snuff box')
  await saveDetails.click()
  await expect.element(page.getByRole('heading', { name: 'Golden snuff box' })).toBeVisible()
  expect(now()).toMatchObject({ title: 'Golden snuff box', url: 'gold-snuff-box', draftVersion: 2 })
  expect(
    asked.filter(({ method, path }) => method === 'PUT' && path.endsWith('/content')).map(({ path }) => path),
  ).toEqual(['/api/v1/dictionary/admin/articles/gold-snuff-box/content'])
})

test('closed, the details keep what was typed, are told as unsaved, and leaving asks', async () => {
  const { goTo } = await openArticle()
  await openDetails()
  await title.fill('Gold snuff box')
  await panel.getByRole('button', { name: 'Close the details' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(toggle).toHaveFocus()
  await expect.element(page.getByText('Draft 1, saved. The details are not saved.')).toBeVisible()
  void goTo('/oms/index')
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Cancel' }).click()
  await toggle.click()
  await expect.element(title).toHaveValue('Gold snuff box')
})

test('somebody else who changed the details is told with both ways on; one who saved the text is in nobody’s way', async () => {
  const { change, now } = await openArticle()
  await openDetails()
  await title.fill('Gold snuff box')
  change({ draftVersion: 7 })
  await saveDetails.click()
  await expect.element(page.getByRole('heading', { name: 'Gold snuff box' })).toBeVisible()
  await title.fill('Golden snuff box')
  change({ description: 'Theirs.' })
  await saveDetails.click()
  await panel.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Theirs.')
  const keepLocalChanges = panel.getByText(/^Nothing is saved yet\..* Press Save the details to store it\.$/)
  await expect.element(keepLocalChanges).toBeVisible()
  await saveDetails.click()
  await expect.element(page.getByRole('heading', { name: 'Golden snuff box' })).toBeVisible()
  await expect.element(keepLocalChanges).not.toBeInTheDocument()
  expect(now()).toMatchObject({ title: 'Golden snuff box', description: 'Theirs.' })
  // The text was saved by somebody else: its own save still finds out.
  await writeHeading('Lids')
  await saveText()
  await expect.element(page.getByRole('dialog', { name: 'Someone else changed this article' })).toBeVisible()
})

test('Save the details says why it is disabled', async () => {
  const { change } = await openArticle()
  await openDetails()
  await expect.element(saveDetails).toHaveAccessibleDescription('Nothing has changed yet.')
  await title.fill('Gold snuff box')
  await expect.element(saveDetails).not.toHaveAttribute('aria-describedby')
  change({ description: 'Theirs.' })
  await saveDetails.click()
  await expect.element(saveDetails).toHaveAccessibleDescription('Choose above which version to keep.')
  await panel.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(saveDetails).toBeEnabled()
})
