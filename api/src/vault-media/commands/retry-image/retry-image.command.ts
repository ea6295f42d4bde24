import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'

/** Has the smaller sizes of one photo made again. Returns all photos of its item. */
export class RetryImage extends Command<VaultItem['images']> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
    readonly imageId: number,
  ) {
    super()
  }
}
