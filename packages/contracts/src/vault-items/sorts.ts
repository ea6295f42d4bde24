/** The documented sorts, which lists of tags have as well. */
export const documentedSorts = ['createdDate:desc', 'createdDate:asc', 'title:asc', 'title:desc'] as const

/** Sorts of items beside them. What has no value comes last, either way. */
export const furtherSorts = [
  { value: 'value:desc', label: 'Highest value' },
  { value: 'value:asc', label: 'Lowest value' },
  { value: 'cost:desc', label: 'Highest cost' },
  { value: 'cost:asc', label: 'Lowest cost' },
  { value: 'purchaseDate:desc', label: 'Last acquired' },
  { value: 'purchaseDate:asc', label: 'First acquired' },
  { value: 'inventoryNumber:asc', label: 'Inventory number' },
  { value: 'inventoryNumber:desc', label: 'Inventory number, from the last' },
] as const

export const vaultItemSorts = [...documentedSorts, ...furtherSorts.map(({ value }) => value)] as const
export type VaultItemSort = (typeof vaultItemSorts)[number]

/** What the select of the list offers; other sorts are for the panel of filters and for calls. */
export const offeredVaultSorts = [
  { value: 'createdDate:desc', label: 'Last Added' },
  { value: 'title:asc', label: 'Alphabetic' },
] as const
