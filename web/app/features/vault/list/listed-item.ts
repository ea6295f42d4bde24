import type { ListedVaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { PathsOfVault } from '../shared/vault-paths.ts'
import type { QuickAction } from './QuickActions.tsx'
import type { Selection } from './selection.ts'

export interface ListedItemProps {
  item: ListedVaultItem
  /** The name of its category. */
  category: string
  /** Default: the pages of the member's own vault. */
  paths?: PathsOfVault
  /** Without it nothing can be selected. */
  selection?: Selection | undefined
  /** Without it nothing can be done: whoever is suspended sees, and no more. */
  onAction?: ((action: QuickAction, id: number) => void) | undefined
}
