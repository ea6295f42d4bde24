import { DEFAULT_CURRENCY, isCurrency } from '@vitrine/contracts/price-guide/currencies'
import type { ResultsParameters } from '../../shared/results/results-section.ts'
import type { SearchCall } from './search-call.ts'

export interface PricedSearchCall extends SearchCall {
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
