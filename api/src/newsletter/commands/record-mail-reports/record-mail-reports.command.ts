import { Command } from '@nestjs/cqrs'
import type { MailReport } from '@vitrine/contracts/newsletter/admin-schemas'

/** The mail provider has told of bounces and complaints. Returns how many addresses are newly suppressed. */
export class RecordMailReports extends Command<number> {
  constructor(readonly reports: readonly MailReport[]) {
    super()
  }
}
