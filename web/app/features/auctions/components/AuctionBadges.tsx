import type { AuctionCard } from '@vitrine/contracts/auctions/schemas'

/**
 * What a reader must not miss: that it does not take place, or that it never will. As `Badge` has it, whose
 * chunk these pages would load for two words.
 */
export function AuctionBadges({
  auction: { status, isSample },
}: {
  auction: Pick<AuctionCard, 'status' | 'isSample'>
}) {
  const words = [...(status === 'canceled' ? ['Canceled'] : []), ...(isSample ? ['Sample data'] : [])]
  return words.map((word) => (
    <span
      key={word}
      className="mt-2 mr-2 inline-flex min-h-6 items-center border border-edge px-2 text-xs font-medium text-muted"
    >
      {word}
    </span>
  ))
}
