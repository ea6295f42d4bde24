import type { Price as SoldFor } from '@vitrine/contracts/price-guide/price-schemas'
import { Link } from 'react-router'
import { Price } from '../../../shared/ui/figures/Price.tsx'
import type { SeenPrices } from '../use-prices.ts'

/** A price in a list, or what stands in its place for whoever reads. */
export function SoldPrice({ id, to, seen }: { id: number; to: string; seen: SeenPrices }) {
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
