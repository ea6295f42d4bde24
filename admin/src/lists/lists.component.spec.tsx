import { changeMessageState, manageMessages } from '@vitrine/contracts/contact/endpoints'
import type { ManagedMessage } from '@vitrine/contracts/contact/schemas'
import { manageAuthors } from '@vitrine/contracts/dictionary/endpoints'
import { listMembers } from '@vitrine/contracts/members/endpoints'
import type { MemberRow } from '@vitrine/contracts/members/schemas'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aContactMessage } from '../../tests/a-contact-message.ts'
import { aMemberRow } from '../../tests/a-managed-member.ts'
import { anAuthor } from '../../tests/an-author.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const aMember = (id: number, email: string): MemberRow => ({ ...aMemberRow, id, email })

/** Messages in memory, filtered by state, whose state can be changed; those named here refuse. */
function messagesInMemory(messages: ManagedMessage[], refused: readonly number[] = []) {
  return [
    givesRows(manageMessages, ({ state }) =>
      messages.filter((message) => state === undefined || message.state === state),
    ),
    responds(changeMessageState, ({ params: { id }, body: { state } }) => {
      const at = messages.findIndex((message) => message.id === id)
      const message = messages[at]
      if (!message || refused.includes(id)) throw new Refused('REVISION_CONFLICT')
      return (messages[at] = { ...message, state, revision: message.revision + 1 })
    }),
  ]
}

const boxes = page.getByRole('checkbox')
const bar = page.getByRole('group', { name: 'Selected rows' })
const isSelected = (count: number) => expect.element(bar.getByText(`${count} selected`)).toBeVisible()
const choose = async (field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the name of a row is a link, which a new tab can open', async () => {
  await openConsole(
    '/app/oms/members',
    givesRows(listMembers, () => [aMember(4, 'ana@post.example')]),
  )
  await expect
    .element(page.getByRole('link', { name: 'ana@post.example' }))
    .toHaveAttribute('href', '/app/oms/members/4')
})

test('an export holds the rows of the filter, and no formula', async () => {
  const create = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => create.mockRestore())
  const { asked } = await openConsole(
    `/app/oms/contact-messages?filter=${encodeURIComponent('{"state":"new"}')}`,
    ...messagesInMemory([
      aContactMessage(1, { name: '=SUM(A1)' }),
      aContactMessage(2, { state: 'answered' }),
    ]),
  )
  await page.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => create.mock.calls.length).toBe(1)
  const [content] = create.mock.calls[0] ?? []
  const file = content instanceof Blob ? await content.text() : ''
  expect(file).toContain("'=SUM(A1)")
  expect(file).not.toContain('Writer 2')
  expect(decodeURIComponent(asked.at(-1)?.path ?? '')).toContain('range=[0,999]')
})

