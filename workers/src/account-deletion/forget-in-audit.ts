import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { isAddress, mayName, withoutAddress, type ErasedAccount } from './erased-account.ts'

/** Audit entries stay, by the account's number. The address goes out of them, and so do titles of its items. */
export async function forgetInAudit(transaction: Transaction, account: ErasedAccount): Promise<void> {
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
