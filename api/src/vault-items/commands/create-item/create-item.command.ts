import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import type { SavedItem } from '../../saved-item.ts'

/** Returns null where the item was only checked. */
export class CreateItem extends Command<SavedItem | null> {
  constructor(
    readonly actor: Actor,
    readonly input: VaultItemInput,
    readonly validationOnly: boolean,
  ) {
    super()
  }
}
