/** The filter by price, of a search whose prices are told in euros. */
export const priceFilter = {
  kind: 'price',
  from: 'f.priceFrom',
  to: 'f.priceTo',
  currency: 'currency',
  legend: 'Price',
  buckets: [],
  currencies: [],
  shownCurrency: 'EUR',
} as const
