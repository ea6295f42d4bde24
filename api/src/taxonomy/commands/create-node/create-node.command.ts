import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CreateNodeInput, ManagedNode } from '@vitrine/contracts/taxonomy/schemas'

export class CreateNode extends Command<ManagedNode> {
  constructor(
    readonly actor: Actor,
    readonly input: CreateNodeInput,
  ) {
    super()
  }
}
