import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import { browserQueryClient } from '../../shared/api/browser-queries.ts'
import { HeartButton } from '../../shared/ui/cards/HeartButton.tsx'
import { favoriteStatesKey } from './queries/favorite-state.ts'
import { useFavorite } from './use-favorite.ts'

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
