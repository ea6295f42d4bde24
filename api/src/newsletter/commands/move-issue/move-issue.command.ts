import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedIssue, MoveIssueInput } from '@vitrine/contracts/newsletter/admin-schemas'

/** Staff set an issue's time, take it back, pause, resume or cancel its sending. */
export class MoveIssue extends Command<ManagedIssue> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: MoveIssueInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
