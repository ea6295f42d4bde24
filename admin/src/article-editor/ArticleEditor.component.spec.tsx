import { readContent, saveContent } from '@vitrine/contracts/dictionary/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import type { WholeTextVersion } from '@vitrine/contracts/texts/versions'
import {
  autosaveText,
  listTextVersions,
  readTextVersion,
  readText,
  restoreText,
  restoreVersion,
} from '@vitrine/contracts/texts/endpoints'
import { readUserDetails, signIn } from '@vitrine/contracts/identity/endpoints'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aContent, EDITOR, emptyManager } from '../../tests/an-edited-article.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { dialogViolations, screenViolations } from '../../tests/screen-violations.ts'
import { aStaffMember } from '../../tests/a-staff-member.ts'
import { editorText, typeAtEnd, writeHeading } from '../../tests/editor-text.ts'
import type { ArticleContent } from './edited-text.ts'

const kept = page.getByText(/that was not saved\. It is kept on this device\./)
const heading = editorText.getByRole('heading', { level: 2 })
const save = page.getByRole('button', { name: 'Save' })

const aVersion: WholeTextVersion = {
  id: 1,
  kind: 'saved',
  draftVersion: 1,
  madeBy: 'Ada Lindqvist',
  madeAt: '2026-03-01T12:00:00.000Z',
  details: {
    title: 'Snuff box',
    url: 'snuff-box',
    description: '',
    thumbnail: '/media/box.webp',
    categoryId: 1,
    category: 'Silver',
    authorIds: [1],
    authors: ['Ada Lindqvist'],
    showBreadcrumbs: true,
  },
  blocks: [{ type: 'heading', level: 2, text: 'Hinges of a box' }],
}

/** One article's content in memory; the first saves meet somebody else's. */
function contentInMemory(conflicts = 0, blocks: ArticleContent['blocks'] = []) {
  let left = conflicts
  const autosaves: WholeTextVersion[] = []
  let content = aContent({ blocks })
  return [
    emptyManager,
    responds(readContent, ({ params }) => ({ ...content, url: params.url })),
    responds(saveContent, ({ body }) => {
      left -= 1
      if (left >= 0) throw new Refused('REVISION_CONFLICT')
      return (content = {
        ...content,
        ...body,
        draftVersion: content.draftVersion + 1,
        revision: content.revision + 1,
      })
    }),
    responds(autosaveText, ({ body }) => {
      autosaves.unshift({ ...aVersion, id: autosaves.length + 2, kind: 'autosaved', blocks: body.blocks })
      return { keptAt: aVersion.madeAt, url: 'snuff-box' }
    }),
    responds(listTextVersions, () => ({
      items: [...autosaves, aVersion],
      meta: { total: autosaves.length + 1, currentLimit: 50, currentOffset: 0 },
    })),
    responds(
      readTextVersion,
      ({ params }) => [...autosaves, aVersion].find(({ id }) => id === params.version) ?? aVersion,
    ),
    responds(
      restoreVersion,
      () =>
        (content = {
          ...content,
          blocks: aVersion.blocks,
          draftVersion: content.draftVersion + 1,
          revision: content.revision + 1,
        }),
    ),
  ]
}

test('what was written and not saved is offered again, and gone after a save', async () => {
  const api = contentInMemory()
  await openConsole(EDITOR, ...api)
  await writeHeading('Lids')
  await openConsole(EDITOR, ...api)
  await expect.element(kept).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(heading).toHaveTextContent('Lids')
  await save.click()
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
  await openConsole(EDITOR, ...api)
  await expect.element(heading).toHaveTextContent('Lids')
  await expect.element(kept).not.toBeInTheDocument()
})

