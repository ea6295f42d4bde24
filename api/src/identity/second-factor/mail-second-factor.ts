import type { MailData } from '@vitrine/contracts/mail/templates'
import type { Transaction } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'

/**
 * Tells the owner of an account what has become of its second factor: whoever has the password alone cannot
 * hide it.
 */
export async function mailSecondFactor(
  transaction: Transaction,
  { userId, change, at }: { userId: number; change: MailData<'second-factor-changed'>['change']; at: Date },
): Promise<void> {
  const { email } = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await requestMail(transaction, {
    template: 'second-factor-changed',
    to: email,
    data: { userId, change, at: at.toISOString() },
  })
}
