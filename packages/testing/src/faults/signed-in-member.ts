import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import type { FaultHarness } from './fault-harness.ts'

export interface SignedInMember {
  userId: number
  cookie: string
}

/** A member without a count of lookups, in a session of a day. */
export async function aSignedInMember(
  { db: { database } }: FaultHarness,
  name: string,
): Promise<SignedInMember> {
  const email = `${name}@vitrine.example`
  const { id: userId } = await database
    .insertInto('users')
    .values({
      email,
      email_normalized: email,
      display_name: name,
      password_hash: '-',
      roles: ['ROLE_UNLIMITED'],
      email_verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.insertInto('memberships').values({ user_id: userId, status: 'Active' }).execute()
  const token = newLinkToken()
  await database
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashOfToken(token),
      remember: true,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  return { userId, cookie: `vitrine-session=${token}` }
}
