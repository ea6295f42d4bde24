import { fillPath } from '@vitrine/contracts/client'
import { searchDictionary } from '@vitrine/contracts/dictionary/endpoints'
import { searchBooks } from '@vitrine/contracts/library/endpoints'
import { searchMarks } from '@vitrine/contracts/marks/endpoints'
import { searchSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import { dictionaryExamples } from '@vitrine/contracts/dictionary/example-searches'
import { exampleSearches } from '@vitrine/contracts/site-search/example-searches'
import { expect, test } from '@playwright/test'

const examples = { dictionary: dictionaryExamples, ...exampleSearches }

const sections = {
  dictionary: (query: string) => fillPath(searchDictionary.path, { query: { query } }),
  'price-guide': (query: string) => fillPath(searchSoldItems.path, { query: { query } }),
  marks: (query: string) => fillPath(searchMarks.path, { query: { query } }),
  library: (q: string) => fillPath(searchBooks.path, { query: { q } }),
} satisfies Record<keyof typeof examples, (text: string) => string>

for (const [section, path] of Object.entries(sections))
  for (const text of examples[section as keyof typeof sections])
    test(
      `the example '${text}' of ${section} finds at least five results as it is typed`,
      { tag: '@any-width' },
      async ({ request }) => {
        const { meta, understood } = await (await request.get(path(text))).json()
        expect(understood.kind).toBe('exact')
        expect(meta.total).toBeGreaterThanOrEqual(5)
      },
    )
