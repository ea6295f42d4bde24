import { listAuthors, manageArticles } from '@vitrine/contracts/dictionary/endpoints'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { anArticle } from '../../tests/an-article.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const published = { status: { name: 'PUBLISHED' as const }, publishedVersion: 1 }

test('articles are picked by their pictures, the newest first, within a category', async () => {
  const { asked } = await openConsole(
    '/app/oms/newsletter-issues/create',
    responds(manageArticles, ({ query: { category } }) => {
      const items = [
        anArticle({ id: 1, title: 'Vase', ...published }),
        anArticle({ id: 2, title: 'Bowl', category: 'Silver', ...published }),
      ].filter(({ id }) => category === undefined || id === 1)
      return { response: { items, totals: items.length, defaultArticle: { url: 'default' } } }
    }),
    responds(listByName, () => ({
      items: [aCategory],
      meta: { total: 1, currentLimit: 1, currentOffset: 0 },
    })),
    responds(listAuthors, () => ({ items: [], meta: { total: 0, currentLimit: 0, currentOffset: 0 } })),
  )
  const asks = () =>
    asked
      .filter(({ path }) => path.startsWith(manageArticles.path))
      .map(({ path }) => Object.fromEntries(new URL(path, 'http://x').searchParams))
  await page.getByRole('combobox', { name: 'Add an article' }).click()
  const bowl = page.getByRole('option', { name: /Bowl/ })
  await expect.element(bowl.getByText(/^Silver, /)).toBeVisible()
  expect(bowl.element().querySelector('img')?.getAttribute('src')).toMatch(/^data:image/)
  expect(asks()).toEqual([{ offset: '0', max: '20', status: 'PUBLISHED', sort: '-lastEdited' }])
  await bowl.click()
  await expect.element(page.getByRole('button', { name: 'Remove Bowl' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Category of the article' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Add an article' }).click()
  await expect.element(page.getByRole('option', { name: /Vase/ })).toBeVisible()
  expect(asks().at(-1)).toMatchObject({ category: String(aCategory.id) })
  expect(await screenViolations()).toEqual([])
})
