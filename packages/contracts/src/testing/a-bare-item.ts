import { fieldsBy } from '../vault-items/item-fields.ts'
import type { VaultItem } from '../vault-items/schemas.ts'

/** An item of a vault as its owner gets it, with what is required alone, but for the change. */
export function aBareItem(change: Partial<VaultItem> = {}): VaultItem {
  return {
    id: 7,
    title: 'Delft vase',
    description: 'Blue tulips',
    categoryId: 1,
    ...fieldsBy({
      line: () => '',
      date: () => null,
      price: () => null,
      years: () => null,
      significances: () => [],
      answer: () => false,
      entry: () => null,
      custom: () => '',
    }),
    itemCollections: [],
    tags: [],
    itemSpecifics: [],
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
    ...change,
  }
}
