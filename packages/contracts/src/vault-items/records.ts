/** How caches name an item. */
export function vaultItemRecord(id: number): string {
  return `vault-item-${id}`
}
