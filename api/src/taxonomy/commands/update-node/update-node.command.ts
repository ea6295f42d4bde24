import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedNode, UpdateNodeInput } from '@vitrine/contracts/taxonomy/schemas'

export class UpdateNode extends Command<ManagedNode> {
  constructor(
    readonly actor: Actor,
    readonly input: UpdateNodeInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
