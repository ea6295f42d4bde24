import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { exportMarks as exportEndpoint, listFavorites } from '@vitrine/contracts/favorites/endpoints'
import type { FavoriteSort, FavoriteType } from '@vitrine/contracts/favorites/favorites'

const favoriteListsKey = (itemType: FavoriteType) => ['favorite-lists', itemType] as const

/** One page of the reader's favorites of a kind. */
export const favoriteList = (
  call: Client,
  itemType: FavoriteType,
  asked: { sort: FavoriteSort; pageNumber: number },
) =>
  queryOptions({
    queryKey: [...favoriteListsKey(itemType), asked],
    queryFn: ({ signal }) => call(listFavorites, { params: { itemType }, query: asked }, { signal }),
  })

/**
 * The lists hold another number of favorites now. `isAskedAgain` says whether the one that is shown is asked
 * for at once.
 */
export async function favoritesChanged(
  queryClient: QueryClient,
  itemType: FavoriteType,
  isAskedAgain = true,
): Promise<void> {
  await queryClient.invalidateQueries({
    queryKey: favoriteListsKey(itemType),
    refetchType: isAskedAgain ? 'active' : 'none',
  })
}

export const exportMarks = (call: Client, sort: FavoriteSort) => call(exportEndpoint, { query: { sort } })
