import { itemFactsOf, type FactFormats, type ItemFact } from '@vitrine/contracts/vault-items/item-facts'
import { displayDollars } from '@vitrine/contracts/vault-items/price-display'
import { itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatCount } from '../../../shared/format/numbers.ts'

export const factFormats: FactFormats = {
  date: formatDay,
  price: displayDollars,
  years: formatCount,
  significances: (significances) => significanceLabels(significances.map(({ id }) => id)),
}

/**
 * An item's own fields as its page lists them; what is empty is left out with '', but for whether it is
 * insured.
 */
export function itemFacts(item: Parameters<typeof itemFactsOf>[0]): ItemFact[] {
  return itemFactsOf(item, factFormats)
}

/** In the documents' order, whatever the order of the ids. */
export function significanceLabels(ids: readonly number[]): string {
  return itemSignificances
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ')
}
