import { z } from 'zod'
import { lenientParameter } from '../measured-text.ts'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { auctionsLimits } from './limits.ts'
import { auctionSearchMessages as messages } from './messages.ts'
import { isAuctionSort } from './sorts.ts'
import { isDay } from './time-zone.ts'

const CATEGORY_URL_MAX = 200

const dayParameter = textParameter(20).refine((text) => text === '' || isDay(text), messages.dayInvalid)

/** The parameters of the page; 'f.' begins the name of a filter. What is not given is ''. */
const searchShape = {
  query: textParameter(auctionsLimits.queryMax),
  /** The urls of up to five categories with commas between; empty is all. */
  category: textParameter((CATEGORY_URL_MAX + 1) * siteSearchLimits.categoriesMax),
  /** Exactly as the facet names it; empty is all. */
  place: textParameter(auctionsLimits.placeMax),
  /**
   * First and last day, both included, by the calendar of the place; the wrong way round they are turned
   * round.
   */
  'f.dateFrom': dayParameter,
  'f.dateTo': dayParameter,
  /** '1' lists those that are over. */
  past: lenientParameter(1, (value) => (value === '1' ? ('1' as const) : ('' as const))),
  s: textParameter(40).refine((sort) => sort === '' || isAuctionSort(sort), messages.sortUnknown),
  offset: offsetSchema,
}

export const auctionsQuerySchema = z.looseObject(searchShape).superRefine((query, context) => {
  for (const name of Object.keys(query))
    if (name.startsWith('f.') && !(name in searchShape))
      context.addIssue({ code: 'custom', path: [name.slice(0, 50)], message: messages.filterUnknown })
})
export type AuctionsQuery = z.output<typeof auctionsQuerySchema>
