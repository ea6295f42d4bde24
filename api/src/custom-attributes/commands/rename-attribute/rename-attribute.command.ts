import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AttributeInput } from '@vitrine/contracts/custom-attributes/schemas'

export class RenameAttribute extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly attribute: AttributeInput,
  ) {
    super()
  }
}
