import type { MarkCard } from '@vitrine/contracts/marks/schemas'
import { CardGrid } from '../../../shared/ui/cards/CardGrid.tsx'
import { listPictures, type CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { ObjectCard } from '../../../shared/ui/cards/ObjectCard.tsx'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import { whoAndWhere } from '../who-and-where.ts'

interface MarkCardsProps {
  label: string
  items: readonly MarkCard[]
  drawings: CategoryDrawings
  /** How many pictures are on screen at once when the page opens. */
  onScreen?: number
}

export function MarkCards({ label, items, drawings, onScreen = 0 }: MarkCardsProps) {
  const pictures = listPictures(items, drawings)
  return (
    <CardGrid label={label}>
      {items.map((item, place) => (
        <li key={item.id}>
          <ObjectCard
            title={item.title}
            to={item.pageURI}
            picture={pictures[place] ?? null}
            label={whoWhereWhen(item)}
            heart={<ItemHeart itemType="marks" id={item.id} title={item.title} />}
            seen={seenAt(place, onScreen)}
          />
        </li>
      ))}
    </CardGrid>
  )
}

/** 'Chelsea, London, England · 1752–1756'. */
function whoWhereWhen({ maker, place, period }: MarkCard): string {
  return [whoAndWhere(maker, place), period].filter(Boolean).join(' · ')
}
