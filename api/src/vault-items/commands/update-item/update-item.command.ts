import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import type { SavedItem } from '../../saved-item.ts'

export interface UpdateItemOptions {
  validationOnly: boolean
  /** The revision that the caller has seen (If-Match). */
  expectedRevision: number | undefined
  /** Staff change everybody's items by their owners' rules. */
  asStaff: boolean
}

/** Only checked, the item stays as it is, with the revision that it has. */
export class UpdateItem extends Command<SavedItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: VaultItemInput,
    readonly options: UpdateItemOptions,
  ) {
    super()
  }
}
