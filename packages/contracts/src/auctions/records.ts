/** An auction, as the caches of its area name it. */
export function auctionRecord(id: number): string {
  return `auction-${id}`
}
