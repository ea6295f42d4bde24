import { z } from 'zod'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { isCalendarDay } from '../calendar-day.ts'
import { isPriceText, DEFAULT_CURRENCY, isCurrency } from './price.ts'
import { priceGuideMessages as messages, priceGuideLimits as limits } from './messages.ts'
import { isPriceGuideSort, isPriceSort } from './sorts.ts'

const CATEGORY_URL_MAX = 200
/** The value of `facets` of a search that wants results and their total alone. */
export const NO_FACETS = 'none'

const dayParameter = textParameter(20).refine(
  (text) => text === '' || isCalendarDay(text),
  messages.dayInvalid,
)
const priceParameter = textParameter(20).refine(
  (text) => text === '' || isPriceText(text),
  messages.priceInvalid,
)

/** The parameters of the search page; 'f.' begins the name of a filter. What is not given is ''. */
const searchShape = {
  query: textParameter(limits.queryMax),
  /** The urls of up to five categories with commas between; each means itself and everything below it. */
  category: textParameter((CATEGORY_URL_MAX + 1) * siteSearchLimits.categoriesMax),
  'f.maker': textParameter(limits.filterMax),
  'f.source': textParameter(limits.filterMax),
  /** Days of the calendar, 2026-01-31; both belong to the range. */
  'f.dateFrom': dayParameter,
  'f.dateTo': dayParameter,
  /** Prices above 0 with at most two digits behind the point; both belong to the range. */
  'f.priceFrom': priceParameter,
  'f.priceTo': priceParameter,
  s: textParameter(40).refine(
    (sort) => sort === '' || isPriceGuideSort(sort) || isPriceSort(sort),
    messages.sortUnknown,
  ),
  offset: offsetSchema,
  /**
   * `none` leaves the counts beside the results out, which cost more than a page of them: all facets of the
   * response are empty then.
   */
  facets: textParameter(20).refine((facets) => facets === '' || facets === NO_FACETS, messages.facetsUnknown),
}

/**
 * `currency` is '' where it is not given. Prices are named here only so that the call can refuse them with
 * their own code.
 */
export const searchQuerySchema = z
  .looseObject({ ...searchShape, currency: textParameter(10) })
  .superRefine(refuseMisfits)
export type SearchQuery = z.output<typeof searchQuerySchema>

/** The same and prices, in one currency. */
export const pricedSearchQuerySchema = z
  .looseObject({
    ...searchShape,
    currency: textParameter(10)
      .transform((code) => code.toUpperCase() || DEFAULT_CURRENCY)
      .refine(isCurrency, messages.currencyUnknown),
  })
  .superRefine(refuseMisfits)
export type PricedSearchQuery = z.output<typeof pricedSearchQuerySchema>

type Ranges = Record<'f.dateFrom' | 'f.dateTo' | 'f.priceFrom' | 'f.priceTo', string>

function refuseMisfits(query: Ranges & Record<string, unknown>, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  for (const name of Object.keys(query))
    if (name.startsWith('f.') && !(name in searchShape)) refuse(name.slice(0, 50), messages.filterUnknown)
  if (query['f.dateFrom'] && query['f.dateTo'] && query['f.dateFrom'] > query['f.dateTo'])
    refuse('f.dateTo', messages.rangeOfDays)
  if (query['f.priceFrom'] && query['f.priceTo'] && Number(query['f.priceFrom']) > Number(query['f.priceTo']))
    refuse('f.priceTo', messages.rangeOfPrices)
}

/** `1,2,3`: at most 100 ids. */
export const priceIdsSchema = textParameter(20 * limits.pricesMax)
  .refine(
    (text) => /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(text) && text.split(',').length <= limits.pricesMax,
    messages.idsInvalid,
  )
  .transform((text) => [...new Set(text.split(',').map(Number))])