test('on a phone Save and Publish stay in sight however far one has scrolled, and the bar of blocks below them', async () => {
  await page.viewport(390, 844)
  await openConsole(EDITOR, ...contentInMemory())
  await typeAtEnd('A line.{Enter}'.repeat(40))
  const places = () =>
    [
      save,
      page.getByRole('button', { name: 'Publish' }),
      page.getByRole('toolbar', { name: 'Formatting' }),
    ].map((part) => part.element().getBoundingClientRect())
  document.documentElement.scrollTop = document.documentElement.scrollHeight
  await expect.poll(() => document.documentElement.scrollTop).toBeGreaterThan(400)
  const [saves, publishes, blocks] = places()
  expect(saves?.top).toBeGreaterThanOrEqual(0)
  expect(publishes?.right).toBeLessThanOrEqual(390)
  expect(blocks?.top).toBeGreaterThanOrEqual(saves?.bottom ?? 0)
  expect(blocks?.bottom).toBeLessThan(200)
  expect(await screenViolations()).toEqual([])
})

test.each([
  ['the bar in one line', 1440],
  ['the bar in two lines', 640],
])('a new article opens at its title, and no text shows between the bars: %s', async (_, width) => {
  onTestFinished(() => page.viewport(1300, 800))
  await page.viewport(width, 900)
  const template = Array.from({ length: 60 }, (_line, place) => ({
    type: 'text' as const,
    html: `<p>What to write in part ${place}</p>`,
  }))
  await openConsole(EDITOR, ...contentInMemory(0, template))
  await expect.element(editorText).toHaveFocus()
  expect(document.documentElement.scrollTop).toBe(0)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  document.documentElement.scrollTop = 600
  const bar = page.getByRole('banner')
  const blocks = page.getByRole('toolbar', { name: 'Formatting' })
  await expect
    .poll(() =>
      Math.abs(blocks.element().getBoundingClientRect().top - bar.element().getBoundingClientRect().bottom),
    )
    .toBeLessThan(0.5)
})

test('what was typed in the last moment before the editor is left is among the versions, also while an autosave is still on its way', async () => {
  const asked: unknown[] = []
  const late = Promise.withResolvers<void>()
  const { place } = await openConsole(
    EDITOR,
    responds(autosaveText, async ({ body }) => {
      asked.push(body.blocks[0])
      await late.promise
      return { keptAt: '2026-03-01T12:00:00.000Z', url: 'snuff-box' }
    }),
    ...contentInMemory(),
  )
  await writeHeading('Lids')
  // What comes next waits for this one, which does not come back before the editor is left.
  await expect.poll(() => asked.length).toBe(1)
  await userEvent.keyboard(' of silver')
  await page.getByRole('link', { name: 'All articles' }).click()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click()
  await expect.poll(place).toBe('/app/oms/dictionaryManager')
  await expect.poll(() => asked.at(-1)).toMatchObject({ text: expect.stringMatching(/ of silver$/) })
  late.resolve()
})

test('D1-188: who leaves knowingly leaves nothing behind', async () => {
  const api = contentInMemory()
  const { place } = await openConsole(EDITOR, ...api)
  await writeHeading('Lids')
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect.element(dialog).toMatchTextContent(/All information that you added will be lost\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(heading).toHaveTextContent('Lids')
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
  expect(await dialogViolations()).toEqual([])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
})

test('sources are written one a line, and saved without the empty lines between them', async () => {
  const { asked } = await openConsole(EDITOR, ...contentInMemory())
  await typeAtEnd(
    '/sources{Enter}John Carter, ABC for Book Collectors, 1952{Enter}ISO 9202, 2019{Enter}{Enter}',
  )
  await save.click()
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
  expect(asked.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/content'))?.body).toEqual({
    blocks: [{ type: 'sources', items: ['John Carter, ABC for Book Collectors, 1952', 'ISO 9202, 2019'] }],
    id: 4,
  })
})

