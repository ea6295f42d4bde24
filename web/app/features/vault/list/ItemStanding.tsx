import { choiceLabel } from '@vitrine/contracts/choices'
import { ownerships, type Ownership } from '@vitrine/contracts/vault-items/ownership'
import type { ListedVaultItem } from '@vitrine/contracts/vault-items/schemas'
import { Badge } from '../../../shared/ui/figures/Badge.tsx'

/** Where the label of the form goes on with a name. */
const shortLabels: Partial<Record<Ownership, string>> = {
  onLoanTo: 'On loan',
  onLoanFrom: 'Borrowed',
  consigned: 'Consigned',
}

/** Whose an item is, where that is not simply its owner's. */
export function ItemStanding({ item: { record, soldPrice } }: { item: ListedVaultItem }) {
  const ownership = record?.ownership ?? (soldPrice === null ? 'owned' : 'sold')
  return ownership === 'owned' ? null : (
    <Badge>{shortLabels[ownership] ?? choiceLabel(ownerships, ownership)}</Badge>
  )
}

export function hasStanding({ record, soldPrice }: ListedVaultItem): boolean {
  return soldPrice !== null || (record !== undefined && record.ownership !== 'owned')
}
