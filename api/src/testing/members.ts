import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { Database } from '@vitrine/database/database'
import { aSession as startSession } from '@vitrine/testing/account-records'
import { memberKinds, type MemberKind, type MemberKindRow } from './member-kinds.ts'
import { callAs, type TestApi, type TestCall } from './test-api.ts'

export interface TestMember {
  userId: number
  email: string
  /** Calls in a session of its own. */
  call: TestCall
}

let members = 0

/**
 * A new account of this kind that is signed in, put straight into the tables: nothing is hashed, so many are
 * cheap.
 */
export async function aMember(
  app: NestFastifyApplication,
  database: Database,
  kind: MemberKind,
): Promise<TestMember> {
  const { roles, status, isSuspended = false, staffRole }: MemberKindRow = memberKinds[kind]
  const email = `member${(members += 1)}.${kind.replaceAll(' ', '-')}@vitrine.example`
  const { id: userId } = await database
    .insertInto('users')
    .values({
      email,
      email_normalized: email,
      display_name: `A ${kind} member`,
      password_hash: 'none',
      roles: [...roles],
      email_verified_at: new Date(),
      suspended_at: isSuspended ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.insertInto('memberships').values({ user_id: userId, status }).execute()
  if (staffRole)
    await database.insertInto('staff_roles').values({ user_id: userId, role: staffRole }).execute()
  return { userId, email, call: callAs(app, { cookie: await aSession(database, userId) }) }
}

/** The same with a session that outlasts what a test moves the clock by: 200 days. */
export async function aMemberForLong(
  { app, data: { database }, clock }: Pick<TestApi, 'app' | 'data' | 'clock'>,
  kind: MemberKind = 'free',
): Promise<TestMember> {
  const made = await aMember(app, database, kind)
  await database
    .updateTable('sessions')
    .set({ expires_at: new Date(clock.now().getTime() + 200 * 86_400_000) })
    .where('user_id', '=', made.userId)
    .execute()
  return made
}

/** The cookie of a new session, which lasts an hour from `now`. */
export async function aSession(database: Database, userId: number, now = new Date()): Promise<string> {
  const expiresAt = new Date(now.getTime() + 3_600_000)
  return await startSession(database, userId, { remember: false, expiresAt })
}
