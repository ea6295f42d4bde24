import { manageArticles } from '@vitrine/contracts/dictionary/endpoints'
import { listSchedules } from '@vitrine/contracts/texts/endpoints'
import type { EditedTextState } from '@vitrine/contracts/texts/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anArticle } from '../../tests/an-article.ts'
import { openConsole } from '../../tests/open-console.tsx'

const published = { name: 'PUBLISHED' } as const

test('home shows my drafts, what is scheduled or could not be done, and articles with problems, each with the way there', async () => {
  const articles = responds(manageArticles, ({ query }) => {
    const items = query.mine
      ? query.status === 'EDITED'
        ? [
            anArticle({
              id: 2,
              title: 'Bowl',
              status: published,
              draftVersion: 3,
              publishedVersion: 2,
              lastEdited: '2026-03-05T00:00:00.000Z',
            }),
          ]
        : [anArticle({ id: 1, title: 'Vase' })]
      : []
    return {
      response: {
        items,
        totals: query.problem ? (query.status ? 3 : 8) : items.length,
        defaultArticle: { url: 'default' },
      },
    }
  })
  const failed: EditedTextState = {
    kind: 'dictionary-article',
    id: 3,
    url: 'cup',
    title: 'Cup',
    status: 'UNPUBLISHED',
    trashedAt: null,
    schedules: [
      {
        action: 'publish',
        dueAt: '2026-03-04T05:06:07.000Z',
        state: 'failed',
        failure: 'It has no text.',
        madeBy: 'Ada',
      },
    ],
  }
  const schedules = responds(listSchedules, () => ({ items: [failed] }))
  const { asked } = await openConsole('/oms/index', articles, schedules)
  await expect.element(page.getByRole('link', { name: 'Bowl' })).toBeVisible()
  const links = page.getByRole('region', { name: 'What waits' }).getByRole('listitem').getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => [link.textContent, link.getAttribute('href')]))
    .toEqual([
      ['Bowl', '/oryEditor/article-2'],
      ['Vase', '/oryEditor/article-1'],
      ['Cup', '/oryEditor/cup'],
    ])
  await expect.element(page.getByText(/It could not be published on .*: It has no text\./)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'View published articles with problems' }))
    .toHaveAttribute('href', '/app/oms/dictionaryManager?status=PUBLISHED&problem=any')
  await expect
    .element(page.getByRole('link', { name: 'My drafts' }))
    .toHaveAttribute('href', '/app/oms/dictionaryManager?status=UNPUBLISHED&mine=true&sort=-lastEdited')
  expect(asked.some(({ path }) => path.includes('status=EDITED&mine=true'))).toBe(true)
})
