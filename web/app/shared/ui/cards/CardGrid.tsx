import type { ReactNode } from 'react'
import { seenAt } from '../Picture.tsx'
import { listPictures, type CategoryDrawings, type PicturedItem } from './item-picture.ts'
import { ObjectCard, type ObjectCardProps, type ObjectPicture } from './ObjectCard.tsx'

/** Cards in columns: two on a phone, three on a tablet, four on wider screens. Give it list items. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="cards grid grid-cols-2 gap-x-5 gap-y-8 tablet:grid-cols-3 desktop:grid-cols-4 desktop:gap-x-8"
    >
      {children}
    </ul>
  )
}

interface ObjectCardsProps<Item> {
  label: string
  items: readonly Item[]
  /** What stands for a missing picture. */
  drawings?: CategoryDrawings
  /** Instead of drawings. */
  pictureOf?: (item: Item) => ObjectPicture
  /** How many pictures are on screen at once when the page opens. */
  onScreen?: number
  /** What the card of an item says beside its title. */
  partsOf: (item: Item) => Pick<ObjectCardProps, 'label' | 'price' | 'heart' | 'badge'>
}

/** A card for each item of a list. */
export function ObjectCards<Item extends PicturedItem & { id: number; pageURI: string }>({
  label,
  items,
  drawings = {},
  pictureOf,
  onScreen = 0,
  partsOf,
}: ObjectCardsProps<Item>) {
  const pictures = pictureOf ? items.map(pictureOf) : listPictures(items, drawings)
  return (
    <CardGrid label={label}>
      {items.map((item, place) => (
        <li key={item.id}>
          <ObjectCard
            title={item.title}
            to={item.pageURI}
            picture={pictures[place] ?? null}
            seen={seenAt(place, onScreen)}
            {...partsOf(item)}
          />
        </li>
      ))}
    </CardGrid>
  )
}
