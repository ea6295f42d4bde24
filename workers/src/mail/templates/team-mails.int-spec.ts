import { requestMail } from '@vitrine/messaging/mails'
import { hashOfToken } from '@vitrine/platform/link-token'
import type { OutgoingMail } from '@vitrine/platform/mail/mail-transport'
import { anAccount } from '@vitrine/testing/account-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimMail } from '../send-mail.processor.ts'
import { MailClaimer } from '../mail-claimer.ts'

const site = { publicUrl: 'https://vitrine.example', supportEmail: 'support@vitrine.example' }
/** Typed by the admin of a team, who need not know whom it reaches. */
const NAME = 'You won at evil'

let db: TestDatabase
let claimer: MailClaimer
let teamId: number
beforeAll(async () => {
  db = await testDatabase()
  claimer = new MailClaimer(db)
  const now = new Date()
  const adminId = await aMember('admin@team.example')
  teamId = (
    await db.database
      .insertInto('teams')
      .values({ admin_id: adminId, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
})
afterAll(async () => {
  await claimer?.onModuleDestroy()
  await db?.drop()
})

const aMember = (email: string) => anAccount(db.database, { email, display_name: NAME })

async function anEntry(email: string, expiresAt = new Date(Date.now() + 7 * 86_400_000)): Promise<number> {
  const now = new Date()
  const entry = {
    team_id: teamId,
    user_type: 'NEW_USER',
    email,
    email_normalized: email,
    first_name: NAME,
    last_name: NAME,
    user_id: null,
    joined_at: null,
    expires_at: expiresAt,
    created_at: now,
    updated_at: now,
  } as const
  return (await db.database.insertInto('team_users').values(entry).returning('id').executeTakeFirstOrThrow())
    .id
}

/** The mail as it would leave. */
async function written(request: Parameters<typeof requestMail>[1]): Promise<OutgoingMail | null> {
  const id = await db.database.transaction().execute((transaction) => requestMail(transaction, request))
  return await claimMail({ database: db.database, claimer, site }, id)
}
const invitation = async (teamUserId: number, to: string) =>
  await written({ template: 'team-invitation', to, data: { teamUserId } })

test('an invitation has its link in HTML and in text, whose hash alone is stored, says who invites and holds no other word that was typed', async () => {
  const id = await anEntry('new@guest.example')
  const mail = await invitation(id, 'new@guest.example')
  expect(mail?.subject).toBe('You are invited to a team on Vitrine')
  const token =
    /https:\/\/vitrine\.example\/app\/teamInvitation\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.html).toContain(token)
  expect(mail?.html).toContain('prefers-color-scheme: dark')
  expect(mail?.text).toContain('admin@team.example invites you to a team on Vitrine.')
  expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/you won/i)
  expect(
    await db.database
      .selectFrom('team_invitations')
      .select(['token_hash', 'replaced_at'])
      .where('team_user_id', '=', id)
      .execute(),
  ).toEqual([{ token_hash: hashOfToken(token), replaced_at: null }])
})

test('the invitation of a new user says that an account waits, and what declining does', async () => {
  const id = await anEntry('waits@guest.example')
  expect((await invitation(id, 'waits@guest.example'))?.text).not.toContain('An account waits')
  await db.database
    .insertInto('users')
    .values({
      email: 'waits@guest.example',
      email_normalized: 'waits@guest.example',
      display_name: NAME,
      password_hash: null,
      invited_as: id,
    })
    .execute()
  const mail = await invitation(id, 'waits@guest.example')
  expect(mail?.text).toContain(
    'Nobody can log in to it, or reset its password, until you open the invitation',
  )
  expect(`${mail?.html} ${mail?.text}`).not.toMatch(/you won/i)
})

test('a newer invitation takes the place of the one before', async () => {
  const id = await anEntry('twice@guest.example')
  await invitation(id, 'twice@guest.example')
  await invitation(id, 'twice@guest.example')
  expect(
    (
      await db.database
        .selectFrom('team_invitations')
        .select('replaced_at')
        .where('team_user_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ replaced_at }) => replaced_at !== null),
  ).toEqual([true, false])
})

test('no invitation leaves for an entry that is withdrawn, has run out or has been accepted', async () => {
  const [withdrawn, runOut, accepted] = [
    await anEntry('gone@guest.example'),
    await anEntry('late@guest.example', new Date()),
    await anEntry('in@guest.example'),
  ]
  await db.database.deleteFrom('team_users').where('id', '=', withdrawn).execute()
  await db.database
    .updateTable('team_users')
    .set({ status: 'ACTIVE', user_id: await aMember('in@guest.example'), joined_at: new Date() })
    .where('id', '=', accepted)
    .execute()
  expect([
    await invitation(withdrawn, 'gone@guest.example'),
    await invitation(runOut, 'late@guest.example'),
    await invitation(accepted, 'in@guest.example'),
  ]).toEqual([null, null, null])
})

test('an admin whose own email is not confirmed is not named', async () => {
  await db.database
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('email', '=', 'admin@team.example')
    .execute()
  const mail = await invitation(await anEntry('careful@guest.example'), 'careful@guest.example')
  expect(mail?.text).toContain('A member invites you')
  expect(`${mail?.html} ${mail?.text}`).not.toContain('admin@team.example')
})

test('whoever is removed is told that account and vault stay theirs', async () => {
  const userId = await aMember('removed@guest.example')
  const mail = await written({ template: 'team-removed', to: 'removed@guest.example', data: { userId } })
  expect(mail?.subject).toBe('You are no longer in your team on Vitrine')
  expect(mail?.text).toContain('The account, your vault and everything in it stay yours.')
})
