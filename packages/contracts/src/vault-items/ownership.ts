/**
 * Who has a piece and on what terms. Pieces that `isOwn` count in totals of cost and value; of the others it
 * is only known that they were here.
 */
export const ownerships = [
  { name: 'owned', label: 'Owned', isOwn: true },
  { name: 'onLoanTo', label: 'On loan to', isOwn: true },
  { name: 'onLoanFrom', label: 'On loan from', isOwn: false },
  { name: 'consigned', label: 'Consigned', isOwn: true },
  { name: 'forSale', label: 'For sale', isOwn: true },
  { name: 'sold', label: 'Sold', isOwn: false },
  { name: 'given', label: 'Given away', isOwn: false },
  { name: 'lost', label: 'Lost', isOwn: false },
  { name: 'stolen', label: 'Stolen', isOwn: false },
  { name: 'destroyed', label: 'Destroyed', isOwn: false },
] as const
export type Ownership = (typeof ownerships)[number]['name']

/**
 * The ownership that holds: a sold price is written by the documented calls alone, and says that a piece is
 * sold.
 */
export function ownershipOf(stored: Ownership | null, soldPrice: number | null): Ownership {
  return soldPrice === null ? (stored ?? 'owned') : 'sold'
}
