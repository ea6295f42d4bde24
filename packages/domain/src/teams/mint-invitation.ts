import type { Transaction } from '@vitrine/database/database'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'

/**
 * A new link of a waiting entry, which takes the place of those before it. Returns its secret, which is
 * stored nowhere.
 */
export async function mintInvitation(
  transaction: Transaction,
  { teamUserId, expiresAt, now }: { teamUserId: number; expiresAt: Date; now: Date },
): Promise<string> {
  const token = newLinkToken()
  await transaction
    .updateTable('team_invitations')
    .set({ replaced_at: now })
    .where('team_user_id', '=', teamUserId)
    .where('replaced_at', 'is', null)
    .where('answered_at', 'is', null)
    .execute()
  await transaction
    .insertInto('team_invitations')
    .values({
      token_hash: hashOfToken(token),
      team_user_id: teamUserId,
      expires_at: expiresAt,
      created_at: now,
    })
    .execute()
  return token
}
