import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { Link } from 'react-router'
import { useMayChange } from '../shared/use-may-change.ts'
import { editItemPath } from '../shared/vault-paths.ts'

/** What the owner can do with the item; nothing for whoever may only look. */
export function ItemActions({ item }: { item: VaultItem }) {
  if (!useMayChange()) return null
  return (
    <div className="flex flex-wrap gap-3" data-print="no">
      <Link to={editItemPath(item.id)} className="button-plain">
        Edit
      </Link>
    </div>
  )
}
