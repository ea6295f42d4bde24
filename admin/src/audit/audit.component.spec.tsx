import { listAuthors } from '@vitrine/contracts/dictionary/endpoints'
import { listAuditActions, listAuditEntries } from '@vitrine/contracts/operations/endpoints'
import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const anEntry: AuditEntry = {
  id: 7,
  at: '2026-03-04T05:06:07.000Z',
  actor: 'user:1',
  actorEmail: 'staff@vitrine.example',
  action: 'dictionary-article.updated',
  subject: 'dictionary-article 3',
  subjectEmail: null,
  subjectName: 'Celadon',
  subjectUrl: 'celadon',
  details: { version: 4, category: { from: 'Glass', to: 'Ceramics' } },
  requestId: 'r-1',
}
const actions = ['data-partner.moved', 'dictionary-article.published', 'dictionary-article.updated']

const open = () =>
  openConsole(
    '/app/oms/audit-entries',
    givesRows(listAuditEntries, ({ action = '' }) =>
      [anEntry].filter((entry) => entry.action.startsWith(String(action))),
    ),
    responds(listAuditActions, () => actions),
  )

test('a row unfolds by the keyboard, and says so; its details are facts, and the raw entry is shown on request', async () => {
  await open()
  const button = page.getByRole('button', { name: 'Details of Updated, entry 7' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  const facts = () =>
    page
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  await expect.poll(facts).toContainEqual(['Category', 'Glass → Ceramics'])
  expect(facts()).toContainEqual(['What', 'Updated'])
  expect(document.body.textContent).not.toContain('"details"')
  await page.getByRole('button', { name: 'Show the raw entry' }).click()
  await expect.poll(() => document.body.textContent).toContain('"from": "Glass"')
})

test('D1-051: a screen of the console goes into the analytics layer, without what is looked for', async () => {
  window.dataLayer = []
  await open()
  await expect.element(page.getByRole('link', { name: 'article Celadon' })).toBeVisible()
  expect(window.dataLayer?.[0]).toEqual({
    event: 'pageView',
    path: '/app/oms/audit-entries',
    title: 'Audit log',
  })
})

test('a category that an article was moved to is told by its name', async () => {
  const moved = { ...anEntry, details: { categoryId: { from: 999, to: aCategory.id } } }
  await openConsole(
    '/app/oms/audit-entries',
    givesRows(listAuditEntries, () => [moved]),
    responds(listAuditActions, () => actions),
    responds(listByName, () => ({
      items: [aCategory],
      meta: { total: 1, currentLimit: 1, currentOffset: 0 },
    })),
    responds(listAuthors, () => ({ items: [], meta: { total: 0, currentLimit: 0, currentOffset: 0 } })),
  )
  await page.getByRole('button', { name: 'Details of Updated, entry 7' }).click()
  await expect.element(page.getByText(`number 999 → ${aCategory.title}`)).toBeVisible()
})

test('the title of an article leads to it, and the account to its page', async () => {
  await open()
  await expect
    .element(page.getByRole('link', { name: 'article Celadon' }))
    .toHaveAttribute('href', '/oryEditor/celadon')
  await expect
    .element(page.getByRole('link', { name: 'staff@vitrine.example' }))
    .toHaveAttribute('href', '/app/oms/members/1')
})

test('the action is chosen from those that exist', async () => {
  const { place } = await open()
  const field = page.getByRole('combobox', { name: 'Action' })
  await field.fill('article')
  await expect.element(page.getByRole('option', { name: 'Partner: moved' })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'Article: published' }).click()
  await expect.element(field).toHaveValue('dictionary-article.published')
  await expect.poll(() => decodeURIComponent(place())).toContain('"action":"dictionary-article.published"')
  await expect.element(page.getByText('No entries found')).toBeVisible()
})

test('entries are looked for by subject, person and day, by the clock of whoever reads', async () => {
  const { place } = await open()
  await page.getByRole('textbox', { name: 'To what (name, email or number)' }).fill('Celadon')
  await page.getByLabelText('From').fill('2026-03-04')
  await page.getByLabelText('To', { exact: true }).fill('2026-03-05')
  const filter = () =>
    JSON.parse(new URL(place(), 'http://memory.invalid').searchParams.get('filter') ?? '{}')
  await expect.poll(filter).toEqual({
    subject: 'Celadon',
    from: new Date(2026, 2, 4).toISOString(),
    until: new Date(2026, 2, 6).toISOString(),
  })
  await expect.element(page.getByLabelText('From')).toHaveValue('2026-03-04')
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('2026-03-05')
})

test('an export holds the entries of the filter, with what each changed in columns of its own', async () => {
  const create = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => create.mockRestore())
  const moved: AuditEntry = {
    ...anEntry,
    id: 8,
    action: 'data-partner.moved',
    subjectName: 'Ostermere Rooms',
  }
  const filter = encodeURIComponent('{"action":"dictionary-article.updated"}')
  const { asked } = await openConsole(
    `/app/oms/audit-entries?filter=${filter}`,
    givesRows(listAuditEntries, ({ action = '' }) =>
      [moved, anEntry].filter((entry) => entry.action.startsWith(String(action))),
    ),
    responds(listAuditActions, () => actions),
  )
  await page.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => create.mock.calls.length).toBe(1)
  const [content] = create.mock.calls[0] ?? []
  const [names = '', ...lines] = content instanceof Blob ? (await content.text()).trim().split('\n') : []
  const cellsOf = (line: string) =>
    Object.fromEntries(names.split(',').map((name, at) => [name, line.split(',')[at]]))
  expect(lines.map(cellsOf)).toEqual([
    expect.objectContaining({
      id: '7',
      at: anEntry.at,
      actorEmail: 'staff@vitrine.example',
      action: 'dictionary-article.updated',
      subjectName: 'Celadon',
      'details.category.from': 'Glass',
      'details.category.to': 'Ceramics',
      requestId: 'r-1',
    }),
  ])
  expect(decodeURIComponent(asked.at(-1)?.path ?? '')).toContain('range=[0,999]')
})
