import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const vaultItemsConstraints: ConstraintRefusals = {
  vault_items_title_key: { code: 'ALREADY_EXISTS', field: 'title', message: vaultItemMessages.titleExists },
  // Written where it is not there yet, and else left as it is.
  vault_item_tags_pkey: null,
  // Written while the item is locked.
  vault_item_amounts_pkey: null,
  vault_item_texts_pkey: null,
}
