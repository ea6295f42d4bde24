import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Staff take the addresses out of the product: that is audited. */
export class ExportSubscribers extends Command<{ csv: string }> {
  constructor(readonly actor: Actor) {
    super()
  }
}
