import { z } from 'zod'
import { isCalendarDay } from '../calendar-day.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import {
  categoryFacetSchema,
  searchResultsSchema,
  titleHighlightsSchema,
  valueCountSchema,
  yearCountSchema,
} from '../search-results.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { priceGuideMessages as messages, priceGuideLimits as limits } from './messages.ts'
import { isPriceText, DEFAULT_CURRENCY, isCurrency } from './price.ts'
import { isPriceGuideSort, isPriceSort } from './sorts.ts'

export { suggestionsSchema, type Suggestions } from '../search-results.ts'

/** What everybody gets of a sold item in a list. Never a price, nor anything that tells of one. */
export const soldItemCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** `/worthopedia/{id}/{slug}` */
  pageURI: z.string(),
  /** Empty where nobody is known. */
  maker: z.string(),
  /** 2026-01-31 */
  saleDate: z.string(),
  source: z.string(),
  /** The first picture; empty where there is none. */
  thumbnail: z.string(),
  /** The root category's title; empty where it is hidden. */
  category: z.string(),
  /** Its url; empty where it is hidden. */
  categoryUrl: z.string(),
  /** Made up, to show how the site works. */
  isSample: z.boolean(),
})
export type SoldItemCard = z.infer<typeof soldItemCardSchema>

export const soldItemListSchema = listResponseSchema(soldItemCardSchema)

export const soldItemCrumbSchema = z.object({ url: z.string(), title: z.string() })

/** What everybody gets of a sold item on its page. Its description and further pictures are details. */
export const soldItemSchema = soldItemCardSchema.extend({
  slug: z.string(),
  /** Root first; the item's own category last. */
  categories: z.array(soldItemCrumbSchema),
})
export type SoldItem = z.infer<typeof soldItemSchema>

export const soldItemDetailsSchema = z.object({
  id: z.int(),
  description: z.string(),
  pictures: z.array(z.string()),
  /** How many pieces were sold together. */
  pieces: z.int(),
})
export type SoldItemDetails = z.infer<typeof soldItemDetailsSchema>

/** A hit as a card, with the words of its title that matched. */
export const soldItemHitSchema = soldItemCardSchema.extend({
  highlights: titleHighlightsSchema,
})
export type SoldItemHit = z.infer<typeof soldItemHitSchema>

/** The facets are empty where the query leaves them out. */
export const searchResponseSchema = searchResultsSchema(soldItemHitSchema, {
  /** Every root category, those without results last, and what lies below the chosen ones. */
  categories: z.array(categoryFacetSchema),
  /** Of makers and sources the most frequent ones. */
  makers: z.array(valueCountSchema),
  sources: z.array(valueCountSchema),
  /** From the first to the last year with results, in order. */
  years: z.array(yearCountSchema),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

/** The landing page. */
export const overviewSchema = z.object({
  /** Of all sold items. */
  total: z.int(),
  /** Every root category, with what lies in and below it. */
  categories: z.array(z.object({ url: z.string(), title: z.string(), count: z.int() })),
  /** The makers with most sales; empty while the search engine is away. */
  makers: z.array(valueCountSchema),
  /** The newest sales. */
  recent: z.array(soldItemCardSchema),
  /** Some well-described ones of many categories. */
  notable: z.array(soldItemCardSchema),
})
export type Overview = z.infer<typeof overviewSchema>

/** A sold item, as the caches of its area name it. */
export function soldItemRecord(id: number): string {
  return `sold-item-${id}`
}

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
