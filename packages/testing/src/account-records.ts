import type { Database, Executor } from '@vitrine/database/database'
import type { Users } from '@vitrine/database/generated/schema'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import type { Insertable } from 'kysely'

type AccountRow = Partial<Insertable<Users>> & { email: string }

/** An account whose email is confirmed, and whose password opens nothing. Returns its id. */
export async function anAccount(database: Executor, row: AccountRow): Promise<number> {
  const { id } = await database
    .insertInto('users')
    .values({
      email_normalized: row.email,
      display_name: 'A member',
      password_hash: '-',
      email_verified_at: new Date(),
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An account with a membership that is paid for. Returns its id. */
export async function anActiveMember(database: Executor, row: AccountRow): Promise<number> {
  const userId = await anAccount(database, { roles: ['ROLE_UNLIMITED'], ...row })
  await database.insertInto('memberships').values({ user_id: userId, status: 'Active' }).execute()
  return userId
}

/** Signs the account in, for a day unless another end is given. Returns the cookie. */
export async function aSession(
  database: Database,
  userId: number,
  {
    remember = true,
    expiresAt = new Date(Date.now() + 86_400_000),
  }: { remember?: boolean; expiresAt?: Date } = {},
): Promise<string> {
  const token = newLinkToken()
  await database
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashOfToken(token),
      remember,
      expires_at: expiresAt,
    })
    .execute()
  return `vitrine-session=${token}`
}
