import type { Database } from '@vitrine/database/database'
import { hashOfToken } from '@vitrine/platform/link-token'

interface AccountLink {
  userId: number
  purpose: 'verify-email' | 'reset-password'
  token: string
  expires_at?: Date
  replaced_at?: Date
  email_normalized?: string
}

/** A link as the worker mints it while writing the mail. It works for a minute. */
export async function anAccountLink(
  database: Database,
  { userId, purpose, token, ...overrides }: AccountLink,
): Promise<void> {
  const { email_normalized } = await database
    .selectFrom('users')
    .select('email_normalized')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await database
    .insertInto('account_links')
    .values({
      user_id: userId,
      purpose,
      token_hash: hashOfToken(token),
      email_normalized,
      expires_at: new Date(Date.now() + 60_000),
      ...overrides,
    })
    .execute()
}
