import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { IssuesRepository } from '../../issues.repository.ts'
import { assertPublished } from '../../published-articles.ts'
import { readIssue } from '../../queries/manage-issues/manage-issues.query.ts'
import { CreateIssue } from './create-issue.command.ts'

@CommandHandler(CreateIssue)
export class CreateIssueHandler implements ICommandHandler<CreateIssue> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly issues: IssuesRepository,
  ) {}

  async execute({ actor, input }: CreateIssue) {
    assertCan(actor, 'newsletter.manage')
    return await this.database.transaction().execute(async (transaction) => {
      await assertPublished(transaction, input.articleIds)
      const id = await this.issues.insert(transaction, input)
      await recordAudit(transaction, { actor, action: 'newsletter-issue.created', subject: { type: 'newsletter-issue', id }, details: { subject: input.subject, category: input.category } })
      return await readIssue(transaction, id)
    })
  }
}
