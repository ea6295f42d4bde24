import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { MailReport } from '@vitrine/contracts/newsletter/admin-schemas'
import { emailProblem } from '@vitrine/contracts/newsletter/rules'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { DeliveriesRepository } from './deliveries.repository.ts'
import { deliveryOfMessage } from './delivery.rules.ts'
import { SubscribersRepository } from './subscribers.repository.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'

/** The mail provider has told of bounces and complaints. Returns how many addresses are newly suppressed. */
export class RecordMailReports extends Command<number> {
  constructor(readonly reports: readonly MailReport[]) {
    super()
  }
}

type KnownReport = MailReport & { emailNormalized: string }

/** The same report may come any number of times: providers repeat what got no response. */
@CommandHandler(RecordMailReports)
export class RecordMailReportsHandler implements ICommandHandler<RecordMailReports> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly subscribers: SubscribersRepository,
    private readonly suppressions: SuppressionsRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  async execute({ reports }: RecordMailReports): Promise<number> {
    const known = reports
      .filter(({ email }) => emailProblem(email) === null)
      .map((report) => ({
        ...report,
        email: report.email.trim(),
        emailNormalized: normalizeEmail(report.email),
      }))
      // In one order, so that two batches about the same addresses do not wait for each other.
      .toSorted((one, other) => (one.emailNormalized < other.emailNormalized ? -1 : 1))
    return await this.frame.run({ actor: { name: 'mail-provider' } }, async (transaction) => {
      const audit: AuditNote[] = []
      for (const report of known) {
        const delivery = deliveryOfMessage(report.messageId)
        if (delivery) await this.deliveries.noteReport(transaction, delivery, report)
        if ((report.type === 'complaint' || report.isPermanent) && (await this.suppress(transaction, report)))
          audit.push(suppressed(report))
      }
      return { result: audit.length, audit }
    })
  }

  private async suppress(
    transaction: Transaction,
    { email, emailNormalized, type, reason }: KnownReport,
  ): Promise<boolean> {
    const id = await this.suppressions.insert(transaction, {
      email,
      emailNormalized,
      reason: type,
      note: reason,
    })
    if (id === null) return false
    const subscriberId = await this.subscribers.findIdByEmail(transaction, emailNormalized)
    if (subscriberId !== null) await this.subscribers.unsubscribeFromAll(transaction, subscriberId)
    return true
  }
}

function suppressed({ email, type, reason }: KnownReport): AuditNote {
  return {
    action: 'newsletter-address.suppressed',
    subject: { type: 'newsletter-address', id: email },
    details: { reason: type, note: reason },
  }
}
