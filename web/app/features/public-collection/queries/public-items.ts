import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listPublicItems } from '@vitrine/contracts/collections/endpoints'
import type { CollectionSort } from '@vitrine/contracts/collections/sorts'

/** One page of what is in a public collection; it never counts as fresh, as the collection itself does not. */
export const publicItems = (call: Client, asked: { id: number; offset: number; s: CollectionSort }) =>
  queryOptions({
    queryKey: ['public-collections', asked.id, 'items', asked],
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(
        listPublicItems,
        { query: { 'f.itemCollectionId': asked.id, offset: asked.offset, s: asked.s } },
        { signal },
      ),
  })