test('what is typed is kept among the versions by itself, and the draft waits for Save as before', async () => {
  const { asked } = await openConsole(EDITOR, ...contentInMemory())
  await writeHeading('Lids')
  await expect.element(page.getByText('Unsaved changes, kept as you type')).toBeVisible()
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  expect(asked.findLast(({ path }) => path.endsWith('/autosave'))?.body).toMatchObject({
    blocks: [{ type: 'heading', text: 'Lids' }],
  })
  expect(asked.filter(({ method, path }) => method === 'PUT' && path.endsWith('/content'))).toEqual([])
})

test('a version is compared with what is in the editor in words, and restored; what was in the editor is a version then', async () => {
  const { asked } = await openConsole(EDITOR, ...contentInMemory())
  await writeHeading('Lids of a box')
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await expect.element(dialog).toBeVisible()
  expect(await dialogViolations()).toEqual([])
  await dialog.getByRole('button', { name: /^Saved, draft 1/ }).click()
  const comparison = dialog.getByRole('table', { name: 'Comparison' })
  await expect.element(comparison.getByRole('deletion')).toHaveTextContent('Hinges')
  await expect.element(comparison.getByRole('insertion')).toHaveTextContent('Lids')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.element(heading).toHaveTextContent('Hinges of a box')
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
  expect(asked.findLast(({ path }) => path.endsWith('/autosave'))?.body).toMatchObject({
    blocks: [{ text: 'Lids of a box' }],
  })
})

test('Restore says that a version is to be chosen first', async () => {
  await openConsole(EDITOR, ...contentInMemory())
  await page.getByRole('button', { name: 'Versions' }).click()
  const restore = page.getByRole('dialog', { name: 'Versions' }).getByRole('button', { name: 'Restore' })
  await expect.element(restore).toHaveAccessibleDescription('Choose a version first.')
  await page.getByRole('button', { name: /^Saved, draft 1/ }).click()
  await expect.element(restore).toBeEnabled()
  await expect.element(restore).not.toHaveAttribute('aria-describedby')
})

/** A session that has ended until somebody signs in; then they are whoever they said. */
function sessionThatEnds() {
  let email: string | null = null
  const whenSignedIn = <Given,>(give: Given): Given => {
    if (email === null) throw new Refused('SIGN_IN_REQUIRED')
    return give
  }
  return [
    responds(signIn, ({ body }) => {
      if (body.password !== 'right') throw new Refused('SIGN_IN_FAILED')
      email = body.username
      return { success: true as const }
    }),
    responds(readUserDetails, () => ({ ...aStaffMember, email: email ?? aStaffMember.email })),
    responds(autosaveText, () => whenSignedIn({ keptAt: aVersion.madeAt, url: 'snuff-box' })),
  ]
}

test('an ended session is signed in again beside the work, and saving goes on', async () => {
  const { place } = await openConsole(EDITOR, ...sessionThatEnds(), ...contentInMemory())
  await writeHeading('Lids')
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect.element(dialog).toBeVisible()
  expect(await dialogViolations()).toEqual([])
  await dialog.getByLabelText('Password').fill('wrong')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The email or password is incorrect.')
  await expect.element(dialog.getByLabelText('Password')).toHaveFocus()
  await dialog.getByLabelText('Password').fill('right')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(heading).toHaveTextContent('Lids')
  await expect.element(page.getByText('Unsaved changes, kept as you type')).toBeVisible()
  expect(place()).toBe(EDITOR)
})

test('whoever signs in as another person is told, and may go on under that name', async () => {
  await openConsole(EDITOR, ...sessionThatEnds(), ...contentInMemory())
  await writeHeading('Lids')
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect.element(dialog).toBeVisible()
  expect(await dialogViolations()).toEqual([])
  await dialog.getByLabelText('Email').fill('other@vitrine.example')
  await dialog.getByLabelText('Password').fill('right')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  const told = page.getByRole('dialog', { name: 'You are logged in as somebody else' })
  await expect
    .element(told)
    .toMatchTextContent(/written by staff@vitrine\.example, and you are logged in as other@vitrine\.example/)
  await told.getByRole('button', { name: 'Go on as other@vitrine.example' }).click()
  await expect.element(heading).toHaveTextContent('Lids')
  await expect.element(page.getByText('Unsaved changes, kept as you type')).toBeVisible()
})

