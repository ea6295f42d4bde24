import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'

/** A member's item as staff get it. */
export function aVaultItem(more: Partial<ManagedVaultItem> = {}): ManagedVaultItem {
  return {
    id: 7,
    title: 'Blue vase',
    subtitle: '',
    description: 'A vase of blue glass.',
    categoryId: 1,
    itemCollections: [{ id: 3, title: 'Glass of the house' }],
    tags: [{ id: 5, title: 'Heirloom', color: '#F2D05E' }],
    purchaseDate: '2020-02-29',
    purchasePrice: 120.5,
    soldPrice: null,
    numberOfYearsInFamily: 12,
    itemSignificances: [{ id: 2, description: 'familyHeirloom' }],
    insurance: null,
    customInsurance: '',
    storageLocation: { id: 11, displayName: 'Home' },
    customStorageLocation: '',
    itemSpecifics: [{ id: 1, name: 'maker', displayName: 'Maker', value: 'Unknown' }],
    images: [],
    videos: [],
    createdDate: '2026-03-04T05:06:07.000Z',
    picturesCount: 0,
    imagesCount: 0,
    videosCount: 0,
    estimatedPriceMin: null,
    estimatedPriceMax: null,
    meanPrice: null,
    estimateCurrency: null,
    estimatedAt: null,
    revision: 1,
    userId: 4,
    email: 'ana@post.example',
    ...more,
  }
}
