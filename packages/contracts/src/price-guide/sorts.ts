/** 'Sort results' on the price guide's search page, in the order shown. */
export const priceGuideSorts = [
  { label: 'Best Match', value: 'relevance:desc' },
  { label: 'Sale Date: Most Recent', value: 'saleDate:desc' },
  { label: 'Sale Date: Oldest', value: 'saleDate:asc' },
  { label: 'Title A-Z', value: 'title:asc' },
  { label: 'Title Z-A', value: 'title:desc' },
] as const

/** For whoever sees every price: of no other order does a public response know. */
export const priceSorts = [
  { label: 'Price: Highest', value: 'price:desc' },
  { label: 'Price: Lowest', value: 'price:asc' },
] as const

export type PriceGuideSort = (typeof priceGuideSorts)[number]['value']
export type PriceSort = (typeof priceSorts)[number]['value']

export function isPriceGuideSort(value: unknown): value is PriceGuideSort {
  return priceGuideSorts.some((sort) => sort.value === value)
}

export function isPriceSort(value: unknown): value is PriceSort {
  return priceSorts.some((sort) => sort.value === value)
}

/** Relevance with a query, the newest sales without. */
export function defaultPriceGuideSort(query: string): PriceGuideSort {
  return query ? 'relevance:desc' : 'saleDate:desc'
}
