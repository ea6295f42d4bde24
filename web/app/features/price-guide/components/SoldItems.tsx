import type { Price as SoldFor } from '@vitrine/contracts/price-guide/price-schemas'
import type { SoldItemCard } from '@vitrine/contracts/price-guide/schemas'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { LineIcon } from '../../../shared/ui/icons.tsx'
import { categoryIcon } from '../../../shared/ui/cards/item-picture.ts'
import { ObjectCards } from '../../../shared/ui/cards/CardGrid.tsx'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { Price } from '../../../shared/ui/figures/Price.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import type { SeenPrices } from '../use-prices.ts'

interface SoldItemsProps extends Omit<
  ComponentProps<typeof ObjectCards<SoldItemCard>>,
  'partsOf' | 'drawings' | 'pictureOf'
> {
  prices: SeenPrices
}

export function SoldItems({ prices, ...list }: SoldItemsProps) {
  return (
    <ObjectCards
      {...list}
      // The drawing of a category shows another thing than the one that was sold.
      pictureOf={({ thumbnail, title, categoryUrl }) =>
        thumbnail ? { src: thumbnail, alt: title } : { src: categoryIcon(categoryUrl), alt: '' }
      }
      partsOf={(item) => ({
        label: <Sale item={item} />,
        price: <SoldPrice id={item.id} to={item.pageURI} seen={prices} />,
        heart: <ItemHeart itemType="inventory" id={item.id} title={item.title} />,
      })}
    />
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
      <LineIcon grid={20} size={14}>
        <path d="M4 9h12v8H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
      </LineIcon>
      Price for members
    </span>
  )
}
