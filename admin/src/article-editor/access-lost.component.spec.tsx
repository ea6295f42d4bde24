import { readContent, saveContent } from '@vitrine/contracts/dictionary/endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { autosaveText, holdLease, readText } from '@vitrine/contracts/texts/endpoints'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aStaffMember } from '../../tests/a-staff-member.ts'
import { aContent, aTextState, EDITOR, emptyManager } from '../../tests/an-edited-article.ts'
import { editorText, typeAtEnd } from '../../tests/editor-text.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const notice = page.getByText(/^Your account may no longer change this article, so nothing is saved\./)
const save = page.getByRole('button', { name: 'Save', exact: true })

/** An article whose writer may lose the right to change it, or that may be moved, at any moment. */
function anArticle() {
  const state = {
    mayChange: true,
    isElsewhere: false,
    content: aContent({ blocks: [{ type: 'heading', level: 2, text: 'Lids' }] }),
  }
  const assertMay = () => {
    if (!state.mayChange) throw new Refused('FORBIDDEN')
  }
  const responders = [
    emptyManager,
    responds(readContent, () => state.content),
    responds(autosaveText, () => {
      assertMay()
      return { keptAt: '2026-03-01T12:00:00.000Z', url: 'snuff-box' }
    }),
    responds(holdLease, () => {
      assertMay()
      return { isMine: true, holder: { name: 'Ada', isSelf: true, since: '2026-03-01T12:00:00.000Z' } }
    }),
    responds(readText, () => aTextState({ url: state.isElsewhere ? 'gold-box' : 'snuff-box' })),
    responds(saveContent, ({ body: { id, blocks } }) => {
      assertMay()
      if (state.isElsewhere || id !== 4) throw new Refused('NOT_FOUND')
      return (state.content = { ...state.content, blocks, draftVersion: 2, revision: 2 })
    }),
  ]
  return { state, responders }
}

const write = async () => {
  await editorText.getByText('Lids').click()
  await userEvent.keyboard('{End} of mine')
}

afterEach(() => localStorage.clear())

test('who loses the right to change an article while writing is told at the next call, keeps the text, and goes on once it is given back', async () => {
  const { state, responders } = anArticle()
  await openConsole(EDITOR, ...responders)
  await write()
  state.mayChange = false
  await save.click()
  await expect.element(notice).toBeVisible()
  await expect.element(editorText).toHaveTextContent('Lids of mine')
  expect(await screenViolations()).toEqual([])
  await typeAtEnd(' and theirs')
  await expect
    .poll(() =>
      Object.keys(localStorage)
        .map((key) => localStorage.getItem(key))
        .join(),
    )
    .toContain('and theirs')
  state.mayChange = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test('it is told by itself, also before anything is saved, and somebody else may log in beside the text', async () => {
  const { state, responders } = anArticle()
  state.mayChange = false
  await openConsole(EDITOR, ...responders)
  await expect.element(notice).toBeVisible()
  await expect.element(editorText).toHaveTextContent('Lids')
  await page.getByRole('button', { name: 'Log in as somebody else' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
})

test('demoted while writing: the bar says it, too; the screen is closed by then, and the text is offered again once the role is given back', async () => {
  const { state, responders } = anArticle()
  await openConsole(EDITOR, ...responders)
  await write()
  state.mayChange = false
  await userEvent.keyboard(' that stays')
  await expect
    .element(
      page.getByText(
        'Unsaved changes. Your account may no longer change this article: they are kept on this device.',
      ),
    )
    .toBeVisible()
  await expect.element(notice).toBeVisible()
  await expect
    .poll(() =>
      Object.keys(localStorage)
        .map((key) => localStorage.getItem(key))
        .join(),
    )
    .toContain('Lids of mine that stays')

  await openConsole(
    EDITOR,
    responds(readUserDetails, () => ({ ...aStaffMember, staffRole: 'support' as const })),
    ...responders,
  )
  await expect.element(page.getByRole('heading', { name: 'Not open to you' })).toBeVisible()

  state.mayChange = true
  await openConsole(EDITOR, ...responders)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(editorText).toHaveTextContent('Lids of mine that stays')
  await save.click()
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
})

test('who presses Save far down in a long text sees why it is not saved', async () => {
  const { state, responders } = anArticle()
  state.content = {
    ...state.content,
    blocks: Array.from({ length: 60 }, (_, at) => ({
      type: 'heading' as const,
      level: 2 as const,
      text: `Lids ${at + 1}`,
    })),
  }
  await openConsole(EDITOR, ...responders)
  await typeAtEnd(' of mine')
  state.mayChange = false
  await expect.poll(() => document.documentElement.scrollTop).toBeGreaterThan(500)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(notice).toBeInViewport()
  await expect.element(editorText).toHaveFocus()
})

test('a save of an article that has moved says where it is, and never reaches another one at its former URL', async () => {
  const { state, responders } = anArticle()
  const { asked } = await openConsole(EDITOR, ...responders)
  await write()
  state.isElsewhere = true
  await save.click()
  await expect
    .element(page.getByText('The URL of this article was changed to gold-box while you were writing.'))
    .toBeVisible()
  await expect.element(editorText).toHaveTextContent('Lids of mine')
  expect(
    asked.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/content'))?.body,
  ).toMatchObject({ id: 4 })
})
