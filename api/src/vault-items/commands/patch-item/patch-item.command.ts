import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { PatchVaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'

/** Puts an item into a collection or takes it out, and sets its tags. Returns it as it then is. */
export class PatchItem extends Command<VaultItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: PatchVaultItemInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
