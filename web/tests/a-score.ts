import type { MemberScore } from '@vitrine/contracts/worth-score/schemas'

/** The figures of a score, as an item's page shows them. */
export const scoreFigures: MemberScore = {
  itemsRelated: [],
  priceGraph: [],
  estimatedPriceMin: 310,
  estimatedPriceMax: 690,
  meanPrice: 468,
  widePriceMin: 205,
  widePriceMax: 1020,
  currency: 'USD',
  difference: null,
  filters: { query: 'Delft vase', categoryId: 3, excludedIds: [] },
  meta: { vaultItemId: 7, total: 12, minimum: 5, outcome: 'told', hasSnapshot: false },
}

/** The same of an item that has been sold too rarely. */
export function withoutFigures(total: number): MemberScore {
  return {
    ...scoreFigures,
    estimatedPriceMin: null,
    estimatedPriceMax: null,
    meanPrice: null,
    widePriceMin: null,
    widePriceMax: null,
    currency: null,
    meta: { ...scoreFigures.meta, total, outcome: 'too few' },
  }
}
