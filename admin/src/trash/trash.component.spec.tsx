import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { deleteText, listTrash, restoreText } from '@vitrine/contracts/texts/endpoints'
import type { TrashedText } from '@vitrine/contracts/texts/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from '../../tests/open-console.tsx'

const box: TrashedText = {
  kind: 'dictionary-article',
  id: 4,
  isTemplate: false,
  title: 'Snuff box',
  url: 'snuff-box',
  wasPublished: true,
  deletedBy: 'Ada',
  deletedAt: '2026-03-01T12:00:00.000Z',
  goesAt: '2026-03-31T12:00:00.000Z',
}
const screws: TrashedText = {
  ...box,
  kind: 'blog-article',
  title: 'Old screws',
  url: 'old-screws',
  wasPublished: false,
}

function trashInMemory(urlAfter = 'snuff-box') {
  let items = [box, screws]
  const take = (kind: string) => (items = items.filter((one) => one.kind !== kind))
  return [
    responds(listTrash, () => ({ items, meta: { total: items.length, currentLimit: 20, currentOffset: 0 } })),
    responds(restoreText, ({ params }) => {
      take(params.kind)
      return { ...box, url: urlAfter, status: 'PUBLISHED' as const, trashedAt: null, schedules: [] }
    }),
    responds(deleteText, ({ params }) => {
      if (params.kind === 'dictionary-article') throw new Refused('STATUS_CONFLICT')
      take(params.kind)
    }),
  ]
}

test('what was deleted is listed with who, when and until when, and comes back; another URL is told', async () => {
  await openConsole('/app/oms/trash', ...trashInMemory('snuff-box-2'))
  await expect.element(page.getByText('Dictionary article, published, /dictionary/snuff-box')).toBeVisible()
  await expect.element(page.getByText(/Deleted by Ada on .* Kept until Mar 31, 2026\./).first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore Snuff box' }).click()
  await expect
    .element(
      page.getByText(
        'Restored: Snuff box. It is on the site again. Its URL was taken meanwhile: it is ‘snuff-box-2’ now.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Restore Snuff box' })).not.toBeInTheDocument()
})

test('each kind has its own word; a template has no page', async () => {
  const maker: TrashedText = {
    ...box,
    id: 9,
    isTemplate: true,
    title: 'Maker',
    url: 'template-maker',
    wasPublished: false,
  }
  await openConsole(
    '/app/oms/trash',
    responds(listTrash, () => ({
      items: [box, screws, maker],
      meta: { total: 3, currentLimit: 20, currentOffset: 0 },
    })),
  )
  await expect.element(page.getByText('Dictionary article, published, /dictionary/snuff-box')).toBeVisible()
  await expect.element(page.getByText('Blog post, not published, /articles/old-screws')).toBeVisible()
  await expect.element(page.getByText('Template', { exact: true })).toBeVisible()
})

test('it is deleted for good after a question; a refusal is told and the row stays', async () => {
  await openConsole('/app/oms/trash', ...trashInMemory())
  const confirm = page
    .getByRole('dialog', { name: 'Delete this for good?' })
    .getByRole('button', { name: 'Delete for good' })
  await page.getByRole('button', { name: 'Delete Old screws for good' }).click()
  await confirm.click()
  await expect.element(page.getByText('Deleted for good: Old screws.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Restore Old screws' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Delete Snuff box for good' }).click()
  await confirm.click()
  await expect.element(page.getByText(/The current status does not allow this/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Restore Snuff box' })).toBeVisible()
})
