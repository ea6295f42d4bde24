import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import { useRef, useState } from 'react'
import { browserQueryClient, browserCall } from '../../shared/api/browser-queries.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { HeartButton } from '../../shared/ui/cards/HeartButton.tsx'
import {
  addToFavorites,
  favoritesChanged,
  favoriteState,
  favoriteStatesKey,
  removeFromFavorites,
} from './queries.ts'

// A page that the browser had put away and shows again may be older than what was changed elsewhere
// meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void browserQueryClient.invalidateQueries({ queryKey: favoriteStatesKey })
})

interface FavoriteHeartProps {
  itemType: FavoriteType
  id: number
  title: string
}

/** Lies over its place, so that nothing moves when it comes. Another item is another heart. */
export default function FavoriteHeart(item: FavoriteHeartProps) {
  return <HeartOfItem key={item.id} {...item} />
}

function HeartOfItem({ itemType, id, title }: FavoriteHeartProps) {
  const { isKnown, isFavorite, change, toggle } = useFavorite(itemType, id)
  if (!isKnown) return null
  return (
    <>
      <HeartButton
        title={title}
        isFavorite={isFavorite}
        isBusy={change.kind === 'pending'}
        onToggle={() => void toggle()}
      />
      <span className="sr-only" aria-live="polite">
        {change.kind === 'done' &&
          (change.toFavorite ? 'Added to your favorites.' : 'Removed from your favorites.')}
      </span>
      {change.kind === 'failed' && (
        <p
          role="alert"
          className={`absolute top-11 z-10 w-44 border border-hairline bg-paper px-3 py-2 text-sm text-oxblood ${itemType === 'library' ? 'left-0' : 'right-0'}`}
        >
          {change.text}
        </p>
      )}
    </>
  )
}

type Change =
  | { kind: 'none' }
  | { kind: 'pending' | 'done'; toFavorite: boolean }
  | { kind: 'failed'; text: string }

/**
 * Whether an item is a favorite of the reader. A change shows at once, and is taken back where the call
 * fails.
 */
function useFavorite(itemType: FavoriteType, id: number) {
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
