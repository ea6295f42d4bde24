import { readContent } from '@vitrine/contracts/dictionary/endpoints'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { listTextVersions, readTextVersion } from '@vitrine/contracts/texts/endpoints'
import type { TextVersion } from '@vitrine/contracts/texts/versions'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { forgetTyped } from '@vitrine/contracts/staff-drafts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aStaffMember } from '../../tests/a-staff-member.ts'
import { aContent, autosaves, EDITOR, emptyManager } from '../../tests/an-edited-article.ts'
import { editorText, writeHeading } from '../../tests/editor-text.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { readCopies } from '../editing/device-store.ts'

const kept = page.getByText(/that was not saved\. It is kept on this device\./)

const anArticle = (id: number, url: string) => [
  emptyManager,
  responds(readContent, () => aContent({ id, url })),
  autosaves,
]
const openArticle = (...responders: Responder[]) =>
  openConsole(EDITOR, ...anArticle(4, 'snuff-box'), ...responders)

test('what was written and not saved is offered where the article is by now, and not to another article at its former URL', async () => {
  await openArticle()
  await writeHeading('Lids')
  await openConsole(EDITOR, ...anArticle(5, 'snuff-box'))
  await expect.element(editorText).toBeVisible()
  await expect.element(kept).not.toBeInTheDocument()
  await openConsole('/oryEditor/box-for-snuff', ...anArticle(4, 'box-for-snuff'))
  await expect.element(kept).toBeVisible()
})

/**
 * As after a browser that was killed before it wrote its own store to the disk: only the copies in its
 * database are there.
 */
async function loseStore(text: string): Promise<void> {
  await expect.poll(async () => [...(await readCopies()).values()].join()).toContain(text)
  await openConsole('/oms/index')
  // The console has opened its store by then: later it would bring the copies back.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  localStorage.clear()
}

test('what a killed browser had not written to its own store is offered from its database', async () => {
  await openArticle()
  await writeHeading('Lids')
  await loseStore('Lids')
  await openArticle()
  await expect.element(kept).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(editorText).toHaveTextContent('Lids')
})

test('nobody else is offered it, and nothing of it stays', async () => {
  await openArticle()
  await writeHeading('Lids')
  await loseStore('Lids')
  await openArticle(responds(readUserDetails, () => ({ ...aStaffMember, userId: aStaffMember.userId + 1 })))
  await expect.element(editorText).toBeVisible()
  await expect.element(kept).not.toBeInTheDocument()
  expect([...(await readCopies()).values()].join()).not.toContain('Lids')
})

test('at sign-out the copies are gone, and what is written afterwards is kept again', async () => {
  await openArticle()
  await writeHeading('Lids')
  await loseStore('Lids')
  forgetTyped()
  await expect.poll(async () => [...(await readCopies()).values()].join()).not.toContain('Lids')
  await openArticle()
  await expect.element(editorText).toBeVisible()
  await expect.element(kept).not.toBeInTheDocument()
  await writeHeading('Hinges')
  await expect.poll(async () => [...(await readCopies()).values()].join()).toContain('Hinges')
})

/** What the same person typed after the copy on this device. */
const aLaterVersion = (other: Partial<TextVersion> = {}): TextVersion => ({
  id: 9,
  kind: 'autosaved',
  draftVersion: 1,
  madeBy: aStaffMember.displayName,
  madeAt: new Date(Date.now() + 4000).toISOString(),
  ...other,
})
const lists = (version: TextVersion) =>
  responds(listTextVersions, () => ({
    items: [version],
    meta: { total: 1, currentLimit: 20, currentOffset: 0 },
  }))

test('what the versions have later than this device is offered first, and what the device has next', async () => {
  await openArticle()
  await writeHeading('Lids')
  const version = aLaterVersion()
  await openArticle(
    lists(version),
    responds(readTextVersion, () => ({
      ...version,
      details: {},
      blocks: [{ type: 'heading' as const, level: 2 as const, text: 'Lids of boxes' }],
    })),
  )
  await expect
    .element(
      page.getByText(
        /that was not saved\. It is kept among the versions\. One more text is kept and offered next\./,
      ),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(editorText).toHaveTextContent('Lids of boxes')
  await expect.element(kept).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(editorText).toHaveTextContent('Lids of boxes')
  await expect.element(kept).not.toBeInTheDocument()
})

test.each([
  ['of somebody else', { madeBy: 'Somebody else' }],
  ['that is older', { madeAt: '2026-01-01T00:00:00.000Z' }],
  ['that was saved', { kind: 'saved' as const }],
])('a version %s is not offered in the place of the device’s copy', async (_, other) => {
  await openArticle()
  await writeHeading('Lids')
  const version = aLaterVersion(other)
  await openArticle(lists(version))
  await expect.element(kept).toBeVisible()
})
