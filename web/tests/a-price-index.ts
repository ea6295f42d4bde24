import type { PriceIndex, PriceIndices } from '@vitrine/contracts/price-indices/schemas'

/** @param years year, level, and how far the range reaches to either side */
export function aPriceIndex(
  title: string,
  ...years: readonly (readonly [year: number, level: number, reach: number])[]
): PriceIndex {
  return {
    url: title.toLowerCase(),
    title,
    sales: 1_000 * years.length,
    years: years.map(([year, level, reach]) => ({
      year,
      level,
      low: level - reach,
      high: level + reach,
      sales: 1_000,
    })),
  }
}

export const priceIndicesOf = (change: Partial<PriceIndices> = {}): PriceIndices => ({
  categories: [
    aPriceIndex('Ceramics', [2018, 100, 0], [2019, 104, 9], [2020, 96, 10]),
    aPriceIndex('Furniture', [2018, 100, 0], [2019, 80, 8], [2021, 71, 9]),
    aPriceIndex('Jewelry', [2019, 100, 0], [2020, 123, 8], [2021, 138, 12]),
  ],
  tooFewSales: [{ url: 'tools', title: 'Tools' }],
  computedAt: '2026-11-30T08:00:00.000Z',
  sampleShare: 0,
  ...change,
})
