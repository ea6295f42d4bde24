import type { SearchResponse } from '@vitrine/contracts/marks/schemas'
import type { ResultsFilter } from '../../shared/results/results-filter.ts'

/** The filters with their counts; of a search that failed, none can be offered. */
export function resultsFilters(facets: SearchResponse['facets'] | undefined): ResultsFilter[] {
  const values = (found: readonly { value: string; count: number }[] = []) =>
    found.map(({ value, count }) => ({ value, label: value, count }))
  return [
    {
      kind: 'choice',
      name: 'category',
      legend: 'Category',
      choices: (facets?.categories ?? []).map(({ url, title, parentUrl, count }) => ({
        value: url,
        label: title,
        count,
        isBelow: parentUrl !== null,
      })),
    },
    { kind: 'span', from: 'f.yearFrom', to: 'f.yearTo', legend: 'Years of use', years: facets?.years ?? [] },
    { kind: 'choice', name: 'f.kind', legend: 'Kind of object', choices: values(facets?.kinds) },
    { kind: 'choice', name: 'f.maker', legend: 'Maker', choices: values(facets?.makers) },
    { kind: 'choice', name: 'f.place', legend: 'Place', choices: values(facets?.places) },
  ]
}