test('a long list counts its rows and its pages with a thousands separator', async () => {
  await openConsole(
    '/app/oms/members',
    responds(listMembers, () =>
      Response.json([aMember(4, 'ana@post.example')], { headers: { 'content-range': 'rows 0-24/50000' } }),
    ),
  )
  await expect.element(page.getByText('1-25 of 50,000')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Go to page 2000' })).toHaveTextContent('2,000')
})

test('a list whose rows can be selected is for everybody', async () => {
  await openConsole(
    '/app/oms/contact-messages',
    ...messagesInMemory([aContactMessage(1), aContactMessage(2)]),
  )
  await page.getByRole('checkbox', { name: /^Select Writer 1, / }).click()
  await isSelected(1)
  expect(await screenViolations()).toEqual([])
})

test('several rows are changed at once; what fails stays selected and is told by its name', async () => {
  await openConsole(
    '/app/oms/contact-messages',
    ...messagesInMemory([aContactMessage(1), aContactMessage(2), aContactMessage(3)], [2]),
  )
  await expect.element(bar).toHaveTextContent('Select rows to change several at once.')
  await boxes.first().click()
  await isSelected(3)
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  const left = page.getByRole('dialog', { name: 'Not done: 1' })
  await expect.element(left.getByText('Done: 2. These stay selected:')).toBeVisible()
  await expect.element(left.getByText(/^Writer 2/)).toBeVisible()
  await left.getByRole('button', { name: 'Close' }).click()
  await isSelected(1)
})

test('messages that were marked as answered are new again by Undo', async () => {
  const messages = [aContactMessage(1), aContactMessage(2), aContactMessage(3, { state: 'answered' })]
  await openConsole('/app/oms/contact-messages', ...messagesInMemory(messages))
  await boxes.first().click()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect.element(page.getByText('Marked as answered: 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone.')).toBeVisible()
  expect(messages.map(({ state }) => state)).toEqual(['new', 'new', 'answered'])
})

test('what is selected but no longer shown is dropped: nobody acts on rows that nobody sees', async () => {
  const { asked } = await openConsole(
    '/app/oms/contact-messages',
    ...messagesInMemory([aContactMessage(1), aContactMessage(2, { state: 'answered' })]),
  )
  await boxes.first().click()
  await isSelected(2)
  await choose('State', 'New')
  await isSelected(1)
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect.poll(() => asked.filter(({ method }) => method === 'PUT' || method === 'POST').length).toBe(1)
})

test('the bar of selected rows covers no filter, and on a phone neither does the table', async () => {
  for (const width of [1280, 390]) {
    await page.viewport(width, 800)
    await openConsole('/app/oms/contact-messages', ...messagesInMemory([aContactMessage(1)]))
    // A selection outlives the screen.
    if (width === 1280) await boxes.first().click()
    await isSelected(1)
    const fields = [
      page.getByRole('textbox', { name: 'Search' }),
      page.getByRole('combobox', { name: 'State' }),
      page.getByRole('combobox', { name: 'Subject' }),
    ]
    // They stand on the page itself, in light and in dark.
    expect(getComputedStyle(page.getByRole('group', { name: 'List tools' }).element()).backgroundColor).toBe(
      'rgba(0, 0, 0, 0)',
    )
    for (const field of fields)
      expect(field.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.element().getBoundingClientRect().top,
      )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('on a phone the button that creates a row can be scrolled clear of what ends the list', async () => {
  await page.viewport(390, 844)
  await openConsole(
    '/app/oms/authors',
    givesRows(manageAuthors, () => Array.from({ length: 10 }, (_, id) => ({ ...anAuthor, id }))),
  )
  const last = page.getByRole('button', { name: 'Go to next page' })
  await expect.element(last).toBeInTheDocument()
  scrollTo(0, document.documentElement.scrollHeight)
  const create = page.getByRole('link', { name: 'New author' }).element().getBoundingClientRect()
  expect(last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(create.top)
})

test('a filter is saved under a name, which outlives a crash, applied again, and removed with Undo', async () => {
  const open = (query = '') =>
    openConsole(
      `/app/oms/contact-messages${query}`,
      ...messagesInMemory([aContactMessage(1), aContactMessage(2, { state: 'answered' })]),
    )
  const first = await open()
  const saved = page.getByRole('button', { name: 'Saved filters' })
  const pick = async (entry: string) => {
    await saved.click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('State', 'Answered')
  await expect.poll(() => decodeURIComponent(first.place())).toContain('"state":"answered"')
  await pick('Save this filter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Done')
  await open(first.place().slice(first.place().indexOf('?')))
  await pick('Save this filter')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Done')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Filter saved: Done')).toBeVisible()
  await choose('State', 'New')
  await expect.element(page.getByText('Writer 2')).not.toBeInTheDocument()
  await pick('Done')
  await expect.element(page.getByText('Writer 2')).toBeVisible()
  await pick('Remove ‘Done’')
  await page.getByRole('button', { name: 'Undo' }).click()
  await saved.click()
  await expect.element(page.getByRole('menuitem', { name: 'Done', exact: true })).toBeVisible()
})

test('an email is suggested once two letters are typed', async () => {
  const { asked } = await openConsole(
    '/app/oms/members?displayedFilters=%7B%22emailStartsWith%22%3Atrue%7D',
    givesRows(listMembers, ({ emailStartsWith: begins }) =>
      [aMember(4, 'ana@post.example'), aMember(5, 'bo@post.example')].filter(({ email }) =>
        email.startsWith(String(begins ?? '')),
      ),
    ),
  )
  const field = page.getByRole('combobox', { name: 'Email starts with' })
  await field.fill('an')
  await page.getByRole('option', { name: 'ana@post.example' }).click()
  await expect.element(field).toHaveValue('ana@post.example')
  await expect.element(page.getByRole('link', { name: 'bo@post.example' })).not.toBeInTheDocument()
  expect(
    asked.some(
      ({ path }) =>
        decodeURIComponent(path).includes('"emailStartsWith":"an"') &&
        decodeURIComponent(path).includes('range=[0,7]'),
    ),
  ).toBe(true)
})
