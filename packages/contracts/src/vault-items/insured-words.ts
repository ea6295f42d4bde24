import type { VaultItem } from './schemas.ts'

/** Whether an item is insured, as its page and its PDF show it. */
export function insuredWords({ isInsured, insurance }: Pick<VaultItem, 'isInsured' | 'insurance'>): string {
  if (!isInsured) return 'No'
  return insurance ? 'Yes' : 'Yes, company not given'
}

/** '' where the storage location says it, and where the item is not stored. */
export function storedWords({
  isStored,
  storageLocation,
}: Pick<VaultItem, 'isStored' | 'storageLocation'>): string {
  return isStored && !storageLocation ? 'Yes, location not given' : ''
}
