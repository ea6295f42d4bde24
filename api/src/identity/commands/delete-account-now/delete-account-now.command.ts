import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Staff do not wait until the deletion of an account is due. */
export class DeleteAccountNow extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly requestId: number,
    /** As it was typed to confirm that this account is meant. */
    readonly email: string,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
