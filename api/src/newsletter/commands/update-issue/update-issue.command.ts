import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IssueInput, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'

export class UpdateIssue extends Command<ManagedIssue> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: IssueInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
