import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { IssuesRepository } from '../../issues.repository.ts'
import { TestIssue } from './test-issue.command.ts'

@CommandHandler(TestIssue)
export class TestIssueHandler implements ICommandHandler<TestIssue> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly issues: IssuesRepository,
  ) {}

  async execute({ actor, id }: TestIssue): Promise<string> {
    assertCan(actor, 'newsletter.manage')
    return await this.database.transaction().execute(async (transaction) => {
      await this.issues.lock(transaction, id)
      const { email } = await transaction.selectFrom('users').select('email').where('id', '=', actor.userId).executeTakeFirstOrThrow()
      await requestMail(transaction, { template: 'newsletter-test', to: email, data: { issueId: id } })
      await recordAudit(transaction, { actor, action: 'newsletter-issue.tested', subject: { type: 'newsletter-issue', id } })
      return email
    })
  }
}
