/** Of a vault without an item, in the documents' own words. */
export const EMPTY_VAULT = "You don't have any items in your vault"
