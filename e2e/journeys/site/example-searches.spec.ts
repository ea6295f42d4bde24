import { fillPath } from '@vitrine/contracts/client'
import { searchBooks } from '@vitrine/contracts/library/endpoints'
import { searchMarks } from '@vitrine/contracts/marks/endpoints'
import { searchSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import { exampleSearches } from '@vitrine/contracts/site-search/example-searches'
import { expect, test } from '@playwright/test'

const sections = {
  'price-guide': (query: string) => fillPath(searchSoldItems.path, { query: { query } }),
  marks: (query: string) => fillPath(searchMarks.path, { query: { query } }),
  library: (q: string) => fillPath(searchBooks.path, { query: { q } }),
} satisfies Record<keyof typeof exampleSearches, (text: string) => string>

for (const [section, path] of Object.entries(sections))
  for (const text of exampleSearches[section as keyof typeof sections])
    test(
      `the example '${text}' of ${section} finds at least five results as it is typed`,
      { tag: '@any-width' },
      async ({ request }) => {
        const { meta, understood } = await (await request.get(path(text))).json()
        expect(understood.kind).toBe('exact')
        expect(meta.total).toBeGreaterThanOrEqual(5)
      },
    )
