export const collectionStatuses = ['public', 'private'] as const
export type CollectionStatus = (typeof collectionStatuses)[number]

const MEGABYTE = 1_048_576

/** Uploads of pictures by one account; ours. Apart from the other limits, which public pages carry. */
export const PICTURE_CALLS_PER_MINUTE = 120

/** Document 3, section 9, and its readings D3-016, D3-017 and D3-048. */
export const collectionLimits = {
  titleMax: 80,
  titleFilterMax: 100,
  descriptionMax: 1000,
  pickerPage: 20,
  /**
   * Pages of the member's collections, of the dashboard, and of the items in a collection and in the panel
   * that adds some.
   */
  listPage: 9,
  dashboardCollections: 3,
  itemsPage: 9,
  suggestionsShown: 5,
  publicItemsPage: 8,
  /** The largest limit of a call for collections, titles or the items of a collection. */
  pageMax: 100,
  /** Items that one collection names in its own response. */
  namedItems: 100,
  /** Collections below which a cell of the grid offers to create one more. */
  placeholderBelow: 3,
  pictureBytesMin: 1,
  pictureBytesMax: 7 * MEGABYTE,
  pictureSideMax: 9999,
  /** Characters of the description in a link preview. */
  previewDescription: 200,
  /** Pixels of the description that show before 'read more'. */
  descriptionPreviewHeight: 60,
} as const

/** What a member and visitors choose from, in its order. */
export const collectionStatusLabels = { public: 'Public', private: 'Private' } as const satisfies Record<
  CollectionStatus,
  string
>

/** Where everybody sees a public collection. */
export function publicCollectionUrl(id: number): string {
  return `/app/collection/${id}`
}

/** Where a public collection is reported. */
export function reportCollectionUrl(id: number): string {
  return `/app/reportCollection?collectionId=${id}`
}

/** How many items are in a collection, in words. */
export function itemsCountText(count: number): string {
  if (count === 0) return 'Empty'
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`
}

/** Of public collections (document 3, section 2). */
export const COLLECTION_GONE = 'Unfortunately, this Vault collection no longer exists'
export const COLLECTION_NOT_PUBLIC = "We're sorry, but this collection is no longer public"
