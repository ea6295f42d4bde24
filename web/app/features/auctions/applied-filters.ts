import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { auctionDay } from './auction-days.ts'
import { auctionsPath, type AuctionsParameters } from './auctions-parameters.ts'

export interface FilterChip {
  /** The filter in words. */
  label: string
  /** The page without it. */
  to: string
}

/** What narrows the list, in words, each with the page that is without it. */
export function appliedFilters(
  parameters: AuctionsParameters,
  facets: AuctionsResponse['facets'] | undefined,
): FilterChip[] {
  const { query, category, place, from, to } = parameters
  const titleOf = (url: string) => facets?.categories.find((one) => one.url === url)?.title ?? url
  const chip = (label: string, without: Partial<AuctionsParameters>): FilterChip => ({
    label,
    to: auctionsPath(parameters, without),
  })
  return [
    ...(query ? [chip(`"${query}"`, { query: '' })] : []),
    ...(category ? [chip(readCategoryList(category).map(titleOf).join(', '), { category: '' })] : []),
    ...(place ? [chip(place, { place: '' })] : []),
    ...(from || to ? [chip(daysText(from, to), { from: '', to: '' })] : []),
  ]
}

function daysText(from: string, to: string): string {
  if (!to) return `from ${dayText(from)}`
  if (!from) return `up to ${dayText(to)}`
  const [first, last] = from > to ? [to, from] : [from, to]
  return first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`
}

/** As the list writes days. */
function dayText(day: string): string {
  return auctionDay(`${day}T00:00:00Z`, 'UTC')
}
