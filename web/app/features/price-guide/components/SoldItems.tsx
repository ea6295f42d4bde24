import type { Price as SoldFor } from '@vitrine/contracts/price-guide/price-schemas'
import type { SoldItemCard } from '@vitrine/contracts/price-guide/schemas'
import { Link } from 'react-router'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import { CardGrid } from '../../../shared/ui/cards/CardGrid.tsx'
import { ObjectCard } from '../../../shared/ui/cards/ObjectCard.tsx'
import { listPictures, type CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { Badge } from '../../../shared/ui/figures/Badge.tsx'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { Price } from '../../../shared/ui/figures/Price.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import type { SeenPrices } from '../use-prices.ts'

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

/** A price in a list, or what stands in its place for whoever reads. */
function SoldPrice({ id, to, seen }: { id: number; to: string; seen: SeenPrices }) {
  const price: SoldFor | undefined = seen.priceOf(id)
  if (price) return <Price amount={price.amount} currency={price.currency} />
  if (seen.isLoading) return <span className="skeleton inline-block h-4 w-20" />
  if (seen.access === 'counted') {
    return (
      <Link to={to} className="text-link text-sm font-normal">
        Look up the price
      </Link>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-normal text-muted">
      <svg
        viewBox="0 0 20 20"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M4 9h12v8H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
      </svg>
      Price for members
    </span>
  )
}
