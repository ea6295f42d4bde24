import type { LinkPurpose } from '@vitrine/contracts/identity/stored'
import type { Transaction } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'

interface NewLink {
  user: { id: number; email_normalized: string }
  purpose: LinkPurpose
  minutes: number
  now: Date
}

/**
 * A new link of an account, which takes the place of those before it. Returns its secret, which is stored
 * nowhere.
 */
export async function mintAccountLink(
  transaction: Transaction,
  { user, purpose, minutes, now }: NewLink,
): Promise<string> {
  const token = newLinkToken()
  await endOpenAccountLinks(transaction, { userId: user.id, purpose, now })
  await transaction
    .insertInto('account_links')
    .values({
      user_id: user.id,
      purpose,
      token_hash: hashOfToken(token),
      email_normalized: user.email_normalized,
      created_at: now,
      expires_at: timeAfter(now, { minutes }),
    })
    .execute()
  return token
}

/** Ends the account's open links of one purpose. */
export async function endOpenAccountLinks(
  transaction: Transaction,
  { userId, purpose, now }: { userId: number; purpose: LinkPurpose; now: Date },
): Promise<void> {
  await transaction
    .updateTable('account_links')
    .set({ replaced_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}
