import {
  listAuthors,
  manageArticle,
  manageArticles,
  updateArticle,
} from '@vitrine/contracts/dictionary/endpoints'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { checkText, readText, republishText, restoreText } from '@vitrine/contracts/texts/endpoints'
import type { EditedTextState } from '@vitrine/contracts/texts/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { anArticle } from '../../tests/an-article.ts'
import { articlesInMemory } from '../../tests/articles-in-memory.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'
import { instant } from '../feedback/amounts.ts'

const MANAGER = '/app/oms/dictionaryManager'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    anArticle({ id: at + 1, title: `Vase ${String(at + 1).padStart(2, '0')}` }),
  )
const lists = (asked: { method: string; path: string }[]) =>
  asked
    .filter(({ method, path }) => method === 'GET' && path.startsWith(manageArticles.path))
    .map(({ path }) => Object.fromEntries(new URL(path, 'http://x').searchParams))

test('D1-150, D1-158: the list follows its URL, and 45 articles are 3 pages', async () => {
  const { asked, place } = await openConsole(MANAGER, ...articlesInMemory(numbered(45)))
  await expect.element(page.getByText('Showing 1-20 of 45 results')).toBeVisible()
  await page.getByRole('button', { name: 'Go to page 3' }).click()
  await expect.element(page.getByText('Showing 41-45 of 45 results')).toBeVisible()
  expect(place()).toBe(`${MANAGER}?offset=40`)
  await page.getByRole('button', { name: 'Go to page 1' }).click()
  await expect.element(page.getByText('Showing 1-20 of 45 results')).toBeVisible()
  expect(place()).toBe(MANAGER)
  expect(lists(asked)[0]).toEqual({ offset: '0', max: '20' })
})

test('an offset between two pages is asked for as it stands', async () => {
  const { asked } = await openConsole(
    `${MANAGER}?offset=5&max=10&query=vase`,
    ...articlesInMemory(numbered(45)),
  )
  await expect.element(page.getByText('Showing 6-15 of 45 results')).toBeVisible()
  expect(lists(asked)).toEqual([{ offset: '5', max: '10', query: 'vase' }])
})

test('D1-156, D1-157: the documented columns; four of them sort what is loaded, and nothing is asked for', async () => {
  const { asked } = await openConsole(
    MANAGER,
    ...articlesInMemory([
      anArticle({
        id: 1,
        title: 'Épée',
        category: 'Tools',
        status: { name: 'PUBLISHED' },
        publishedVersion: 1,
        lastEdited: new Date(2026, 2, 4, 5, 6, 7).toISOString(),
      }),
      anArticle({
        id: 2,
        title: 'anvil',
        category: 'Arms',
        lastEdited: new Date(2026, 2, 4, 15, 6, 7).toISOString(),
      }),
    ]),
  )
  const headers = page.getByRole('columnheader')
  await expect
    .poll(() => headers.elements().map(({ textContent }) => textContent))
    .toEqual(['Title', 'Category', 'Thumbnail', 'Description', 'Status', 'Last Edited', 'Actions'])
  await expect
    .element(page.getByRole('columnheader', { name: /title/i }))
    .toHaveAttribute('aria-sort', 'ascending')
  expect(document.querySelector('td img')?.getBoundingClientRect()).toMatchObject({ width: 20, height: 20 })
  const titles = () =>
    page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelector('.column-title')?.textContent)
  expect(titles()).toEqual(['anvil', 'Épée'])
  const cells = page
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent)
  expect(cells).toEqual(expect.arrayContaining(['anvil', 'Arms', 'Made by a test.', '2026-03-04 15:06:07']))
  const calls = asked.length
  for (const [name, first, last] of [
    ['Category', 'anvil', 'Épée'],
    ['Status', 'Épée', 'anvil'],
    ['Last Edited', 'Épée', 'anvil'],
    ['Title', 'anvil', 'Épée'],
  ] as const) {
    const header = page.getByRole('columnheader', { name: new RegExp(name, 'i') })
    await header.getByRole('button').click()
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    expect(titles(), name).toEqual([first, last])
    await header.getByRole('button').click()
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
    expect(titles(), name).toEqual([last, first])
  }
  expect(asked).toHaveLength(calls)
})

