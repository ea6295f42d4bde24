/** Limits of a vault item's record: our own, no document gives any. */
export const recordLimits = {
  inventoryNumberMax: 40,
  lineMax: 120,
  /** A date as it is written: 'c. 1890', 'summer 1964'. */
  dateTextMax: 60,
  textMax: 2_000,
  notesMax: 10_000,
  quantityMax: 100_000,
  measurementsMax: 20,
  /** In the unit that is given. */
  measurementMax: 1_000_000,
  partsMax: 100,
  provenanceMax: 50,
  costsMax: 50,
  valuationsMax: 100,
  /** Items that one call changes. */
  itemsMax: 100,
  patternMax: 40,
  exchangeRatesMax: 50,
  exchangeRateMax: 1_000_000_000,
} as const
