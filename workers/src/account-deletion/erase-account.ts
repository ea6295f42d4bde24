import type { Database, Transaction } from '@vitrine/database/database'
import { recordAudit } from '@vitrine/domain/audit/audit'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { endBilling } from '@vitrine/domain/billing/leaving-account'
import { forgetPaymentEmails } from '@vitrine/domain/payment-emails/forget-payment-emails'
import { requestMail } from '@vitrine/messaging/mails'
import { accountReferenceOf, ourReferenceOf } from '@vitrine/platform/billing/operations'
import { timeAfter } from '@vitrine/platform/clock'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { sql } from 'kysely'
import { eraseArchives, eraseDocuments, eraseFiles, eraseItems } from './erase-vault.ts'
import {
  forgetInDeliveries,
  type ErasedAccount,
  isAddress,
  mayName,
  withoutAddress,
  erasedAccount,
} from './erased-account.ts'
import { deleteStoredMails, forgetInMails, forgetInNewsletter } from './forget-address.ts'

export interface ErasureParts {
  database: Database
  storage: ObjectStorage
  mail: MailTransport
  billing: BillingProviders
}

/**
 * Erases the account of a request that is due. Each step may run again: what ends one run in between, the
 * next one goes on with. Returns whether this run has ended it.
 *
 * @throws StorageUnavailable, and what the database, the kept mails and the payment providers throw
 */
export async function eraseAccount(
  { database, storage, mail, billing }: ErasureParts,
  requestId: number,
  now: Date,
): Promise<boolean> {
  const account = await beginErasure(database, requestId, now)
  if (!account) return false
  await removePaymentMethods(database, billing, account.id)
  await eraseFiles(database, storage, account.id, now)
  await eraseDocuments(database, storage, account.id, now)
  await eraseArchives(database, storage, account.id)
  await eraseItems(database, account.id)
  await deleteStoredMails(database, mail, account)
  return await endErasure(database, account, requestId, now)
}

/** The account itself and everything that names it, at once: what the foreign keys say goes with it. */
async function endErasure(
  database: Database,
  account: ErasedAccount,
  requestId: number,
  now: Date,
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', account.id)
      .forUpdate()
      .executeTakeFirst()
    // Another process was faster.
    if (!user || !(await lockWaitingRequest(transaction, requestId))) return false
    await forgetInAudit(transaction, account)
    await forgetInMails(transaction, account)
    await forgetInDeliveries(transaction, account)
    await forgetInNewsletter(transaction, account, now)
    await forgetPaymentEmails(transaction, account.id)
    // Invitations that wait for an answer of this address.
    await transaction
      .deleteFrom('team_users')
      .where('email_normalized', '=', account.emailNormalized)
      .execute()
    await transaction
      .deleteFrom('sign_in_failures')
      .where('email_normalized', '=', account.emailNormalized)
      .execute()
    await transaction.deleteFrom('users').where('id', '=', account.id).execute()
    await transaction
      .updateTable('account_deletion_requests')
      .set({ reason: '', problem: '' })
      .where('user_id', '=', account.id)
      .execute()
    const lastMailId = await requestMail(transaction, {
      template: 'account-deleted',
      to: user.email,
      data: { requestId },
    })
    await transaction
      .updateTable('account_deletion_requests')
      .set({
        state: 'deleted',
        settled_at: now,
        last_mail_id: lastMailId,
        revision: sql<number>`revision + 1`,
      })
      .where('id', '=', requestId)
      .execute()
    await recordAudit(transaction, {
      actor: { name: 'account deletion' },
      action: 'identity.account-deleted',
      subject: { type: 'user', id: account.id },
      at: now,
    })
    return true
  })
}

/** Audit entries stay, by the account's number. The address goes out of them, and so do titles of its items. */
async function forgetInAudit(transaction: Transaction, account: ErasedAccount): Promise<void> {
  const [actor, subject, details] = [sql`actor`, sql`subject_id`, sql`details::text`]
  await sql`
    UPDATE audit_entries SET
      actor = CASE WHEN ${isAddress(actor, account)} THEN ${account.label} ELSE actor END,
      subject_id = CASE WHEN ${isAddress(subject, account)} THEN ${account.label} ELSE subject_id END,
      details = ${withoutAddress(details, account)}::jsonb
    WHERE ${isAddress(actor, account)} OR ${isAddress(subject, account)} OR ${mayName(details, account)}
  `.execute(transaction)
  await sql`UPDATE audit_entries SET details = details - 'title' WHERE subject_type = 'vault-item' AND details ->> 'ownerId' = ${String(account.id)} AND details ? 'title'`.execute(
    transaction,
  )
}

/**
 * What the account has stored to pay with is removed at each provider that knows it. May run again.
 *
 * @throws where a provider does not take it, or is not configured any more
 */
async function removePaymentMethods(
  database: Database,
  billing: BillingProviders,
  userId: number,
): Promise<void> {
  const known = await database
    .selectFrom('billing_subscriptions')
    .select('provider')
    .where('user_id', '=', userId)
    .union(database.selectFrom('billing_checkouts').select('provider').where('user_id', '=', userId))
    .execute()
  for (const { provider: name } of known) {
    const provider = billing.named(name)
    if (!provider) throw new Error(`${name}, which may hold a payment method, is not configured`)
    const { outcome } = await provider.removePaymentMethods({
      ourReference: ourReferenceOf(`deletion-${userId}`),
      accountReference: accountReferenceOf(userId),
    })
    if (outcome !== 'done') throw new Error(`${name} did not remove the payment method: ${outcome}`)
  }
}

/**
 * From here on the account cannot be kept, and nobody is signed in. Null where the request is not due any
 * more, or has to wait: for payments that are not settled, or for a mail that is in a worker's hands.
 */
async function beginErasure(database: Database, requestId: number, now: Date): Promise<ErasedAccount | null> {
  return await database.transaction().execute(async (transaction) => {
    const asked = await transaction
      .selectFrom('account_deletion_requests')
      .select('user_id')
      .where('id', '=', requestId)
      .executeTakeFirst()
    if (!asked) return null
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'email_normalized'])
      .where('id', '=', asked.user_id)
      .forUpdate()
      .executeTakeFirst()
    if (!user || !(await lockWaitingRequest(transaction, requestId, { dueAt: now }))) return null
    const change = transaction.updateTable('account_deletion_requests').where('id', '=', requestId)
    const { isSettled } = await endBilling(transaction, user.id, now)
    if (!isSettled) {
      await change
        .set({
          not_before: timeAfter(now, { minutes: 1 }),
          problem: 'It waits until all payments are settled.',
        })
        .execute()
      return null
    }
    const account = erasedAccount(user)
    const inHand = await transaction
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'claimed')
      .where(isAddress(sql`recipient`, account))
      .executeTakeFirst()
    if (inHand) {
      await change
        .set({
          not_before: timeAfter(now, { minutes: 1 }),
          problem: 'It waits until an email to the account has left.',
        })
        .execute()
      return null
    }
    await change.set({ begun_at: sql<Date>`coalesce(begun_at, ${now}::timestamptz)` }).execute()
    await transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    return account
  })
}

/** Whether the request still waits, and is due by that time; its row is locked then. */
async function lockWaitingRequest(
  transaction: Transaction,
  requestId: number,
  { dueAt }: { dueAt?: Date } = {},
): Promise<boolean> {
  const request = await transaction
    .selectFrom('account_deletion_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('state', '=', 'waiting')
    .$if(dueAt !== undefined, (query) => query.where('not_before', '<=', dueAt ?? new Date(0)))
    .forUpdate()
    .executeTakeFirst()
  return request !== undefined
}
