import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { DEFAULT_CURRENCY, isCurrency } from '@vitrine/contracts/price-guide/price'
import { searchPricedItems } from '@vitrine/contracts/price-guide/endpoints'
import type { PricedSearchResponse } from '@vitrine/contracts/price-guide/price-schemas'
import type { SearchResponse } from '@vitrine/contracts/price-guide/schemas'
import { browserCall, browserQueries } from '../../../shared/api/browser-queries.ts'
import { failureOf, type ListFailure } from '../../../shared/api/failure.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { counted } from '../../../shared/format/numbers.ts'
import {
  type ResultsFilter,
  spanText,
  type AppliedFilter,
  type PriceFilter,
} from '../../../shared/results/results-filter.ts'
import type { SearchAgain } from '../../../shared/results/results-heading.ts'
import type { ResultsParameters } from '../../../shared/results/results-section.ts'
import { asksForPrices } from '../price-guide-section.ts'
import type { SearchCall } from '../search-call.ts'

/** For whoever sees every price: in one currency, by price where it is wanted. */
const pricedItems = (call: Client, query: PricedSearchCall) =>
  queryOptions<PricedSearchResponse>({
    queryKey: ['price-guide', 'priced-search', query],
    queryFn: ({ signal }) => call(searchPricedItems, { query: { ...query } }, { signal }),
  })

/** The page's own: imported here as well, it would weigh on every page of the section. */
type CallOf = (parameters: ResultsParameters) => SearchCall

/** The search with prices that a URL asks for. */
export const pricedSearch = (callOf: CallOf, parameters: ResultsParameters) =>
  pricedItems(browserCall, pricedSearchCall(callOf(parameters), parameters))

/** What a results page shows of a search. */
export interface ShownSearch {
  /** Null while it is on its way, or where it failed. */
  response: SearchResponse | null
  failure: ListFailure | null
  /** Beside those that everybody has. */
  filters: readonly ResultsFilter[]
  /** Sentences beside what the search says of itself. */
  note: string | null
  searchAgain: SearchAgain
}

interface PricedSearch {
  callOf: CallOf
  parameters: ResultsParameters
  /** Null while it is on its way, or where it failed. */
  priced: PricedSearchResponse | null
  error: Error | null
}

/**
 * The search without prices, with filter and order by price. Where neither is asked for, items in every
 * currency are shown.
 */
export function withPrices(
  unpriced: ShownSearch,
  { callOf, parameters, priced, error }: PricedSearch,
): ShownSearch {
  const both = {
    filters: priced ? [priceFilter(priced, parameters.filters)] : [],
    searchAgain: (wanted: ResultsParameters) =>
      asksForPrices(wanted)
        ? browserQueries.fetch(pricedSearch(callOf, wanted))
        : unpriced.searchAgain(wanted),
  }
  if (!asksForPrices(parameters)) return { ...unpriced, ...both }
  return {
    ...both,
    response: priced,
    failure: error && failureOf(error),
    note: priced && currencyNote(priced),
  }
}

function priceFilter(
  { currency, currencies, prices }: PricedSearchResponse,
  applied: Readonly<Record<string, string>>,
): ResultsFilter {
  const known = currencies.some(({ value }) => value === currency)
    ? currencies
    : [{ value: currency, count: 0 }, ...currencies]
  const filter = {
    kind: 'price' as const,
    from: 'f.priceFrom',
    to: 'f.priceTo',
    currency: 'currency',
    legend: 'Price',
    buckets: prices,
    currencies: known.map(({ value, count }) => ({
      value,
      label: `${nameOf(value)} (${counted(count, 'result')})`,
    })),
    shownCurrency: currency,
  }
  return { ...filter, chips: appliedPrices(filter, applied) }
}

function currencyNote({ currency, otherCurrencies }: PricedSearchResponse): string {
  const only = `Prices in ${nameOf(currency)} only.`
  return otherCurrencies > 0
    ? `${only} ${counted(otherCurrencies, 'result')} in other currencies ${otherCurrencies === 1 ? 'is' : 'are'} left out.`
    : only
}

/** 'XXX' is money that has no code. */
function nameOf(currency: string): string {
  return currency === 'XXX' ? 'other money' : currency
}

interface PricedSearchCall extends SearchCall {
  'f.priceFrom': string
  'f.priceTo': string
  currency: string
}

/**
 * What the search with prices takes beside what every search does: one currency, dollars where none is named
 * that there is.
 */
export function pricedSearchCall(
  call: SearchCall,
  { filters, s = call.s }: Pick<ResultsParameters, 'filters' | 's'>,
): PricedSearchCall {
  const [from, to] = [priceOf(filters['f.priceFrom']), priceOf(filters['f.priceTo'])]
  // A range that was typed the wrong way round is turned round: what is meant is plain.
  const [low, high] = from && to && Number(from) > Number(to) ? [to, from] : [from, to]
  const currency = filters['currency']?.toUpperCase() ?? ''
  return {
    ...call,
    s,
    'f.priceFrom': low,
    'f.priceTo': high,
    currency: isCurrency(currency) ? currency : DEFAULT_CURRENCY,
  }
}

function priceOf(text = ''): string {
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? text : ''
}

/** The range of prices and the currency that hold now, as chips name them. */
export function appliedPrices(
  { from, to, currency, legend, shownCurrency }: Omit<PriceFilter, 'chips'>,
  applied: Readonly<Record<string, string>>,
): AppliedFilter[] {
  const money = (text: string | undefined) => text && formatMoney(Number(text), shownCurrency)
  const [low, high] = [money(applied[from]), money(applied[to])]
  return [
    ...(low || high ? [{ names: [from, to], kind: legend, label: spanText(low, high) }] : []),
    ...(applied[currency]
      ? [{ names: [from, to, currency], kind: 'Currency', label: `in ${shownCurrency}` }]
      : []),
  ]
}
