import { defaultLibrarySort, librarySorts } from '@vitrine/contracts/library/sorts'
import { sectionResults } from '@vitrine/contracts/site-search/section-results'
import type { ResultsParameters, ResultsSection } from '../../shared/results/results-section.ts'

export const library: ResultsSection = {
  name: 'Library',
  front: '/library',
  results: sectionResults.library.path,
  text: 'q',
  filters: [sectionResults.library.categories, 'f.author', 'f.language', 'f.yearFrom', 'f.yearTo'],
  sorts: librarySorts,
  noun: 'book',
  nouns: 'books',
}

/** The sort that holds. */
export function sortOf({ text, s }: Pick<ResultsParameters, 'text' | 's'>): string {
  return s ?? defaultLibrarySort(text)
}
