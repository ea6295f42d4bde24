import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CollectionUpdate } from '@vitrine/contracts/collections/collection-input'

export interface UpdateOptions {
  validationOnly: boolean
  expectedRevision: number | undefined
}

/** The whole of a collection, or its status alone. Returns the revision that it has then. */
export class UpdateCollection extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly update: CollectionUpdate,
    readonly options: UpdateOptions,
  ) {
    super()
  }
}
