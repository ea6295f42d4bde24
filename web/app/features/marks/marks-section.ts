import { defaultMarksSort, marksSorts } from '@vitrine/contracts/marks/sorts'
import { sectionResults } from '@vitrine/contracts/site-search/section-results'
import type { ResultsParameters, ResultsSection } from '../../shared/results/results-section.ts'

export const marks: ResultsSection = {
  name: 'Marks',
  front: '/marks',
  results: sectionResults.marks.path,
  text: 'query',
  filters: [sectionResults.marks.categories, 'f.kind', 'f.maker', 'f.place', 'f.yearFrom', 'f.yearTo'],
  sorts: marksSorts,
  noun: 'mark',
  nouns: 'marks',
}

/** The sort that holds. */
export function sortOf({ text, s }: Pick<ResultsParameters, 'text' | 's'>): string {
  return s ?? defaultMarksSort(text)
}
