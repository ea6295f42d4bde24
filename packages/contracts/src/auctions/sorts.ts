/** 'Sort results' on the page of auctions, in the order shown. */
export const auctionSorts = [
  { label: 'Date: Earliest', value: 'date:asc' },
  { label: 'Date: Latest', value: 'date:desc' },
  { label: 'Title A-Z', value: 'title:asc' },
  { label: 'Best Match', value: 'relevance:desc' },
] as const

export type AuctionSort = (typeof auctionSorts)[number]['value']

export function isAuctionSort(value: unknown): value is AuctionSort {
  return auctionSorts.some((sort) => sort.value === value)
}

/** The soonest of those to come, the latest of those that are over. */
export function defaultAuctionSort(past: boolean): AuctionSort {
  return past ? 'date:desc' : 'date:asc'
}
