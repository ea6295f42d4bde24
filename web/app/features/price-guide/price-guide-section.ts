import { defaultPriceGuideSort, priceGuideSorts, priceSorts } from '@vitrine/contracts/price-guide/sorts'
import { sectionResults } from '@vitrine/contracts/site-search/section-results'
import type { ResultsParameters, ResultsSection } from '../../shared/results/results-section.ts'

/** What narrows by price. Only whoever sees every price may ask for it. */
export const priceFilters = ['currency', 'f.priceFrom', 'f.priceTo'] as const

export const priceGuide: ResultsSection = {
  name: 'Price Guide',
  front: '/worthopedia',
  results: sectionResults['price-guide'].path,
  text: 'query',
  filters: ['category', 'f.maker', 'f.source', 'f.yearFrom', 'f.yearTo', ...priceFilters],
  sorts: [...priceGuideSorts, ...priceSorts],
  noun: 'sold item',
  nouns: 'sold items',
}

/** The sorts that everybody has. */
export const openSorts = priceGuideSorts

/** Whether a URL asks for something that only prices can tell. */
export function asksForPrices({ filters, s }: ResultsParameters): boolean {
  return priceFilters.some((name) => filters[name]) || priceSorts.some(({ value }) => value === s)
}

/** The same search without what only prices can tell. */
export function withoutPrices({ filters, s, ...rest }: ResultsParameters): ResultsParameters {
  return {
    ...rest,
    filters: Object.fromEntries(
      Object.entries(filters).filter(([name]) => !priceFilters.some((priced) => priced === name)),
    ),
    s: priceSorts.some(({ value }) => value === s) ? undefined : s,
  }
}

/** The sort that holds. */
export function sortOf({ text, s }: Pick<ResultsParameters, 'text' | 's'>): string {
  return s ?? defaultPriceGuideSort(text)
}
