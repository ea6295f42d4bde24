import { aBareItem } from '@vitrine/contracts/testing/a-bare-item'
import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'

/** A member's item as staff get it. */
export function aVaultItem(more: Partial<ManagedVaultItem> = {}): ManagedVaultItem {
  return {
    ...aBareItem({
      title: 'Blue vase',
      description: 'A vase of blue glass.',
      itemCollections: [{ id: 3, title: 'Glass of the house' }],
      tags: [{ id: 5, title: 'Heirloom', color: '#F2D05E' }],
      purchaseDate: '2020-02-29',
      purchasePrice: 120.5,
      numberOfYearsInFamily: 12,
      itemSignificances: [{ id: 2, description: 'familyHeirloom' }],
      isStored: true,
      storageLocation: { id: 11, displayName: 'Home' },
      itemSpecifics: [{ id: 1, name: 'maker', displayName: 'Maker', value: 'Unknown' }],
    }),
    userId: 4,
    email: 'ana@post.example',
    ...more,
  }
}
