import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { issueMessages } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { IssuesRepository } from '../../issues.repository.ts'
import { DeleteIssue } from './delete-issue.command.ts'

@CommandHandler(DeleteIssue)
export class DeleteIssueHandler implements ICommandHandler<DeleteIssue> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly issues: IssuesRepository,
  ) {}

  async execute({ actor, id }: DeleteIssue): Promise<void> {
    assertCan(actor, 'newsletter.manage')
    await this.database.transaction().execute(async (transaction) => {
      const { state, subject } = await this.issues.lock(transaction, id)
      if (state !== 'draft') throw new AppError('STATUS_CONFLICT', { message: issueMessages.movedOn })
      await this.issues.remove(transaction, id)
      await recordAudit(transaction, { actor, action: 'newsletter-issue.deleted', subject: { type: 'newsletter-issue', id }, details: { subject } })
    })
  }
}
