import type { MailData, MailTemplate } from '@vitrine/contracts/mail/templates'
import type { Transaction } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import type { BillingPeriod } from '@vitrine/contracts/identity/billing'
import { displayPrice, periodWords } from '@vitrine/contracts/memberships/plans'
import { type Money, decimalText } from '@vitrine/platform/billing/money'

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

/** '$ 1,234.50' */
export function shownMoney({ amount, currency }: Money): string {
  return displayPrice(decimalText(amount), currency)
}

/** '$ 29.99 / month' */
export function shownPrice(plan: Money & { billingPeriod: BillingPeriod }): string {
  return `${shownMoney(plan)} / ${periodWords[plan.billingPeriod]}`
}
