import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the deletion of an account was asked for and it has not been kept since: such an account shows
 * nothing to others and gets no mailings.
 */
export function isToBeDeleted(userId: RawBuilder<unknown>) {
  return sql<boolean>`EXISTS (SELECT FROM account_deletion_requests deletion WHERE deletion.user_id = ${userId} AND deletion.state IN ('waiting', 'failed'))`
}

/** The same by the normalized email of an account; false where no account has it. */
export function isEmailToBeDeleted(emailNormalized: RawBuilder<unknown>) {
  return sql<boolean>`EXISTS (
    SELECT FROM users JOIN account_deletion_requests deletion ON deletion.user_id = users.id AND deletion.state IN ('waiting', 'failed')
    WHERE users.email_normalized = ${emailNormalized}
  )`
}

const LABEL = 'deleted account '

/** What stands wherever the address of a deleted account stood, and the entry has to stay. */
export function deletedAccountLabel(userId: number): string {
  return `${LABEL}${userId}`
}

/** Whether a recipient is one whose address was erased: nothing can be sent there. */
export function isDeletedAccountLabel(text: string): boolean {
  return text.startsWith(LABEL)
}
