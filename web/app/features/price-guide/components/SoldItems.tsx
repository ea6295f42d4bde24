import type { SoldItemCard } from '@vitrine/contracts/price-guide/schemas'
import { CardGrid } from '../../../shared/ui/cards/CardGrid.tsx'
import { ObjectCard } from '../../../shared/ui/cards/ObjectCard.tsx'
import { Badge } from '../../../shared/ui/figures/Badge.tsx'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import { listPictures, type CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import type { SeenPrices } from '../use-prices.ts'
import { SoldPrice } from './SoldPrice.tsx'

interface SoldItemsProps {
  label: string
  items: readonly SoldItemCard[]
  drawings: CategoryDrawings
  prices: SeenPrices
  /** How many pictures are on screen at once when the page opens. */
  onScreen?: number
}

export function SoldItems({ label, items, drawings, prices, onScreen = 0 }: SoldItemsProps) {
  const pictures = listPictures(items, drawings)
  return (
    <CardGrid label={label}>
      {items.map((item, place) => (
        <li key={item.id}>
          <ObjectCard
            title={item.title}
            to={item.pageURI}
            picture={pictures[place] ?? null}
            label={<Sale item={item} />}
            price={<SoldPrice id={item.id} to={item.pageURI} seen={prices} />}
            heart={<ItemHeart itemType="inventory" id={item.id} title={item.title} />}
            badge={item.isSample && <Badge>Sample data</Badge>}
            seen={seenAt(place, onScreen)}
          />
        </li>
      ))}
    </CardGrid>
  )
}

function Sale({ item: { maker, saleDate } }: { item: SoldItemCard }) {
  return (
    <>
      {maker ? `${maker}, sold` : 'Sold'} <Day iso={saleDate} />
    </>
  )
}
