import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { QuickAction } from './QuickActions.tsx'

export interface ListedItemProps {
  item: VaultItem
  /** The name of its category. */
  category: string
  isSelected: boolean
  /** Without it nothing can be selected. */
  onSelect?: ((id: number, isSelected: boolean) => void) | undefined
  /** Without it nothing can be done: whoever is suspended sees, and no more. */
  onAction?: ((action: QuickAction, id: number) => void) | undefined
}
