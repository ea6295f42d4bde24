import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { DeletionInput } from '@vitrine/contracts/identity/deletion-schemas'

/**
 * A member wants the account deleted. Returns the id of the request, which is the first one's where there is
 * one already.
 */
export class RequestDeletion extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: DeletionInput,
  ) {
    super()
  }
}
