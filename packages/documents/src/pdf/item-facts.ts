import { itemFactsOf } from '@vitrine/contracts/vault-items/item-facts'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { shownDate, shownPrice, significanceLabel } from '../shown-values.ts'

/** A label and what stands beside it. */
export type Fact = readonly [label: string, value: string]

/**
 * The fields of an item's own page with their labels; what is empty is left out, but for whether it is
 * insured.
 */
export function factsOf(item: VaultItem, categories: ReadonlyMap<number, string>): Fact[] {
  const fields = itemFactsOf(item, {
    date: shownDate,
    price: (price) => shownPrice(price),
    years: String,
    significances: (significances) => significances.map(significanceLabel).join(', '),
  })
  const facts: Fact[] = [
    ['Category', categories.get(item.categoryId) ?? 'No category'],
    ['Collection', item.itemCollections.map(({ title }) => title).join(', ')],
    ['Tags', item.tags.map(({ title }) => title).join(', ')],
    ...fields.map(({ name, value }) => [name, value] as const),
    ...item.itemSpecifics.map(({ displayName, value }) => [displayName, value] as const),
    ['WorthScore', worthScore(item)],
    ['Added', shownDate(item.createdDate)],
  ]
  return facts.filter(([, value]) => value !== '')
}

function worthScore({
  estimatedPriceMin: min,
  estimatedPriceMax: max,
  estimateCurrency,
  estimatedAt,
}: VaultItem): string {
  if (min === null || max === null) return ''
  const range = `${shownPrice(min, estimateCurrency ?? 'USD')} - ${shownPrice(max, estimateCurrency ?? 'USD')}`
  return estimatedAt === null ? range : `${range} as of ${shownDate(estimatedAt)}`
}
