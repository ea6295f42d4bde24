import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { BulkOperation } from '@vitrine/contracts/vault-items/bulk'

/**
 * All operations in their order, or none. Ids that are not the caller's are passed over. Returns those of the
 * items that they are about.
 */
export class UpdateItems extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly operations: readonly BulkOperation[],
  ) {
    super()
  }
}
