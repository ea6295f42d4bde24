import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'

/** Staff look at one member's item: that they did is audited. */
export class ViewItem extends Command<ManagedVaultItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}
