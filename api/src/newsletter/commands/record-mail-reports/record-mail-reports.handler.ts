import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { MailReport } from '@vitrine/contracts/newsletter/admin-schemas'
import { emailProblem } from '@vitrine/contracts/newsletter/rules'
import type { Database, Transaction } from '@vitrine/database/database'
import { recordAudit } from '../../../audit/audit.ts'
import { normalizeEmail } from '../../../identity/email.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { DeliveriesRepository } from '../../deliveries.repository.ts'
import { deliveryOfMessage } from '../../delivery.rules.ts'
import { SubscribersRepository } from '../../subscribers.repository.ts'
import { SuppressionsRepository } from '../../suppressions.repository.ts'
import { RecordMailReports } from './record-mail-reports.command.ts'

/** The same report may come any number of times: providers repeat what they have not seen answered. */
@CommandHandler(RecordMailReports)
export class RecordMailReportsHandler implements ICommandHandler<RecordMailReports> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly subscribers: SubscribersRepository,
    private readonly suppressions: SuppressionsRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  async execute({ reports }: RecordMailReports): Promise<number> {
    const known = reports
      .filter(({ email }) => emailProblem(email) === null)
      .map((report) => ({ ...report, email: report.email.trim(), emailNormalized: normalizeEmail(report.email) }))
      // In one order, so that two batches about the same addresses do not wait for each other.
      .toSorted((one, other) => (one.emailNormalized < other.emailNormalized ? -1 : 1))
    return await this.database.transaction().execute(async (transaction) => {
      let suppressed = 0
      for (const report of known) {
        const delivery = deliveryOfMessage(report.messageId)
        if (delivery) await this.deliveries.noteReport(transaction, delivery, report)
        if ((report.type === 'complaint' || report.isPermanent) && (await this.suppress(transaction, report))) suppressed += 1
      }
      return suppressed
    })
  }

  private async suppress(transaction: Transaction, { email, emailNormalized, type, reason }: MailReport & { emailNormalized: string }): Promise<boolean> {
    const id = await this.suppressions.insert(transaction, { email, emailNormalized, reason: type, note: reason })
    if (id === null) return false
    const subscriberId = await this.subscribers.findIdByEmail(transaction, emailNormalized)
    if (subscriberId !== null) await this.subscribers.unsubscribeFromAll(transaction, subscriberId)
    await recordAudit(transaction, { actor: { name: 'mail-provider' }, action: 'newsletter-address.suppressed', subject: { type: 'newsletter-address', id: email }, details: { reason: type, note: reason } })
    return true
  }
}
