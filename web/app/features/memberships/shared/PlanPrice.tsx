import type { RatePlan } from '@vitrine/contracts/memberships/schemas'
import type { Product } from '@vitrine/contracts/memberships/plans'

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

export interface PlanWords {
  text: string
  /** What it opens. */
  points: readonly string[]
}

const VAULT = 'A vault for your own pieces'

export const planWords: Readonly<Record<Product, PlanWords>> = {
  Unlimited: {
    text: 'For dealers, and for collectors who look things up every week.',
    points: [
      'The price guide, with unlimited lookups',
      'The marks and the library, with every detail',
      'WorthScore: what a piece may be worth, with the sold items that say so',
      VAULT,
    ],
  },
  Marks: {
    text: 'For finding out who made a piece, where and when.',
    points: ['The directory of hallmarks and maker’s marks, with every detail', VAULT],
  },
  Library: {
    text: 'For finding the reference book on a piece.',
    points: ['The books of the library, with descriptions and contents', VAULT],
  },
  'Price Guide Lite': {
    text: 'For an inheritance, or a question now and then.',
    points: ['Ten lookups in the price guide each month, and WorthScore', VAULT],
  },
  Enterprise: {
    text: 'For auction houses, museums and societies.',
    points: [
      'Everything in Unlimited, for several people, each with their own account',
      'You pay for each person, and for at least three',
      'One person manages the team: invites others and removes them',
    ],
  },
}
