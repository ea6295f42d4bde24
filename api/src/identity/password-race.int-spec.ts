import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { CommandBus } from '@nestjs/cqrs'
import type { Transaction } from '@vitrine/database/database'
import { hashOfToken } from '@vitrine/platform/link-token'
import { signInWith, testApi, type TestResponse, type TestApi } from '../testing/test-api.ts'
import { CreateAccount } from './create-account.command.ts'

const OLD = 'Brass-cabinet-7'
const NEW = 'Copper-drawer-8'

let api: TestApi
let count = 0
let email = ''
let userId = 0

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  email = `racer${(count += 1)}@vitrine.example`
  await api.app
    .get(CommandBus)
    .execute(
      new CreateAccount(
        { name: 'test' },
        { email, displayName: 'Racer', password: OLD, roles: ['ROLE_FREE'] },
      ),
    )
  userId = (
    await api.data.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id
})

/** Polls until somebody waits for a lock that another transaction holds. */
async function somebodyWaits(): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
            api.data.database,
          )
        ).rows.length,
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
}

/** Holds the account, lets `call` run into the lock, does `meanwhile`, and only then commits. */
async function whileHeld<Response>(
  call: () => Promise<Response>,
  meanwhile: (transaction: Transaction) => Promise<void>,
): Promise<Response> {
  const running = await api.data.database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const response = call()
    await somebodyWaits()
    await meanwhile(transaction)
    return { response }
  })
  return await running.response
}

const openSessions = async () =>
  (
    await api.data.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute()
  ).length

async function aResetLink(): Promise<string> {
  const token = `reset-${userId}`
  await api.data.database
    .insertInto('account_links')
    .values({
      user_id: userId,
      purpose: 'reset-password',
      token_hash: hashOfToken(token),
      email_normalized: email,
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute()
  return token
}

const reset = (token: string) =>
  api.visitor('POST', '/api/v1/identity/password-resets/confirm', {
    body: { token, newPassword: NEW, newPasswordConfirm: NEW },
  })

describe('a sign-in with the old password', () => {
  test('that is under way while the password is changed opens no session', async () => {
    const response = await whileHeld<TestResponse>(
      () => signInWith(api.visitor, email, OLD),
      async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: '$argon2id$another' })
          .where('id', '=', userId)
          .execute()
        await transaction
          .updateTable('sessions')
          .set({ ended_at: new Date(), ended_reason: 'password-changed' })
          .where('user_id', '=', userId)
          .where('ended_at', 'is', null)
          .execute()
      },
    )
    expect([response.status, response.body.errorCode, await openSessions()]).toEqual([
      401,
      'SIGN_IN_FAILED',
      0,
    ])
  })

  test('never survives a reset, however many come at once', async () => {
    const token = await aResetLink()
    const responses = await Promise.all([
      reset(token),
      ...Array.from({ length: 4 }, () => signInWith(api.visitor, email, OLD)),
    ])
    expect(responses[0]?.status).toBe(200)
    expect(await openSessions()).toBe(0)
    expect((await signInWith(api.visitor, email, NEW)).status).toBe(200)
  })
})

test('a reset beside a change of the password waits for it, and neither fails', async () => {
  const token = await aResetLink()
  const response = await whileHeld(
    () => reset(token),
    // What a change of the password does with the account held: it ends the links that could set another.
    async (transaction) => {
      await transaction
        .updateTable('account_links')
        .set({ replaced_at: new Date() })
        .where('user_id', '=', userId)
        .execute()
    },
  )
  expect([response.status, response.body.errorCode]).toEqual([410, 'LINK_REPLACED'])
})
