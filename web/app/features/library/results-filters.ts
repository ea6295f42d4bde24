import type { SearchResponse } from '@vitrine/contracts/library/schemas'
import type { ResultsFilter } from '../../shared/results/results-filter.ts'

/** The filters with their counts; of a search that failed, none can be offered. */
export function resultsFilters(facets: SearchResponse['facets'] | undefined): ResultsFilter[] {
  return [
    {
      kind: 'choice',
      name: 'category',
      legend: 'Subject',
      choices: (facets?.categories ?? []).map(({ url, title, parentUrl, count }) => ({
        value: url,
        label: title,
        count,
        isBelow: parentUrl !== null,
      })),
    },
    { kind: 'span', from: 'f.yearFrom', to: 'f.yearTo', legend: 'Year', years: facets?.years ?? [] },
    {
      kind: 'choice',
      name: 'f.author',
      legend: 'Author',
      choices: (facets?.authors ?? []).map(({ value, count }) => ({ value, label: value, count })),
    },
    {
      kind: 'choice',
      name: 'f.language',
      legend: 'Language',
      choices: (facets?.languages ?? []).map(({ value, title, count }) => ({ value, label: title, count })),
    },
  ]
}
