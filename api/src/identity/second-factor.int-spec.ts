import { fillPath } from '@vitrine/contracts/client'
import { endpoints } from '@vitrine/contracts/areas'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { changePassword } from '@vitrine/contracts/identity/account-endpoints'
import * as identityEndpoints from '@vitrine/contracts/identity/second-factor-endpoints'
import { secondFactorMessages as messages } from '@vitrine/contracts/identity/second-factor-messages'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyBody } from '../testing/any-body.ts'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { callAs, testApi, type TestApi, type TestCall } from '../testing/test-api.ts'
import { watchWrites } from '../testing/written-tables.ts'
import { hashPassword } from './password.ts'
import { totpOf } from './second-factor/second-factor.rules.ts'

const PASSWORD = 'Brass-cabinet-7'
const DETAILS = '/api/v1/identity/user-details'
const STAFF_CALL = '/api/v1/identity/members'
const KEY = 'a long and random text of a test’s setting'

/** Calls of members that require the second factor of staff. */
const guarded = endpoints.filter(({ secondFactorRequired }) => secondFactorRequired)

let api: TestApi
let clock: MovableClock
beforeAll(async () => {
  clock = new MovableClock()
  api = await testApi({ clock, settings: { SECOND_FACTOR_KEY: KEY } })
})
afterAll(() => api.close())

async function staffMember(kind: MemberKind = 'staff'): Promise<TestMember> {
  const made = await aMember(api.app, api.data.database, kind)
  await api.data.database
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', made.userId)
    .execute()
  return { ...made, call: await newSession(made) }
}

const newSession = async ({ userId }: TestMember): Promise<TestCall> =>
  callAs(api.app, { cookie: await aSession(api.data.database, userId, clock.now()) })
const codeOf = (secret: string) => totpOf(secret).generate({ timestamp: clock.now().getTime() })
const give = (call: TestCall, path: { path: string }, code: string) =>
  call('POST', path.path, { body: { code } })
const refused = (field: string, errorMessage: string) => ({
  status: 400,
  body: { errors: [{ field, errorCode: 'invalid', errorMessage }] },
})
const mailsTo = async ({ email }: TestMember) =>
  (
    await api.data.database
      .selectFrom('mails')
      .select('data')
      .where('recipient', '=', email)
      .where('template', '=', 'second-factor-changed')
      .orderBy('id')
      .execute()
  ).map(({ data }) => data)

/** Sets one up; time moves on, so that the code that confirmed it is not the present one any more. */
async function setUp({
  call,
}: Pick<TestMember, 'call'>): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (
    await call('POST', identityEndpoints.setUpSecondFactor.path, { body: { password: PASSWORD } })
  ).body
  const { body } = await give(call, identityEndpoints.confirmSecondFactor, codeOf(secret))
  clock.advance({ minutes: 1 })
  return { secret, recoveryCodes: body.recoveryCodes }
}

describe('setting one up', () => {
  test('takes the password and a first code, shows ten recovery codes once and tells the owner', async () => {
    const member = await staffMember()
    expect((await member.call('GET', identityEndpoints.readSecondFactor.path)).body).toEqual({
      isSetUp: false,
      isRequired: false,
      isAwaited: false,
      recoveryCodesLeft: 0,
    })
    expect(
      await member.call('POST', identityEndpoints.setUpSecondFactor.path, { body: { password: 'wrong' } }),
    ).toMatchObject(refused('password', messages.passwordWrong))
    const { body: key } = await member.call('POST', identityEndpoints.setUpSecondFactor.path, {
      body: { password: PASSWORD },
    })
    expect(key).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`secret=${key.secret}`),
      qrCode: expect.stringContaining('<svg'),
    })
    expect(await give(member.call, identityEndpoints.confirmSecondFactor, '000000')).toMatchObject(
      refused('code', messages.codeWrong),
    )
    const { body } = await give(member.call, identityEndpoints.confirmSecondFactor, codeOf(key.secret))
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect((await member.call('GET', identityEndpoints.readSecondFactor.path)).body).toEqual({
      isSetUp: true,
      isRequired: false,
      isAwaited: false,
      recoveryCodesLeft: 10,
    })
    expect(await mailsTo(member)).toMatchObject([{ change: 'added' }])
    // The database alone makes no codes.
    const { sealed_secret } = await api.data.database
      .selectFrom('second_factors')
      .select('sealed_secret')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow()
    expect(sealed_secret.toString('latin1')).not.toContain(key.secret)
    expect(
      (await member.call('POST', identityEndpoints.setUpSecondFactor.path, { body: { password: PASSWORD } }))
        .body.message,
    ).toBe(messages.alreadySetUp)
  })

  test('counts for nothing until it is confirmed, and begins anew with another key', async () => {
    const member = await staffMember()
    const begin = async () =>
      (await member.call('POST', identityEndpoints.setUpSecondFactor.path, { body: { password: PASSWORD } }))
        .body.secret
    const first = await begin()
    const second = await begin()
    expect((await (await newSession(member))('GET', STAFF_CALL)).status).toBe(200)
    expect(await give(member.call, identityEndpoints.confirmSecondFactor, codeOf(first))).toMatchObject({
      status: 400,
    })
    expect((await give(member.call, identityEndpoints.confirmSecondFactor, codeOf(second))).status).toBe(200)
  })

  test('is nothing for members: each call responds as for a missing record', async () => {
    const member = await staffMember('free')
    for (const { method, path } of [
      identityEndpoints.readSecondFactor,
      identityEndpoints.setUpSecondFactor,
      identityEndpoints.confirmSecondFactor,
      identityEndpoints.passSecondFactor,
      identityEndpoints.renewRecoveryCodes,
      identityEndpoints.dropSecondFactor,
    ]) {
      expect(
        (
          await member.call(
            method,
            path,
            method === 'GET' ? {} : { body: { code: '123456', password: PASSWORD } },
          )
        ).status,
      ).toBe(404)
    }
  })
})

