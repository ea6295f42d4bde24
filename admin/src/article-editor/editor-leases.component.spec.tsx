import { readContent } from '@vitrine/contracts/dictionary/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { autosaveText, endLease, holdLease } from '@vitrine/contracts/texts/endpoints'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aContent, EDITOR, emptyManager } from '../../tests/an-edited-article.ts'
import { editorText } from '../../tests/editor-text.ts'
import { openConsole } from '../../tests/open-console.tsx'

const since = '2026-03-01T12:00:00.000Z'

/** An article that Ben may hold or take at any moment. */
function sharedArticle({ isBens }: { isBens: boolean }) {
  const state = {
    isBens,
    content: aContent({ blocks: [{ type: 'heading', level: 2, text: 'Lids' }] }),
  }
  const responders = [
    emptyManager,
    responds(readContent, () => state.content),
    responds(autosaveText, () => ({ keptAt: since, url: 'snuff-box' })),
    responds(endLease, () => undefined),
    responds(holdLease, ({ body }) => {
      if (body.takesOver) state.isBens = false
      return {
        isMine: !state.isBens,
        holder: { name: state.isBens ? 'Ben Okri' : 'Ada Lindqvist', isSelf: !state.isBens, since },
      }
    }),
  ]
  return { state, responders }
}

test('who writes is shown, nothing can be typed beside them, and it can be taken over, as it is by then', async () => {
  const { state, responders } = sharedArticle({ isBens: true })
  const { asked } = await openConsole(EDITOR, ...responders)
  await expect.element(page.getByText(/Ben Okri has been writing this since/)).toBeVisible()
  await expect.element(editorText).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Lids' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true')
  state.content = {
    ...state.content,
    blocks: [{ type: 'heading', level: 2, text: 'Lids and hinges' }],
    revision: 2,
  }
  await page.getByRole('button', { name: 'Take over' }).click()
  await page
    .getByRole('dialog', { name: 'Take over from Ben Okri?' })
    .getByRole('button', { name: 'Take over' })
    .click()
  await expect.element(editorText).toHaveTextContent('Lids and hinges')
  expect(asked.findLast(({ path }) => path.endsWith('/lease'))?.path).toBe(
    '/api/v1/texts/admin/dictionary-article/4/lease',
  )
})

test('while somebody else writes, Restore says why it is disabled', async () => {
  await openConsole(EDITOR, ...sharedArticle({ isBens: true }).responders)
  await expect.element(page.getByText(/Ben Okri has been writing this since/)).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Versions' }).getByRole('button', { name: 'Restore' }))
    .toHaveAccessibleDescription('Read only: it is being written elsewhere.')
})

test('whoever is pushed out is told, and keeps the text on the screen and among the versions; it can be taken back', async () => {
  const { state, responders } = sharedArticle({ isBens: false })
  const { asked } = await openConsole(EDITOR, ...responders)
  await editorText.getByText('Lids').click()
  await userEvent.keyboard('{End} of mine')
  state.isBens = true
  await expect
    .element(
      page.getByText(
        /Ben Okri took this over on .* What you wrote is still on this screen, and is kept among the versions\./,
      ),
      { timeout: 15_000 },
    )
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Lids of mine' })).toBeVisible()
  await expect
    .poll(() => asked.findLast(({ path }) => path.endsWith('/autosave'))?.body)
    .toMatchObject({ blocks: [{ text: 'Lids of mine' }] })
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expect.element(editorText).toHaveTextContent('Lids of mine')
})

test('a text that is left is free at once: this opening says that it leaves', async () => {
  const { responders } = sharedArticle({ isBens: false })
  const { asked } = await openConsole(EDITOR, ...responders)
  await expect.element(editorText).toBeVisible()
  const held = asked.find(({ method, path }) => method === 'PUT' && path.endsWith('/lease'))?.body as {
    opening: string
  }
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect
    .poll(() => asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path))
    .toContain(`/api/v1/texts/admin/dictionary-article/4/lease?opening=${held.opening}`)
})
