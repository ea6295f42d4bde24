/** Limits of an item in the vault (document 2, section 9; readings of document 2, section 3). */
export const vaultItemLimits = {
  titleMax: 80,
  subtitleMax: 55,
  descriptionMax: 10_000,
  /** Of every text but the subtitle. */
  textMin: 2,
  /** In US dollars. */
  priceMax: 999_999_999_999.99,
  /** As it is typed, with its thousands commas. */
  priceLengthMax: 18,
  yearsInFamilyMax: 999_999_999,
  firstYear: 1000,
  specificsMax: 30,
  specificNameMax: 80,
  specificValueMax: 500,
  tagsMax: 50,
  pageSize: 20,
  pageMax: 100,
  titleFilterMax: 100,
  suggestionsMax: 10,
  /** Characters from which a screen asks for suggestions; pickers ask from the first. */
  suggestionsFrom: 3,
  bulkDeleteMax: 100,
  bulkOperationsMax: 20,
  bulkObjectsMax: 100,
  dashboardItems: 50,
  similarItems: 10,
  /** Days for which what was deleted can be restored. */
  restoreDays: 30,
} as const