test('publishing says so with Undo, which takes it back', async () => {
  const { asked } = await openConsole(MANAGER, ...articlesInMemory([anArticle({ title: 'Vase' })]))
  await page.getByRole('button', { name: 'Publish Vase' }).click()
  await expect.element(page.getByText('Published: Vase')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Unpublished: Vase')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Publish Vase' })).toBeVisible()
  expect(
    asked
      .filter(({ method }) => method === 'PUT')
      .map(({ path, headers, body }) => [path, headers.get('if-match'), body]),
  ).toEqual([
    ['/api/v1/dictionary/admin/articles/article-1/publish', '"1"', { url: 'article-1' }],
    ['/api/v1/dictionary/admin/articles/article-1/unpublish', '"2"', { url: 'article-1' }],
  ])
})

test('before a row is published or updated, what the checks found is shown, and whoever publishes decides', async () => {
  const findings = [{ check: 'broken-links' as const, level: 'warning' as const, details: ['/gone'] }]
  const checks = responds(checkText, ({ params: { id } }) => ({
    findings: id === 3 ? [{ ...findings[0]!, level: 'refusal' as const }] : findings,
  }))
  const ahead = anArticle({
    id: 2,
    title: 'Bowl',
    status: { name: 'PUBLISHED' },
    draftVersion: 3,
    publishedVersion: 2,
  })
  const { asked } = await openConsole(
    MANAGER,
    checks,
    ...articlesInMemory([anArticle({ id: 1, title: 'Vase' }), ahead, anArticle({ id: 3, title: 'Cup' })]),
  )
  const published = () =>
    asked.filter(({ path }) => path.endsWith('/publish')).map(({ path }) => path.split('/').at(-2))
  const dialog = page.getByRole('dialog', { name: 'Before this is published' })
  await page.getByRole('button', { name: 'Publish Vase' }).click()
  await expect.element(dialog.getByText('/gone')).toBeVisible()
  await expect
    .element(dialog.getByText('Nothing on the site has changed yet. Readers would see this in ‘Vase’:'))
    .toBeVisible()
  expect(await screenViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Publish Vase' })).toHaveFocus()
  expect(published()).toEqual([])
  await page.getByRole('button', { name: 'Publish Vase' }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.element(page.getByText('Published: Vase')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Unpublish Vase' })).toHaveFocus()
  await page.getByRole('button', { name: 'Update Bowl' }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.element(page.getByText('Updated on the site: Bowl')).toBeVisible()
  await page.getByRole('button', { name: 'Publish Cup' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Publish anyway' })).toBeDisabled()
  expect(published()).toEqual(['article-1', 'article-2'])
})

test('several are published at once, only those that can be, and taken back by Undo', async () => {
  await openConsole(
    MANAGER,
    ...articlesInMemory([
      anArticle({ id: 1, title: 'Vase' }),
      anArticle({ id: 2, title: 'Bowl' }),
      anArticle({ id: 3, title: 'Cup', status: { name: 'PUBLISHED' }, publishedVersion: 1 }),
    ]),
  )
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect.element(page.getByText('3 selected')).toBeVisible()
  expect(await screenViolations()).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(page.getByText('Published: 2.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Unpublish Vase' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Publish Vase' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Unpublish Cup' })).toBeVisible()
})

test('before several are published, what the checks found is shown by article, and the others can be published alone', async () => {
  const checks = responds(checkText, ({ params: { id } }) => ({
    findings:
      id === 1 ? [{ check: 'broken-links' as const, level: 'warning' as const, details: ['/gone'] }] : [],
  }))
  const { asked } = await openConsole(
    MANAGER,
    checks,
    ...articlesInMemory([anArticle({ id: 1, title: 'Vase' }), anArticle({ id: 2, title: 'Bowl' })]),
  )
  const published = () =>
    asked.filter(({ path }) => path.endsWith('/publish')).map(({ path }) => path.split('/').at(-2))
  const publishAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
  }
  await publishAll()
  const dialog = page.getByRole('dialog', { name: 'Before these are published' })
  await expect.element(dialog.getByRole('region', { name: 'Vase' }).getByText('/gone')).toBeVisible()
  await expect.element(dialog.getByRole('region', { name: 'Bowl' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Keep it, publish the other 1' }).click()
  await expect.element(page.getByText('Published: 1.')).toBeVisible()
  expect(published()).toEqual(['article-2'])
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.element(page.getByRole('button', { name: 'Unpublish Vase' })).toBeVisible()
  expect(published()).toEqual(['article-2', 'article-1'])
})

test('on a phone articles are selected by their names and changed several at once', async () => {
  await page.viewport(390, 800)
  await openConsole(
    MANAGER,
    ...articlesInMemory([
      anArticle({ id: 1, title: 'Vase' }),
      anArticle({ id: 2, title: 'Bowl' }),
      anArticle({ id: 3, title: 'Cup' }),
    ]),
  )
  await page.getByRole('checkbox', { name: 'Select Vase' }).click()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect.element(bar.getByText('1 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect.element(bar.getByText('3 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Cup' }).click()
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  expect(await screenViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(page.getByText('Published: 2.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Publish Cup' })).toBeVisible()
})

test('on a phone what is done with selected articles stays in reach below the console’s bar', async () => {
  await page.viewport(390, 800)
  await openConsole(MANAGER, ...articlesInMemory(numbered(20)))
  await page.getByRole('checkbox', { name: 'Select Vase 01' }).click()
  page.getByRole('checkbox', { name: 'Select Vase 12' }).element().scrollIntoView({ block: 'center' })
  await expect.element(page.getByText('Vase 12')).toBeInViewport()
  const bar = page.getByRole('group', { name: 'Selected rows' }).element().getBoundingClientRect()
  const head = page.getByRole('banner').element().getBoundingClientRect()
  expect(head.bottom).toBeGreaterThan(40)
  expect(bar.top).toBeGreaterThanOrEqual(head.bottom - 1)
  expect(bar.top).toBeLessThan(head.bottom + 8)
})

test('D1-182: a deleted article leaves the list, after a question', async () => {
  const { asked } = await openConsole(
    MANAGER,
    ...articlesInMemory([anArticle({ id: 1, title: 'Vase' }), anArticle({ id: 2, title: 'Bowl' })]),
  )
  await page.getByRole('button', { name: 'Delete Vase' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this article?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Deleted: Vase')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete Vase' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Delete Bowl' })).toBeVisible()
  expect(
    asked
      .filter(({ method }) => method === 'DELETE')
      .map(({ path, headers }) => [path, headers.get('if-match')]),
  ).toEqual([['/api/v1/dictionary/admin/articles/article-1', '"1"']])
})

test('the question before a deletion says that somebody writes the article right now, who, and since when', async () => {
  const writer = { name: 'Ada Okonkwo', isSelf: false, since: '2026-03-04T05:06:07.000Z' }
  await openConsole(
    MANAGER,
    responds(readText, ({ params: { id } }) => ({
      kind: 'dictionary-article' as const,
      id,
      url: `article-${id}`,
      title: '',
      status: 'PUBLISHED' as const,
      trashedAt: null,
      schedules: [],
      ...(id === 1 && { writer }),
    })),
    ...articlesInMemory([anArticle({ id: 1, title: 'Vase' }), anArticle({ id: 2, title: 'Bowl' })]),
  )
  await page.getByRole('button', { name: 'Delete Vase' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this article?' })
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent(`Ada Okonkwo has been writing it since ${instant(writer.since)}.`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Bowl' }).click()
  await expect.element(dialog.getByText(/^‘Bowl’/)).toBeVisible()
  await expect.element(dialog.getByText(/has been writing/)).not.toBeInTheDocument()
})

test('a deletion and an unpublishing are taken back by Undo, also where the draft is ahead of what readers saw', async () => {
  const ahead = anArticle({
    id: 1,
    title: 'Vase',
    status: { name: 'PUBLISHED' },
    draftVersion: 3,
    publishedVersion: 2,
  })
  const state: EditedTextState = {
    kind: 'dictionary-article',
    id: 1,
    url: 'article-1',
    title: 'Vase',
    status: 'PUBLISHED',
    trashedAt: null,
    schedules: [],
  }
  const { asked } = await openConsole(
    MANAGER,
    responds(restoreText, () => state),
    responds(republishText, () => state),
    responds(manageArticle, () => ({ response: ahead })),
    ...articlesInMemory([ahead]),
  )
  await page.getByRole('button', { name: 'Unpublish Vase' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Published again: Vase')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Update Vase' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Vase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Restored: Vase')).toBeVisible()
  expect(
    asked
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/v1/texts/'))
      .map(({ path }) => path),
  ).toEqual([
    '/api/v1/texts/admin/dictionary-article/1/republish',
    '/api/v1/texts/admin/dictionary-article/1/restore',
  ])
})

test('D1-151 to D1-153, D1-185, D1-198: a title is searched by button and by Enter, never without a word; Reset shows all', async () => {
  const { asked, place } = await openConsole(
    MANAGER,
    ...articlesInMemory([anArticle({ id: 1, title: 'Vase' }), anArticle({ id: 2, title: 'Bowl' })]),
  )
  await expect.element(page.getByText('Total: 2')).toBeVisible()
  const template = page.getByRole('link', { name: 'Edit Default Template' })
  await expect.element(template).toHaveAttribute('href', '/oryEditor/default')
  await expect.element(template).toHaveAttribute('target', '_blank')
  const box = page.getByRole('searchbox', { name: 'Title, URL, author, text or id' })
  const search = page.getByRole('button', { name: 'Search' })
  const calls = asked.length
  await search.click()
  await box.fill('   ')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('   ')
  expect(asked).toHaveLength(calls)
  for (const submit of [() => search.click(), () => userEvent.keyboard('{Enter}')]) {
    await box.fill('vas')
    await submit()
    await expect.element(page.getByText('Total: 1')).toBeVisible()
    expect(place()).toBe(`${MANAGER}?query=vas`)
    expect(document.activeElement, 'the focus stays where it was').not.toBe(document.body)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.element(page.getByText('Total: 2')).toBeVisible()
    expect(place()).toBe(MANAGER)
    await expect.element(box).toHaveValue('')
  }
  // A search for blanks would have been the first.
  expect(asked[calls]?.path).toContain('vas')
  await box.fill('zzz')
  await search.click()
  await expect.element(page.getByText('No results found.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'No results' })).toBeInTheDocument()
})

test('a search that finds more than is counted says so, beside the total and under the list', async () => {
  await openConsole(
    `${MANAGER}?query=vase`,
    responds(manageArticles, () => ({
      response: {
        items: numbered(20),
        totals: 10_000,
        moreThanTotals: true as const,
        defaultArticle: { url: 'default' },
      },
    })),
  )
  await expect.element(page.getByText('Total: 10,000+')).toBeVisible()
  await expect.element(page.getByText('Showing 1-20 of more than 10,000 results')).toBeVisible()
})

test('filters and the order of the whole list go into the URL and the call, are kept under a name, and Reset takes them back', async () => {
  localStorage.clear()
  const { asked, place } = await openConsole(MANAGER, ...articlesInMemory(numbered(3)))
  await expect.element(page.getByText('Total: 3')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Published, draft is newer' }).click()
  await page.getByRole('checkbox', { name: 'Edited by me' }).click()
  await expect.poll(place).toBe(`${MANAGER}?status=EDITED&mine=true`)
  await page.getByRole('combobox', { name: 'Order of the list' }).click()
  await page.getByRole('option', { name: 'Newest edits first' }).click()
  await expect.poll(place).toBe(`${MANAGER}?status=EDITED&mine=true&sort=-lastEdited`)
  await expect
    .poll(() => lists(asked).at(-1))
    .toEqual({ offset: '0', max: '20', status: 'EDITED', mine: 'true', sort: '-lastEdited' })
  await expect
    .element(page.getByRole('columnheader', { name: /last edited/i }))
    .toHaveAttribute('aria-sort', 'descending')
  expect(await screenViolations()).toEqual([])
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('menuitem', { name: 'Save this filter' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My drafts')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(place).toBe(MANAGER)
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('menuitem', { name: 'My drafts' }).click()
  await expect.poll(place).toBe(`${MANAGER}?status=EDITED&mine=true&sort=-lastEdited`)
})

test('filters that are set before the page has shown the first are all kept', async () => {
  const { place } = await openConsole(MANAGER, ...articlesInMemory(numbered(3)))
  await expect.element(page.getByText('Total: 3')).toBeVisible()
  const boxes = [
    page.getByRole('checkbox', { name: 'Edited by me' }),
    page.getByRole('checkbox', { name: 'Scheduled' }),
  ].map((box) => box.element())
  for (const box of boxes) if (box instanceof HTMLElement) box.click()
  await expect.poll(place).toBe(`${MANAGER}?mine=true&scheduled=true`)
  const mine = page.getByRole('checkbox', { name: 'Edited by me' })
  await expect.element(mine).toBeChecked()
  await mine.click()
  await expect.poll(place).toBe(`${MANAGER}?scheduled=true`)
})

test('several are moved to another category; what cannot be moved is told by its name and stays selected', async () => {
  const thumbnail = '/media/vase.png'
  const articles = ['Vase', 'Bowl', 'Cup'].map((title, at) => anArticle({ id: at + 1, title, thumbnail }))
  const node = (id: number, title: string) => ({ ...aCategory, id, title, path: title.toLowerCase() })
  const { asked } = await openConsole(
    MANAGER,
    ...articlesInMemory(articles),
    responds(listByName, () => ({
      items: [node(1, 'Glass'), node(5, 'Silver')],
      meta: { total: 2, currentLimit: 2, currentOffset: 0 },
    })),
    responds(listAuthors, () => ({ items: [], meta: { total: 0, currentLimit: 0, currentOffset: 0 } })),
    responds(updateArticle, ({ body }) => {
      if (body.title === 'Bowl') throw new Refused('REVISION_CONFLICT')
      return { response: anArticle({ ...body, category: 'Silver', revision: 2 }) }
    }),
  )
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to another category' })
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Sil')
  await page.getByRole('option', { name: 'Silver' }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  const left = page.getByRole('dialog', { name: 'Not done: 1' })
  await expect.element(left.getByText('Bowl')).toBeVisible()
  await expect.element(left.getByText('Done: 2. These stay selected:')).toBeVisible()
  expect(await screenViolations()).toEqual([])
  await left.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'Bowl', categoryId: 5, currentUrl: 'article-2' }),
    expect.objectContaining({ title: 'Cup', categoryId: 5, currentUrl: 'article-3' }),
    expect.objectContaining({ title: 'Vase', categoryId: 5, currentUrl: 'article-1' }),
  ])
})

test('a row of the table is low: twenty of them take little more than two screens', async () => {
  await page.viewport(1440, 900)
  await openConsole(
    MANAGER,
    ...articlesInMemory([
      anArticle({
        title: 'Vase',
        description: 'A long description. '.repeat(40),
        status: { name: 'PUBLISHED' },
        draftVersion: 3,
        publishedVersion: 2,
      }),
    ]),
  )
  await expect.element(page.getByRole('button', { name: 'Update Vase' })).toBeVisible()
  expect(page.getByRole('row').elements()[1]?.getBoundingClientRect().height).toBeLessThanOrEqual(56)
})

test('the frame of the table leaves room for the ring of a button in the last row', async () => {
  await page.viewport(1440, 900)
  await openConsole(
    MANAGER,
    ...articlesInMemory([
      anArticle({ title: 'Vase', status: { name: 'PUBLISHED' }, draftVersion: 1, publishedVersion: 1 }),
    ]),
  )
  const unpublish = page.getByRole('button', { name: 'Unpublish Vase' })
  await expect.element(unpublish).toBeVisible()
  const frame = page.getByRole('table', { name: 'Articles' }).element().parentElement
  const [ring, inside] = [
    unpublish.element().getBoundingClientRect().bottom + 4,
    frame?.getBoundingClientRect(),
  ]
  expect(ring).toBeLessThanOrEqual((inside?.top ?? 0) + (frame?.clientHeight ?? 0))
})
