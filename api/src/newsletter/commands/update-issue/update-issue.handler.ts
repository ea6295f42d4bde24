import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { issueMessages } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { isEditable } from '../../issue.rules.ts'
import { IssuesRepository } from '../../issues.repository.ts'
import { assertPublished } from '../../published-articles.ts'
import { readIssue } from '../../queries/manage-issues/manage-issues.query.ts'
import { UpdateIssue } from './update-issue.command.ts'

@CommandHandler(UpdateIssue)
export class UpdateIssueHandler implements ICommandHandler<UpdateIssue> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly issues: IssuesRepository,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateIssue) {
    assertCan(actor, 'newsletter.manage')
    return await this.database.transaction().execute(async (transaction) => {
      const issue = await this.issues.lock(transaction, id)
      // Before the revision: an issue whose sending has begun has a newer one, and reloading it would not help.
      if (!isEditable(issue.state)) throw new AppError('STATUS_CONFLICT', { message: issueMessages.begun })
      assertRevision(issue.revision, expectedRevision)
      await assertPublished(transaction, input.articleIds)
      await this.issues.update(transaction, id, input)
      await recordAudit(transaction, { actor, action: 'newsletter-issue.updated', subject: { type: 'newsletter-issue', id }, details: { subject: { from: issue.subject, to: input.subject } } })
      return await readIssue(transaction, id)
    })
  }
}
