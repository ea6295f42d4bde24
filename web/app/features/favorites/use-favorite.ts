import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import { useRef, useState } from 'react'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { favoritesChanged } from './queries/favorite-list.ts'
import { addToFavorites, favoriteState, removeFromFavorites } from './queries/favorite-state.ts'

type Change =
  | { kind: 'none' }
  | { kind: 'pending' | 'done'; toFavorite: boolean }
  | { kind: 'failed'; text: string }

/**
 * Whether an item is a favorite of the reader. A change shows at once, and is taken back where the call
 * fails.
 */
export function useFavorite(itemType: FavoriteType, id: number) {
  const queryClient = useQueryClient()
  const state = favoriteState(browserCall, itemType, id)
  const { data: favoriteId } = useQuery(state)
  const [change, setChange] = useState<Change>({ kind: 'none' })
  // A second press may come before the first one is drawn.
  const isBusy = useRef(false)

  async function toggle() {
    if (isBusy.current || favoriteId === undefined) return
    isBusy.current = true
    setChange({ kind: 'pending', toFavorite: favoriteId === null })
    try {
      // What was asked before the change must not be shown after it.
      await queryClient.cancelQueries({ queryKey: state.queryKey })
      const changed = favoriteId === null ? await addToFavorites(browserCall, itemType, id) : null
      if (favoriteId !== null) await removeFromFavorites(browserCall, itemType, favoriteId)
      queryClient.setQueryData(state.queryKey, changed)
      void favoritesChanged(queryClient, itemType)
      setChange({ kind: 'done', toFavorite: changed !== null })
    } catch (error) {
      setChange({ kind: 'failed', text: failureOf(error).text })
    } finally {
      isBusy.current = false
    }
  }
  return {
    isKnown: favoriteId !== undefined,
    isFavorite: change.kind === 'pending' ? change.toFavorite : typeof favoriteId === 'number',
    change,
    toggle,
  }
}
