import { teamLimits as limits } from '@vitrine/contracts/teams/teams'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { requestMail } from '@vitrine/messaging/mails'
import { auditedLastHour } from '../audit/recent-audits.ts'
import type { AuditNote } from '../commands/command-frame.ts'

/**
 * Asks for the mail of an entry of a team that waits: the one way into an account that was made for it.
 * Returns what the audit log is told; null where the email has had its share, whoever asked for it.
 */
export async function sendInvitation(
  transaction: Transaction,
  { email, teamUserId }: { email: string; teamUserId: number },
  now: Date,
): Promise<AuditNote | null> {
  const note = {
    action: 'team-user.invited',
    subject: { type: 'email', id: normalizeEmail(email) },
    details: { teamUserId },
  }
  if ((await auditedLastHour(transaction, note.action, note.subject, now)) >= limits.mailsAnHour) return null
  await requestMail(transaction, { template: 'team-invitation', to: email, data: { teamUserId } })
  return note
}
