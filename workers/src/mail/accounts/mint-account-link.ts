import type { Transaction } from '@vitrine/database/database'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { sql } from 'kysely'

interface NewLink {
  user: { id: number; email_normalized: string }
  purpose: 'verify-email' | 'reset-password'
  minutes: number
}

/** A new link of an account, which takes the place of those before it. Answers its secret, which is stored nowhere. */
export async function mintAccountLink(transaction: Transaction, { user, purpose, minutes }: NewLink): Promise<string> {
  const token = newLinkToken()
  await transaction
    .updateTable('account_links')
    .set({ replaced_at: new Date() })
    .where('user_id', '=', user.id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
  await transaction
    .insertInto('account_links')
    .values({ user_id: user.id, purpose, token_hash: hashOfToken(token), email_normalized: user.email_normalized, expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .execute()
  return token
}
