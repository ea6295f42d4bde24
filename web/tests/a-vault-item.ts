import { aBareItem } from '@vitrine/contracts/testing/a-bare-item'
import type { PublicItem } from '@vitrine/contracts/vault-items/item-views'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'

/** An item as its owner gets it. */
export function aVaultItem(change: Partial<VaultItem> = {}): VaultItem {
  return aBareItem({
    id: 12,
    title: 'Silver teapot',
    subtitle: 'Georgian, by a London maker',
    description: 'A teapot of bullet shape.\nThe handle was mended.',
    categoryId: 1,
    itemCollections: [{ id: 4, title: 'Tea' }],
    tags: [{ id: 5, title: 'Favorite', color: '#74C27A' }],
    purchaseDate: '2019-06-02',
    purchasePrice: 1234.5,
    numberOfYearsInFamily: 3,
    itemSignificances: [{ id: 2, description: 'familyHeirloom' }],
    isInsured: true,
    insurance: { id: 4, displayName: 'Fine art policy' },
    isStored: true,
    storageLocation: { id: 9, displayName: 'Display case' },
    itemSpecifics: [{ id: 31, name: 'maker', displayName: 'Maker', value: 'Paul Storr' }],
    images: [
      { id: 21, url: '/api/v1/vault/media/first' },
      { id: 22, url: '/api/v1/vault/media/second' },
    ],
    picturesCount: 2,
    imagesCount: 2,
    revision: 3,
    ...change,
  })
}

/** The same as everybody sees it while its collection is public. */
export function aPublicItem(change: Partial<PublicItem> = {}): PublicItem {
  const item = aVaultItem()
  return {
    id: item.id,
    title: item.title,
    subtitle: item.subtitle,
    description: item.description,
    categoryId: item.categoryId,
    itemCollections: item.itemCollections,
    itemSpecifics: item.itemSpecifics,
    images: item.images,
    videos: item.videos,
    createdDate: item.createdDate,
    ...change,
  }
}