test('a server that cannot be reached is told, and what was typed meanwhile follows when it can', async () => {
  let isAway = true
  const away = responds(autosaveText, () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return { keptAt: aVersion.madeAt, url: 'snuff-box' }
  })
  await openConsole(EDITOR, away, ...contentInMemory())
  await writeHeading('Lids')
  await expect
    .element(page.getByText(/The server cannot be reached: they are kept on this device/))
    .toBeVisible()
  isAway = false
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Unsaved changes, kept as you type')).toBeVisible()
})

test('a server that is there and cannot store anything is told as well: the text stays on the device, and follows', async () => {
  let isFull = true
  const full = responds(autosaveText, () => {
    if (isFull) throw new Refused('SERVICE_UNAVAILABLE')
    return { keptAt: aVersion.madeAt, url: 'snuff-box' }
  })
  await openConsole(EDITOR, full, ...contentInMemory())
  await writeHeading('Lids')
  await expect
    .element(page.getByText(/The server cannot store them at the moment: they are kept on this device/))
    .toBeVisible()
  await expect
    .poll(() =>
      Object.keys(localStorage)
        .map((key) => localStorage.getItem(key))
        .join(),
    )
    .toContain('Lids')
  isFull = false
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Unsaved changes, kept as you type')).toBeVisible()
})

/** The article moves, or is deleted, while the editor is open. */
function articleThatMoves(by: { url: string; trashedAt: string | null }) {
  const state = { isGone: false, url: by.url, trashedAt: by.trashedAt }
  const gone = responds(autosaveText, () => {
    if (state.isGone && state.trashedAt !== null) throw new Refused('NOT_FOUND')
    return { keptAt: aVersion.madeAt, url: where().url }
  })
  const where = () => ({
    kind: 'dictionary-article' as const,
    id: 4,
    url: state.isGone ? state.url : 'snuff-box',
    title: 'Snuff box',
    status: 'UNPUBLISHED' as const,
    trashedAt: state.isGone ? state.trashedAt : null,
    schedules: [],
  })
  return {
    state,
    responders: [
      gone,
      responds(readText, where),
      responds(restoreText, () => {
        Object.assign(state, { trashedAt: null, url: 'snuff-box-2' })
        return where()
      }),
    ],
  }
}

test('an article that gets another URL while somebody writes is told, and writing goes on there with what was typed', async () => {
  const { state, responders } = articleThatMoves({ url: 'box-for-snuff', trashedAt: null })
  const { asked } = await openConsole(EDITOR, ...responders, ...contentInMemory())
  state.isGone = true
  await writeHeading('Lids')
  await expect
    .element(page.getByText('The URL of this article was changed to box-for-snuff while you were writing.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Go on at the new URL' }).click()
  await expect.element(page.getByText('Unsaved changes, kept as you type')).toBeVisible()
  await expect.element(heading).toHaveTextContent('Lids')
  await save.click()
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
  expect(asked.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/content'))?.path).toContain(
    '/box-for-snuff/',
  )
})

test('an article that is deleted while somebody writes is told, and comes back from the trash with what was typed on the screen', async () => {
  const { state, responders } = articleThatMoves({ url: 'snuff-box', trashedAt: aVersion.madeAt })
  state.url = 'in-the-trash'
  await openConsole(EDITOR, ...responders, ...contentInMemory())
  state.isGone = true
  await writeHeading('Lids')
  await expect
    .element(
      page.getByText('This article has been deleted and is in the trash. What you wrote is still here.'),
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep the text as a new draft' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore it and go on' }).click()
  await expect.element(page.getByText('Unsaved changes, kept as you type')).toBeVisible()
  await expect.element(heading).toHaveTextContent('Lids')
})
