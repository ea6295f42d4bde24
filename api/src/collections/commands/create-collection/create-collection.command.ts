import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CollectionInput } from '@vitrine/contracts/collections/collection-input'

/** Returns the new collection's id, or 0 where it was only checked. */
export class CreateCollection extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly collection: CollectionInput,
    readonly validationOnly: boolean,
  ) {
    super()
  }
}
