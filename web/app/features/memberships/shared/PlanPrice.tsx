import type { RatePlan } from '@vitrine/contracts/memberships/schemas'

/** '$ 29.99 / month'; of Enterprise for each person. */
export function PlanPrice({
  plan: { product, displayPrice, displayPeriod },
}: {
  plan: Pick<RatePlan, 'product' | 'displayPrice' | 'displayPeriod'>
}) {
  return (
    <p className="mt-2">
      <span className="font-serif text-3xl whitespace-nowrap tabular-nums">{displayPrice}</span>{' '}
      <span className="text-muted">/ {displayPeriod}</span>
      {product === 'Enterprise' && <span className="text-muted">, for each person</span>}
    </p>
  )
}
