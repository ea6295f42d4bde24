import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AttributeInput } from '@vitrine/contracts/custom-attributes/schemas'

/** Returns the new entry's id. */
export class CreateAttribute extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly attribute: AttributeInput,
  ) {
    super()
  }
}
