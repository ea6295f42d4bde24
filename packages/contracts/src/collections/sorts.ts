export const collectionSorts = ['createdDate:desc', 'createdDate:asc', 'title:asc', 'title:desc'] as const
export type CollectionSort = (typeof collectionSorts)[number]

/** On the list, in a collection and on its public page alike. */
export const offeredCollectionSorts = [
  { value: 'createdDate:desc', label: 'Date: Most Recent' },
  { value: 'createdDate:asc', label: 'Date: Oldest' },
  { value: 'title:asc', label: 'Title A-Z' },
  { value: 'title:desc', label: 'Title Z-A' },
] as const satisfies readonly { value: CollectionSort; label: string }[]
