import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SuppressionsRepository } from '../../suppressions.repository.ts'
import { LiftSuppression } from './lift-suppression.command.ts'

@CommandHandler(LiftSuppression)
export class LiftSuppressionHandler implements ICommandHandler<LiftSuppression> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async execute({ actor, id }: LiftSuppression): Promise<void> {
    assertCan(actor, 'newsletter.manage')
    await this.database.transaction().execute(async (transaction) => {
      const email = await this.suppressions.remove(transaction, id)
      if (email === null) throw new AppError('NOT_FOUND')
      await recordAudit(transaction, { actor, action: 'newsletter-address.suppression-lifted', subject: { type: 'newsletter-address', id: email } })
    })
  }
}
