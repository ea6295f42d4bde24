import { publishArticle } from '@vitrine/contracts/dictionary/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import type { CheckLevels, Finding } from '@vitrine/contracts/texts/checks'
import { checkText, readCheckLevels, setCheckLevel } from '@vitrine/contracts/texts/endpoints'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contentInMemory, EDITOR } from '../../tests/an-edited-article.ts'
import { openConsole } from '../../tests/open-console.tsx'

test('what comes of a check is decided on one screen', async () => {
  let levels: CheckLevels = { items: [{ check: 'too-short', level: 'warning' }] }
  await openConsole(
    '/app/oms/publishing-checks',
    responds(readCheckLevels, () => levels),
    responds(setCheckLevel, ({ params, body }) => (levels = { items: [{ ...params, ...body }] })),
  )
  const check = page.getByRole('radiogroup', { name: 'It is very short.' })
  await expect.element(check.getByRole('radio', { name: 'Warns' })).toBeChecked()
  await check.getByRole('radio', { name: 'Refuses' }).click()
  await expect.element(page.getByText('Saved.')).toBeVisible()
  await expect.element(check.getByRole('radio', { name: 'Refuses' })).toBeChecked()
})

async function openEditor(findings: Finding[]) {
  const managed = {
    id: 4,
    title: 'Snuff box',
    url: 'snuff-box',
    pageURI: '/dictionary/snuff-box',
    thumbnail: '/media/a.webp',
    thumbnailAlt: '',
    description: '',
    categoryId: 1,
    category: 'Glass',
    authorIds: [1],
    showBreadcrumbs: true,
    lastEdited: '2026-03-01T12:00:00.000Z',
    draftVersion: 1,
    revision: 2,
  }
  return await openConsole(
    EDITOR,
    ...contentInMemory().responders,
    responds(publishArticle, () => ({
      response: { ...managed, status: { name: 'PUBLISHED' as const }, publishedVersion: 1 },
    })),
    responds(checkText, () => ({ findings })),
  )
}

const dialog = page.getByRole('dialog', { name: 'Before this is published' })

test('a warning is shown with what is meant, and whoever publishes decides', async () => {
  const { asked } = await openEditor([
    { check: 'broken-links', level: 'warning', details: ['/dictionary/nowhere'] },
  ])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(dialog.getByText('/dictionary/nowhere')).toBeVisible()
  expect(asked.some(({ path }) => path.endsWith('/publish'))).toBe(false)
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.element(page.getByText('Published. Readers see this version.')).toBeVisible()
})

test('what staff refuse cannot be published', async () => {
  await openEditor([{ check: 'too-short', level: 'refusal', details: ['3 words'] }])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Publish anyway' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Keep writing' }).click()
  await expect.element(page.getByRole('button', { name: 'Publish' })).not.toHaveAttribute('aria-disabled')
})
