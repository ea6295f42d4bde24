import { Inject, Injectable } from '@nestjs/common'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { AuditNote } from '../commands/command-frame.ts'
import { sendInvitation } from '../identity/send-invitation.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

/** Invitations on their way out. */
@Injectable()
export class InvitationMails {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /**
   * Asks for the mail of a waiting entry. Returns what the audit log is told.
   *
   * @throws AppError TOO_MANY_REQUESTS where the address has had its share, whoever invited it
   */
  async request(transaction: Transaction, { id, email }: { id: number; email: string }): Promise<AuditNote> {
    const note = await sendInvitation(transaction, { email, teamUserId: id }, this.clock.now())
    if (!note) throw new AppError('TOO_MANY_REQUESTS')
    return note
  }
}
