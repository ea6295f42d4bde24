import type { AuctionCard } from '@vitrine/contracts/auctions/schemas'

/**
 * What a reader must not miss: that it does not take place. As `Badge` has it, whose chunk these pages would
 * load for one word.
 */
export function CanceledBadge({ auction: { status } }: { auction: Pick<AuctionCard, 'status'> }) {
  if (status !== 'canceled') return null
  return (
    <span className="mt-2 inline-flex min-h-6 items-center border border-edge px-2 text-xs font-medium text-muted">
      Canceled
    </span>
  )
}
