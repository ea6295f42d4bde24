import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { BulkBar } from '../../../shared/ui/lists/BulkBar.tsx'
import type { Selection } from './selection.ts'
import { useSelected } from './use-selection.ts'

const BAR = 'selected-items'

/** The bar is in sight wherever the list is scrolled to. */
export function focusSelectedItems(): void {
  document.getElementById(BAR)?.focus({ preventScroll: true })
}

interface SelectedItemsProps {
  listed: readonly VaultItem[]
  selection: Selection
  onUpdate: (items: readonly VaultItem[]) => void
  onDelete: (items: readonly VaultItem[]) => void
}

/** What can be done with all that are selected. */
export function SelectedItems({ listed, selection, onUpdate, onDelete }: SelectedItemsProps) {
  const selected = useSelected(selection, listed)
  return (
    <BulkBar id={BAR} selected={selected.length} noun="item" onClear={() => selection.clear()}>
      <button type="button" className="button-plain" onClick={() => onUpdate(selected)}>
        Update
      </button>
      <button type="button" className="button-plain" onClick={() => onDelete(selected)}>
        Delete
      </button>
    </BulkBar>
  )
}
