import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { favoritesChanged } from '../queries/favorite-list.ts'
import { favoriteState, removeFromFavorites } from '../queries/favorite-state.ts'
import type { FavoriteRow } from './favorite-row.ts'

interface RemovalOptions {
  itemType: FavoriteType
  isFirstPage: boolean
  toFirstPage: () => void
}

/**
 * Removes a row: then the list is asked for again in its order, from its first page, and the item's heart is
 * off wherever it stands.
 */
export function useRemoval({ itemType, isFirstPage, toFirstPage }: RemovalOptions) {
  const queryClient = useQueryClient()
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ favoriteId }: FavoriteRow) => removeFromFavorites(browserCall, itemType, favoriteId),
    onSuccess: async (_, { id }) => {
      queryClient.setQueryData(favoriteState(browserCall, itemType, id).queryKey, null)
      await favoritesChanged(queryClient, itemType, isFirstPage)
      if (!isFirstPage) toFirstPage()
    },
  })
  return {
    remove: mutate,
    busyId: isPending ? variables.favoriteId : null,
    done: isSuccess ? 'Removed from your favorites.' : '',
    failure: error && failureOf(error).text,
  }
}
