import { queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import { readPublicCollection } from '@vitrine/contracts/collections/endpoints'
import { COLLECTION_GONE, COLLECTION_NOT_PUBLIC } from '@vitrine/contracts/collections/collections'

/** Why a collection is not shown, in the documents' own words. */
export interface NotShown {
  status: 403 | 404
  text: string
}

/** From one moment to the next it may be private: it never counts as fresh. */
export const publicCollection = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['public-collections', id],
    staleTime: 0,
    queryFn: ({ signal }) => call(readPublicCollection, { params: { id } }, { signal }),
  })

export const collectionGone: NotShown = { status: 404, text: COLLECTION_GONE }

/** What to say instead of a collection; null where the call failed for another reason. */
export function notShown(error: unknown): NotShown | null {
  if (!(error instanceof CallFailed)) return null
  if (error.status === 404) return collectionGone
  return error.status === 403 ? { status: 403, text: COLLECTION_NOT_PUBLIC } : null
}
