import type { MailData, MailTemplate } from '@vitrine/contracts/mail/templates'
import type { Transaction } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'

/** A mail to the account itself, in the transaction of what it tells. */
export async function mailAccount<Template extends MailTemplate>(
  transaction: Transaction,
  template: Template,
  data: MailData<Template> & { userId: number },
): Promise<void> {
  const account = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', data.userId)
    .executeTakeFirst()
  if (account) await requestMail(transaction, { template, to: account.email, data })
}