describe('a session of staff who have one', () => {
  test('is a member’s until it has given it', async () => {
    const member = await staffMember()
    const { secret } = await setUp(member)
    const call = await newSession(member)
    expect((await call('GET', DETAILS)).body).toMatchObject({
      isAdmin: false,
      roles: ['ROLE_FREE'],
      awaitsSecondFactor: true,
      capabilities: { hasAdminAccess: false },
    })
    expect(await call('GET', STAFF_CALL)).toMatchObject({
      status: 403,
      body: { errorCode: 'SECOND_FACTOR_REQUIRED', message: errorCatalogue.SECOND_FACTOR_REQUIRED.message },
    })
    expect((await give(call, identityEndpoints.passSecondFactor, codeOf(secret))).status).toBe(200)
    expect((await call('GET', STAFF_CALL)).status).toBe(200)
    expect((await call('GET', DETAILS)).body).toMatchObject({ isAdmin: true, awaitsSecondFactor: false })
    // Each session gives its own.
    expect((await (await newSession(member))('GET', STAFF_CALL)).status).toBe(403)
  })

  test('neither takes over, ends nor charges the account until it has given it', async () => {
    const member = await staffMember('enterprise admin')
    await api.data.database
      .updateTable('users')
      .set({ roles: ['ROLE_ENTERPRISE_ADMIN', 'ROLE_ADMIN'] })
      .where('id', '=', member.userId)
      .execute()
    const { secret } = await setUp(member)
    const call = await newSession(member)
    // The first call of a session notes when it was seen.
    await call('GET', DETAILS)
    const writes = await watchWrites(api.data.database)
    for (const endpoint of guarded) {
      const sent = anyBody(endpoint)
      const response = await call(endpoint.method, fillPath(endpoint.path, { params: { id: '1' } }), {
        body: sent.body,
        headers: { ...sent.headers, 'x-requested-with': 'XMLHttpRequest' },
      })
      expect([endpoint.name, response.status, response.body.errorCode]).toEqual([
        endpoint.name,
        403,
        'SECOND_FACTOR_REQUIRED',
      ])
    }
    expect(await writes.take()).toEqual([])
    const change = {
      oldPassword: PASSWORD,
      newPassword: 'Silver-drawer-8',
      newPasswordConfirm: 'Silver-drawer-8',
    }
    await give(call, identityEndpoints.passSecondFactor, codeOf(secret))
    expect((await call('POST', changePassword.path, { body: change })).status).toBe(200)
  })

  test('takes no code twice, of two at once one, and none that is older', async () => {
    const member = await staffMember()
    const { secret } = await setUp(member)
    const code = codeOf(secret)
    const sessions = await Promise.all([newSession(member), newSession(member)])
    const given = await Promise.all(
      sessions.map((call) => give(call, identityEndpoints.passSecondFactor, code)),
    )
    expect(given.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    expect(await give(await newSession(member), identityEndpoints.passSecondFactor, code)).toMatchObject(
      refused('code', messages.codeWrong),
    )
  })

  test('takes each recovery code once, and tells the owner', async () => {
    const member = await staffMember()
    const {
      recoveryCodes: [code = ''],
    } = await setUp(member)
    expect(
      (
        await give(
          await newSession(member),
          identityEndpoints.passSecondFactor,
          code.toUpperCase().replaceAll('-', ' '),
        )
      ).status,
    ).toBe(200)
    expect(await give(await newSession(member), identityEndpoints.passSecondFactor, code)).toMatchObject(
      refused('code', messages.codeWrong),
    )
    expect((await member.call('GET', identityEndpoints.readSecondFactor.path)).body.recoveryCodesLeft).toBe(9)
    expect(await mailsTo(member)).toMatchObject([{ change: 'added' }, { change: 'recovery-code-used' }])
  })

  test('is locked for 30 minutes by five wrong codes, whatever is typed then, and the right password does not open it', async () => {
    const member = await staffMember()
    const { secret } = await setUp(member)
    const call = await newSession(member)
    for (let attempt = 1; attempt < 5; attempt += 1)
      expect(await give(call, identityEndpoints.passSecondFactor, '000000')).toMatchObject(
        refused('code', messages.codeWrong),
      )
    expect(await give(call, identityEndpoints.passSecondFactor, '000000')).toMatchObject(
      refused('code', messages.locked),
    )
    expect(
      await give(await newSession(member), identityEndpoints.passSecondFactor, codeOf(secret)),
    ).toMatchObject(refused('code', messages.locked))
    clock.advance({ minutes: 31 })
    expect(
      (await give(await newSession(member), identityEndpoints.passSecondFactor, codeOf(secret))).status,
    ).toBe(200)
    const failed = await api.data.database
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', String(member.userId))
      .where('action', '=', 'identity.second-factor-failed')
      .execute()
    expect(failed).toHaveLength(5)
  })

  test('renews its recovery codes by a code of the app alone, and removes it by either', async () => {
    const member = await staffMember()
    const {
      secret,
      recoveryCodes: [old = '', another = ''],
    } = await setUp(member)
    expect(await give(member.call, identityEndpoints.renewRecoveryCodes, old)).toMatchObject(
      refused('code', messages.codeWrong),
    )
    const {
      recoveryCodes: [fresh = ''],
    } = (await give(member.call, identityEndpoints.renewRecoveryCodes, codeOf(secret))).body
    expect(await give(member.call, identityEndpoints.dropSecondFactor, another)).toMatchObject(
      refused('code', messages.codeWrong),
    )
    expect((await give(member.call, identityEndpoints.dropSecondFactor, fresh)).status).toBe(200)
    expect((await (await newSession(member))('GET', STAFF_CALL)).status).toBe(200)
    expect(await mailsTo(member)).toMatchObject([
      { change: 'added' },
      { change: 'codes-renewed' },
      { change: 'removed' },
    ])
  })
})

test('an administrator takes it from somebody who has lost it; others do not', async () => {
  const [admin, support, lost] = [
    await staffMember(),
    await staffMember('support'),
    await staffMember('editor'),
  ]
  await setUp(lost)
  const path = `${STAFF_CALL}/${lost.userId}/second-factor`
  expect((await support.call('DELETE', path)).status).toBe(403)
  expect(await admin.call('DELETE', path)).toMatchObject({ status: 200, body: { hasSecondFactor: false } })
  expect((await (await newSession(lost))('GET', '/api/v1/dictionary/admin/list')).status).not.toBe(403)
  expect(await mailsTo(lost)).toMatchObject([{ change: 'added' }, { change: 'removed' }])
})

describe('where all staff need one', () => {
  let strict: TestApi
  beforeAll(async () => {
    strict = await testApi({ clock, settings: { SECOND_FACTOR_KEY: KEY, STAFF_SECOND_FACTOR: 'true' } })
  })
  afterAll(() => strict.close())

  test('staff without one are members until they have set it up; other members notice nothing', async () => {
    const made = await aMember(strict.app, strict.data.database, 'staff')
    await strict.data.database
      .updateTable('users')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', made.userId)
      .execute()
    const call = callAs(strict.app, {
      cookie: await aSession(strict.data.database, made.userId, clock.now()),
    })
    expect((await call('GET', STAFF_CALL)).body.errorCode).toBe('SECOND_FACTOR_REQUIRED')
    expect((await call('GET', identityEndpoints.readSecondFactor.path)).body).toEqual({
      isSetUp: false,
      isRequired: true,
      isAwaited: true,
      recoveryCodesLeft: 0,
    })
    await setUp({ call })
    expect((await call('GET', STAFF_CALL)).status).toBe(200)
    const member = await aMember(strict.app, strict.data.database, 'unlimited')
    const asMember = callAs(strict.app, {
      cookie: await aSession(strict.data.database, member.userId, clock.now()),
    })
    expect((await asMember('GET', STAFF_CALL)).body.errorCode).toBe('FORBIDDEN')
    expect((await asMember('GET', DETAILS)).body).toMatchObject({ awaitsSecondFactor: false })
  })
})
