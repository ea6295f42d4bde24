import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IssueInput, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { CommandFrame } from '../commands/command-frame.ts'
import { IssuesRepository } from './issues.repository.ts'
import { assertPublished } from './published-articles.ts'
import { readIssue } from './queries/manage-issues.query.ts'

export class CreateIssue extends Command<ManagedIssue> {
  constructor(
    readonly actor: Actor,
    readonly input: IssueInput,
  ) {
    super()
  }
}

@CommandHandler(CreateIssue)
export class CreateIssueHandler implements ICommandHandler<CreateIssue> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly issues: IssuesRepository,
  ) {}

  async execute({ actor, input }: CreateIssue) {
    return await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      await assertPublished(transaction, input.articleIds)
      const id = await this.issues.insert(transaction, input)
      return {
        result: await readIssue(transaction, id),
        audit: {
          action: 'newsletter-issue.created',
          subject: { type: 'newsletter-issue', id },
          details: { subject: input.subject, category: input.category },
        },
      }
    })
  }
}
