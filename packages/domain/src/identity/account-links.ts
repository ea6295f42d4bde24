import type { Transaction } from '@vitrine/database/database'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { sql } from 'kysely'

/** What a mailed link of an account is for. */
export type LinkPurpose = 'verify-email' | 'reset-password'

interface NewLink {
  user: { id: number; email_normalized: string }
  purpose: LinkPurpose
  minutes: number
}

/** A new link of an account, which takes the place of those before it. Returns its secret, which is stored nowhere. */
export async function mintAccountLink(transaction: Transaction, { user, purpose, minutes }: NewLink): Promise<string> {
  const token = newLinkToken()
  await endOpenAccountLinks(transaction, user.id, purpose)
  await transaction
    .insertInto('account_links')
    .values({ user_id: user.id, purpose, token_hash: hashOfToken(token), email_normalized: user.email_normalized, expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .execute()
  return token
}

/** Ends the account's open links of one purpose. */
export async function endOpenAccountLinks(transaction: Transaction, userId: number, purpose: LinkPurpose): Promise<void> {
  await transaction
    .updateTable('account_links')
    .set({ replaced_at: new Date() })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}
