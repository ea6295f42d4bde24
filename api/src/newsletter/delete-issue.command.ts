import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { issueMessages } from '@vitrine/contracts/newsletter/admin-schemas'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { IssuesRepository } from './issues.repository.ts'

export class DeleteIssue extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteIssue)
export class DeleteIssueHandler implements ICommandHandler<DeleteIssue> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly issues: IssuesRepository,
  ) {}

  async execute({ actor, id }: DeleteIssue): Promise<void> {
    await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      const { state, subject } = await this.issues.lock(transaction, id)
      if (state !== 'draft') throw new AppError('STATUS_CONFLICT', { message: issueMessages.movedOn })
      await this.issues.remove(transaction, id)
      return {
        result: undefined,
        audit: {
          action: 'newsletter-issue.deleted',
          subject: { type: 'newsletter-issue', id },
          details: { subject },
        },
      }
    })
  }
}
