import { deletedAccountLabel } from '@vitrine/domain/identity/deletion'
import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'

/** An account that is being erased: what is looked for, and what takes its place. */
export interface ErasedAccount {
  id: number
  email: string
  emailNormalized: string
  /** Stands where the address stood. */
  label: string
}

export function erasedAccount(row: { id: number; email: string; email_normalized: string }): ErasedAccount {
  return {
    id: row.id,
    email: row.email,
    emailNormalized: row.email_normalized,
    label: deletedAccountLabel(row.id),
  }
}

/** Whether a column holds this address and nothing else. */
export function isAddress(column: RawBuilder<unknown>, { email, emailNormalized }: ErasedAccount) {
  return sql<boolean>`(${column} = ${email} OR lower(${column}) = ${emailNormalized})`
}

/** Whether the address may stand in a text: `withoutAddress` looks closer. */
export function mayName(text: RawBuilder<unknown>, { email, emailNormalized }: ErasedAccount) {
  return sql<boolean>`(strpos(${text}, ${email}) > 0 OR strpos(lower(${text}), ${emailNormalized}) > 0)`
}

/**
 * Not within a longer address: not behind what another's name may end with, unless that is a line break in
 * JSON, nor before more of a host's name.
 */
const BEFORE = String.raw`(?:(?<![[:alnum:].!#$%&*+/=?^_{|}~-])|(?<=\\[nrt]))`
const AFTER = String.raw`(?![[:alnum:]_-]|\.[[:alnum:]])`

/** The text with the label instead of the address, however its letters are written. */
export function withoutAddress(text: RawBuilder<unknown>, { email, emailNormalized, label }: ErasedAccount) {
  const spellings = [...new Set([email, emailNormalized])].map((spelling) =>
    spelling.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`),
  )
  return sql<string>`regexp_replace(${text}, ${`${BEFORE}(?:${spellings.join('|')})${AFTER}`}, ${label}, 'gi')`
}

/** What a failed delivery of a mail said, which may name whom it went to. */
export async function forgetInDeliveries(executor: Executor, account: ErasedAccount): Promise<void> {
  const error = sql`last_error`
  await sql`UPDATE outbox_deliveries SET last_error = ${withoutAddress(error, account)} WHERE ${mayName(error, account)}`.execute(
    executor,
  )
}
