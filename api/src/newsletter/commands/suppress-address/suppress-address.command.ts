import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Suppression } from '@vitrine/contracts/newsletter/admin-schemas'

/** Staff end all mailings to an address. */
export class SuppressAddress extends Command<Suppression> {
  constructor(
    readonly actor: Actor,
    readonly input: { email: string; note: string },
  ) {
    super()
  }
}
