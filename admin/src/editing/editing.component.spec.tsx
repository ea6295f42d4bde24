import { manageAuthor, manageAuthors, updateAuthor } from '@vitrine/contracts/dictionary/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anAuthor, type ManagedAuthor } from '../../tests/an-author.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const SCREEN = '/app/oms/authors/4'
const field = (name: string) => page.getByRole('textbox', { name })
const save = () => page.getByRole('button', { name: 'Save' }).click()

/** One author in memory. A save says which revision it was made from, and `change` makes that an older one. */
function authorInMemory() {
  const stored = { author: anAuthor, refusals: 0 }
  const responders = [
    givesRows(manageAuthors, () => [stored.author]),
    responds(manageAuthor, () => stored.author),
    responds(updateAuthor, ({ body }) => {
      if (stored.refusals > 0) {
        stored.refusals -= 1
        throw new Refused('REVISION_CONFLICT')
      }
      return (stored.author = { ...stored.author, ...body, revision: stored.author.revision + 1 })
    }),
  ]
  /** What somebody else does meanwhile; the next save meets it. */
  const change = (to: Partial<ManagedAuthor>) => {
    stored.author = { ...stored.author, ...to, revision: stored.author.revision + 1 }
    stored.refusals = 1
  }
  return { stored, responders, change }
}

test('what was typed and not saved is offered again, in those fields alone that were typed in', async () => {
  const { responders } = authorInMemory()
  await openConsole(SCREEN, ...responders)
  await field('Credentials').fill('Keeper of prints')
  await openConsole(SCREEN, ...responders)
  await expect.element(page.getByText(/that was not saved\. It is kept on this device\./)).toBeVisible()
  await expect.element(field('Credentials')).toHaveValue('')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(field('Credentials')).toHaveValue('Keeper of prints')
  await save()
  await expect.element(page.getByRole('heading', { name: 'Authors' })).toBeVisible()
  await openConsole(SCREEN, ...responders)
  await expect.element(field('Credentials')).toHaveValue('Keeper of prints')
  await expect.element(page.getByText(/kept on this device/)).not.toBeInTheDocument()
})

test('two openings of one record keep their own: each is offered, the newest first, and the one that was set aside comes again', async () => {
  const { responders } = authorInMemory()
  const credentials = field('Credentials')
  for (const text of ['Keeper of prints', 'Curator']) {
    await openConsole(SCREEN, ...responders)
    await credentials.fill(text)
  }
  await openConsole(SCREEN, ...responders)
  await expect.element(page.getByText(/One more text is kept and offered next\./)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(credentials).toHaveValue('Curator')
  await expect.element(page.getByText(/offered next/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(credentials).toHaveValue('Keeper of prints')
  await save()
  await expect.element(page.getByRole('heading', { name: 'Authors' })).toBeVisible()
  await openConsole(SCREEN, ...responders)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(credentials).toHaveValue('Curator')
})

test('what was kept can be discarded', async () => {
  const { responders } = authorInMemory()
  await openConsole(SCREEN, ...responders)
  await field('Credentials').fill('Keeper of prints')
  await openConsole(SCREEN, ...responders)
  await page.getByRole('button', { name: 'Discard' }).click()
  await openConsole(SCREEN, ...responders)
  await expect.element(field('Credentials')).toBeVisible()
  await expect.element(page.getByText(/kept on this device/)).not.toBeInTheDocument()
})

test('a conflict loses nothing: Keep mine saves the typed fields over theirs, and leaves theirs elsewhere', async () => {
  const { responders, stored, change } = authorInMemory()
  const { asked } = await openConsole(SCREEN, ...responders)
  await field('Last name').fill('Mine')
  change({ lastName: 'Theirs', about: 'Theirs too' })
  await save()
  await expect.element(page.getByText(/^Someone else changed this author in the meantime/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save()
  await expect.poll(() => [stored.author.lastName, stored.author.about]).toEqual(['Mine', 'Theirs too'])
  expect(asked.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"'])
})
