/** What a sold price includes, as its source says; empty where it does not say. */
export const PRICE_BASES = ['', 'hammer', 'premium'] as const
export type PriceBasis = (typeof PRICE_BASES)[number]

/** Shown beside a price. */
export const priceBasisLabels: Record<Exclude<PriceBasis, ''>, string> = {
  hammer: 'hammer price',
  premium: 'with buyer’s premium',
}
