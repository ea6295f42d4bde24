import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { requestMail } from '@vitrine/messaging/mails'
import { CommandFrame } from '../commands/command-frame.ts'
import { IssuesRepository } from './issues.repository.ts'

/** The issue to the address of whoever asks, and to nobody else. Returns the address. */
export class TestIssue extends Command<string> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(TestIssue)
export class TestIssueHandler implements ICommandHandler<TestIssue> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly issues: IssuesRepository,
  ) {}

  async execute({ actor, id }: TestIssue): Promise<string> {
    return await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      await this.issues.lock(transaction, id)
      const { email } = await transaction
        .selectFrom('users')
        .select('email')
        .where('id', '=', actor.userId)
        .executeTakeFirstOrThrow()
      await requestMail(transaction, { template: 'newsletter-test', to: email, data: { issueId: id } })
      return {
        result: email,
        audit: { action: 'newsletter-issue.tested', subject: { type: 'newsletter-issue', id } },
      }
    })
  }
}
