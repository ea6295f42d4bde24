import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SoldItemInput } from '@vitrine/contracts/price-guide/managed-schemas'

export class UpdateSoldItem extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: SoldItemInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
