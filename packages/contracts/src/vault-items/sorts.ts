export const vaultItemSorts = ['createdDate:desc', 'createdDate:asc', 'title:asc', 'title:desc'] as const
export type VaultItemSort = (typeof vaultItemSorts)[number]

/** What the select of the list offers; other sorts are for calls. */
export const offeredVaultSorts = [
  { value: 'createdDate:desc', label: 'Last Added' },
  { value: 'title:asc', label: 'Alphabetic' },
] as const
