import type { BlogSearchResponse } from '@vitrine/contracts/blog/schemas'
import type { ResultsFilter } from '../../shared/results/results-filter.ts'

/** The filters with their counts; of a search that failed, none can be offered. */
export function resultsFilters(facets: BlogSearchResponse['facets'] | undefined): ResultsFilter[] {
  return [
    {
      kind: 'choice',
      name: 'categories',
      legend: 'Kind',
      choices: [{ value: 'media', label: 'Media', count: null }],
    },
    {
      kind: 'choice',
      name: 'inventory_topic',
      legend: 'Topic',
      choices: (facets?.topics ?? []).map(({ url, title, parentUrl, count }) => ({
        value: url,
        label: title,
        count,
        isBelow: parentUrl !== null,
      })),
    },
    {
      kind: 'choice',
      name: 'f.author',
      legend: 'Author',
      choices: (facets?.authors ?? []).map(({ url, name, count }) => ({ value: url, label: name, count })),
    },
    {
      kind: 'choice',
      name: 'f.year',
      legend: 'Year',
      choices: (facets?.years ?? []).map(({ year, count }) => ({
        value: String(year),
        label: String(year),
        count,
      })),
    },
  ]
}
