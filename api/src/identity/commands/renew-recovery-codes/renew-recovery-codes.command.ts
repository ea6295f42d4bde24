import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** New recovery codes; the old ones count no more. Returns them. */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(
    readonly actor: Actor,
    readonly code: string,
  ) {
    super()
  }
}
