import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContactState } from '@vitrine/contracts/contact/schemas'

/** Marks a message as answered, or as new again. Marking it as what it is changes nothing. */
export class ChangeMessageState extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly state: ContactState,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
