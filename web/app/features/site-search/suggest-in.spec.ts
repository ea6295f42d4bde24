import * as blogPaths from '@vitrine/contracts/blog/paths'
import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import * as libraryPaths from '@vitrine/contracts/library/paths'
import * as marksPaths from '@vitrine/contracts/marks/paths'
import * as priceGuidePaths from '@vitrine/contracts/price-guide/paths'
import { expect, test } from 'vitest'
import { sections } from './sections.ts'
import { suggestionsPath } from './suggest-in.ts'

test('every section of the header suggests by its own call', () => {
  expect(Object.fromEntries(sections.map(({ name }) => [name, suggestionsPath(name)]))).toEqual({
    'price-guide': priceGuidePaths.suggestions.path,
    marks: marksPaths.suggestions.path,
    library: libraryPaths.suggestions.path,
    articles: blogPaths.suggestions.path,
    dictionary: dictionaryPaths.suggestions.path,
  })
})
