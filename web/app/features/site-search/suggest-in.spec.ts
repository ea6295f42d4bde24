import { suggestPosts } from '@vitrine/contracts/blog/endpoints'
import { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import { suggestBooks } from '@vitrine/contracts/library/endpoints'
import { suggestMarks } from '@vitrine/contracts/marks/endpoints'
import { suggestSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import { suggestFromSite } from '@vitrine/contracts/all-sections/endpoints'
import { expect, test } from 'vitest'
import { sections } from './sections.ts'
import { suggestionsPath } from './HeaderSearch.tsx'

test('every section of the header suggests by its own call', () => {
  expect(Object.fromEntries(sections.map(({ name }) => [name, suggestionsPath(name)]))).toEqual({
    'price-guide': suggestSoldItems.path,
    marks: suggestMarks.path,
    library: suggestBooks.path,
    articles: suggestPosts.path,
    dictionary: suggestTitles.path,
    'all-sections': suggestFromSite.path,
  })
})
