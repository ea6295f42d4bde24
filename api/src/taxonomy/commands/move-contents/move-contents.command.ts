import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MoveContentsInput, MovedContents } from '@vitrine/contracts/taxonomy/schemas'

export class MoveContents extends Command<MovedContents> {
  constructor(
    readonly actor: Actor,
    readonly input: MoveContentsInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
