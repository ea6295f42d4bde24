import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Ids that are not the caller's are passed over. Returns those that were deleted. */
export class DeleteItems extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly ids: readonly number[],
  ) {
    super()
  }
}
