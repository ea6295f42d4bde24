import { aSession, anActiveMember } from '../account-records.ts'
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
  const userId = await anActiveMember(database, { email: `${name}@vitrine.example`, display_name: name })
  return { userId, cookie: await aSession(database, userId) }
}
