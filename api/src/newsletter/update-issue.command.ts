import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import {
  type IssueInput,
  type ManagedIssue,
  issueMessages,
} from '@vitrine/contracts/newsletter/admin-schemas'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { AppError } from '@vitrine/platform/app-error'
import { assertExpectedRevision, CommandFrame } from '../commands/command-frame.ts'
import { isEditable } from './issue.rules.ts'
import { IssuesRepository } from './issues.repository.ts'
import { assertPublished } from './published-articles.ts'
import { readIssue } from './queries/manage-issues.query.ts'

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

@CommandHandler(UpdateIssue)
export class UpdateIssueHandler implements ICommandHandler<UpdateIssue> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly issues: IssuesRepository,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateIssue) {
    return await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      const issue = await this.issues.lock(transaction, id)
      // Before the revision: an issue whose sending has begun has a newer one, and reloading it would not
      // help.
      if (!isEditable(issue.state)) throw new AppError('STATUS_CONFLICT', { message: issueMessages.begun })
      await assertExpectedRevision(transaction, {
        revision: issue.revision,
        expectedRevision,
        subject: { type: 'newsletter-issue', id },
        actor,
      })
      await assertPublished(transaction, input.articleIds)
      const before = await this.issues.details(transaction, id)
      await this.issues.update(transaction, id, input)
      return {
        result: await readIssue(transaction, id),
        audit: {
          action: 'newsletter-issue.updated',
          subject: { type: 'newsletter-issue', id },
          details: changesBetween(before, input),
        },
      }
    })
  }
}
