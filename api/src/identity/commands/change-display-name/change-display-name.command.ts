import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** How the member is called. Returns the name as it is stored. */
export class ChangeDisplayName extends Command<string> {
  constructor(
    readonly actor: Actor,
    readonly displayName: string,
  ) {
    super()
  }
}
