import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { issueMessages } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Database } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { normalizeEmail } from '../../../identity/email.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { findSuppression } from '../../queries/list-suppressions/list-suppressions.query.ts'
import { SuppressionsRepository } from '../../suppressions.repository.ts'
import { SuppressAddress } from './suppress-address.command.ts'

/** The subscription stays as it is: once the suppression is lifted, it counts again. */
@CommandHandler(SuppressAddress)
export class SuppressAddressHandler implements ICommandHandler<SuppressAddress> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async execute({ actor, input: { email, note } }: SuppressAddress) {
    assertCan(actor, 'newsletter.manage')
    return await this.database.transaction().execute(async (transaction) => {
      const id = await this.suppressions.insert(transaction, { email, emailNormalized: normalizeEmail(email), reason: 'staff', note })
      if (id === null) throw fieldRefused('ALREADY_EXISTS', 'email', 'exists', issueMessages.alreadySuppressed)
      await recordAudit(transaction, { actor, action: 'newsletter-address.suppressed', subject: { type: 'newsletter-address', id: email }, details: { reason: 'staff', note } })
      return await findSuppression(transaction, id)
    })
  }
}
