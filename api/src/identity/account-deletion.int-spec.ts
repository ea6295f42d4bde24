import { timeAfter } from '@vitrine/platform/clock'
import { aCollection, aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionPage, publicItemPage } from '../collections/collections.pages.ts'
import type { MemberKind } from '../testing/member-kinds.ts'
import { mailTemplatesTo } from '../testing/mails.ts'
import { aMember, type TestMember } from '../testing/members.ts'
import { aTeamUser } from '../testing/teams.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { findMedia } from '../vault-media/queries/find-media.query.ts'
import { isPublic } from '../vault-media/media-access.ts'
import { hashPassword } from './password.ts'

const PATH = '/api/v1/account-settings/deletion-requests'
const DESK = '/api/v1/identity/deletion-requests'
const PASSWORD = 'Brass-cabinet-7'

let api: TestApi
let hash: string
let staff: TestMember

beforeAll(async () => {
  api = await testApi()
  hash = await hashPassword(PASSWORD)
  staff = await aMember(api.app, api.data.database, 'staff')
})
afterAll(() => api.close())

async function someone(kind: MemberKind = 'unlimited'): Promise<TestMember> {
  const member = await aMember(api.app, api.data.database, kind)
  await api.data.database
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', member.userId)
    .execute()
  return member
}

const ask = async ({ call }: TestMember, body: object = { password: PASSWORD }) =>
  await call('POST', PATH, { body })
async function leaving(kind?: MemberKind): Promise<{ member: TestMember; id: number }> {
  const member = await someone(kind)
  return {
    member,
    id: (await ask(member, { password: PASSWORD, reason: 'Too many clocks.' })).body.response.id,
  }
}
const requestsOf = async (userId: number) =>
  await api.data.database
    .selectFrom('account_deletion_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
const mailsTo = async (email: string) => await mailTemplatesTo(api.data.database, email)
const actionsOn = async (userId: number) =>
  (
    await api.data.database
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_type', '=', 'user')
      .where('subject_id', '=', String(userId))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)
const errorsOf = ({ body }: { body: any }) =>
  body.errors?.map(({ field, errorMessage }: { field: string; errorMessage: string }) => [
    field,
    errorMessage,
  ])

describe('a member', () => {
  test('D3-103: asks for the deletion of the account: it stands in the list of staff, is due in 30 days, and is mailed', async () => {
    const member = await someone()
    expect((await member.call('GET', PATH)).body).toEqual({ request: null })
    const asked = await ask(member, { password: PASSWORD, reason: ' Too many\r\nclocks. ' })
    const [row] = await requestsOf(member.userId)
    expect([asked.status, asked.body]).toEqual([201, { response: { id: row?.id } }])
    expect(row).toMatchObject({
      reason: 'Too many\nclocks.',
      state: 'waiting',
      due_at: timeAfter(row?.requested_at ?? new Date(), { days: 30 }),
    })
    const request = {
      id: row?.id,
      requestedDate: row?.requested_at.toISOString(),
      dueDate: row?.due_at.toISOString(),
      membershipEndsDate: null,
    }
    expect((await member.call('GET', PATH)).body).toEqual({ request })
    expect((await member.call('GET', '/api/v1/identity/user-details')).body.deletion).toEqual(request)
    expect([await mailsTo(member.email), await actionsOn(member.userId)]).toEqual([
      ['deletion-requested'],
      ['identity.deletion-requested'],
    ])
  })

  test('who asks twice has one request and one mail', async () => {
    const member = await someone()
    const [first, second] = await Promise.all([ask(member), ask(member)])
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect([(await requestsOf(member.userId)).length, await mailsTo(member.email)]).toEqual([
      1,
      ['deletion-requested'],
    ])
  })

  test('who manages a team with other users, waiting ones among them, is refused until they are removed', async () => {
    const admin = await someone('enterprise admin')
    const id = await aTeamUser(api.data.database, admin.userId, { email: 'waiting@team.example' })
    expect(await ask(admin)).toMatchObject({
      status: 409,
      body: {
        errorCode: 'STATUS_CONFLICT',
        message: 'Your team still has other users. Remove them before you delete your account.',
      },
    })
    expect((await admin.call('DELETE', `/api/v1/teams/users/${id}`)).status).toBe(200)
    expect((await ask(admin)).status).toBe(201)
  })

  test('D3-103: with a wrong password is refused at its field, which counts as a failed sign-in and locks', async () => {
    const member = await someone()
    expect(errorsOf(await ask(member, { password: '' }))).toEqual([
      ['password', 'Please enter your password'],
    ])
    const told = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      told.push(errorsOf(await ask(member, { password: 'Wrong-one-1' }))?.[0])
    expect(told.slice(0, 4)).toEqual(
      Array.from({ length: 4 }, () => ['password', 'This is not your password']),
    )
    expect(told[4]?.[1]).toContain('has been locked')
    expect(errorsOf(await ask(member))?.[0]?.[1]).toContain('has been locked')
    expect(await requestsOf(member.userId)).toEqual([])
  })

  test('may give a reason of 500 characters, not of one more', async () => {
    const member = await someone()
    expect(errorsOf(await ask(member, { password: PASSWORD, reason: 'x'.repeat(501) }))).toEqual([
      ['reason', 'A reason has at most 500 characters'],
    ])
    expect((await ask(member, { password: PASSWORD, reason: 'x'.repeat(500) })).status).toBe(201)
  })

  test('D3-103: keeps the account: nothing of the request is left but its row, and a mail says so; once', async () => {
    const { member, id } = await leaving()
    const kept = await member.call('DELETE', `${PATH}/${id}`)
    expect([kept.status, kept.body]).toEqual([200, { response: { id } }])
    expect((await member.call('DELETE', `${PATH}/${id}`)).status).toBe(200)
    expect([await mailsTo(member.email), await actionsOn(member.userId)]).toEqual([
      ['deletion-requested', 'deletion-kept'],
      ['identity.deletion-requested', 'identity.account-kept'],
    ])
    expect((await member.call('GET', PATH)).body).toEqual({ request: null })
    expect((await ask(member)).body.response.id).not.toBe(id)
  })

  test('keeps no account of somebody else, nor one whose deletion has begun', async () => {
    const { member, id } = await leaving()
    const other = await someone()
    expect((await other.call('DELETE', `${PATH}/${id}`)).body).toEqual(
      (await other.call('DELETE', `${PATH}/999999`)).body,
    )
    await api.data.database
      .updateTable('account_deletion_requests')
      .set({ begun_at: new Date() })
      .where('id', '=', id)
      .execute()
    const late = await member.call('DELETE', `${PATH}/${id}`)
    expect([late.status, late.body.message]).toEqual([
      409,
      'The deletion of this account has begun. It can no longer be kept.',
    ])
  })

  test('D3-103: of staff may not leave the console to nobody, and whoever leaves already does not count', async () => {
    const alone = await testApi({})
    try {
      const both = await Promise.all([1, 2].map(() => aMember(alone.app, alone.data.database, 'staff')))
      await alone.data.database.updateTable('users').set({ password_hash: hash }).execute()
      const statuses = []
      for (const member of both)
        statuses.push((await member.call('POST', PATH, { body: { password: PASSWORD } })).status)
      expect(statuses).toEqual([201, 409])
    } finally {
      await alone.close()
    }
  })
})

describe('at once', () => {
  test('D3-103: collections and items are public no more, on pages, in calls and as files, nor by a conditional request; the account kept, they are again', async () => {
    const { database } = api.data
    const member = await someone()
    const id = await aCollection(database, member.userId, { title: 'To be seen', status: 'public' })
    const itemId = await aVaultItem(database, member.userId, { collectionId: id })
    const file = { user_id: member.userId, renditions: 'none' } as const
    const keys = { item: 'a'.repeat(32), picture: 'b'.repeat(32) }
    await aVaultPhoto(database, { ...file, key: keys.item, item_id: itemId })
    await aVaultPhoto(database, { ...file, key: keys.picture, collection_id: id })
    const calls = [
      `/api/v1/vault/public/item-collections/${id}`,
      `/api/v1/vault/public/items?f.itemCollectionId=${id}`,
    ]
    const item = `/api/v1/vault/public/items/${itemId}`
    const etags = await Promise.all(
      calls.map(async (url) => String((await api.visitor('GET', url)).headers['etag'])),
    )
    const faces = async () => ({
      conditional: await Promise.all(
        calls.map(
          async (url, place) =>
            (await api.visitor('GET', url, { headers: { 'if-none-match': etags[place] ?? '' } })).status,
        ),
      ),
      plain: await Promise.all([...calls, item].map(async (url) => (await api.visitor('GET', url)).status)),
      // What says whether a page of the site that a browser has still holds; without it there is none to
      // show.
      pages: [
        await collectionPage.fingerprintOf(database, id, api.clock.now()),
        await publicItemPage.fingerprintOf(database, itemId, api.clock.now()),
      ].map((fingerprint) => fingerprint !== null),
      files: await Promise.all(Object.values(keys).map(fileStatus)),
    })
    const shown = {
      conditional: [304, 304],
      plain: [200, 200, 200],
      pages: [true, true],
      files: ['found', 'found'],
    }
    expect(await faces()).toEqual(shown)
    const { body } = await ask(member)
    expect(await faces()).toEqual({
      conditional: [403, 403],
      plain: [403, 403, 404],
      pages: [false, false],
      files: ['missing', 'missing'],
    })
    await member.call('DELETE', `${PATH}/${body.response.id}`)
    expect(await faces()).toEqual(shown)
  })

  test('seeing what is one’s own goes on', async () => {
    const { member } = await leaving()
    const itemId = await aVaultItem(api.data.database, member.userId, { title: 'Mine' })
    expect((await member.call('GET', `/api/v1/vault/items/${itemId}`)).status).toBe(200)
  })
})

/** By what the call of files asks: none lies behind the rows of these tests. */
async function fileStatus(key: string): Promise<'found' | 'missing'> {
  const media = await findMedia(api.data.database, key)
  return media && (await isPublic(api.data.database, media.shownBy, api.clock.now())) ? 'found' : 'missing'
}

describe('staff', () => {
  const list = async (filter: object = {}, range = [0, 19]) =>
    await staff.call(
      'GET',
      `${DESK}?sort=${encodeURIComponent('["dueDate","ASC"]')}&range=${encodeURIComponent(JSON.stringify(range))}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  const find = async (id: number) => (await staff.call('GET', `${DESK}/${id}`)).body

  test('D3-102: see the accounts by due date, with who they are and why; members and visitors do not', async () => {
    const { member, id } = await leaving()
    const { status, body, headers } = await list({ state: 'open' })
    expect([status, String(headers['content-range'])]).toEqual([
      200,
      expect.stringMatching(/^deletion-requests 0-\d+\/\d+$/),
    ])
    expect(body.map(({ dueDate }: { dueDate: string }) => dueDate)).toEqual(
      body.map(({ dueDate }: { dueDate: string }) => dueDate).toSorted(),
    )
    expect(body.find((row: { id: number }) => row.id === id)).toEqual({
      id,
      accountId: member.userId,
      email: member.email,
      displayName: 'A unlimited member',
      membership: 'unlimited',
      requestedDate: expect.any(String),
      dueDate: expect.any(String),
      reason: 'Too many clocks.',
      state: 'waiting',
      isBegun: false,
      problem: '',
      revision: 1,
    })
    expect([(await member.call('GET', DESK)).status, (await api.visitor('GET', DESK)).status]).toEqual([
      403, 401,
    ])
    expect((await list({ state: 'deleted' })).body).toEqual([])
  })

  test('D3-102: keep an account, whose owner is told', async () => {
    const { member, id } = await leaving()
    expect(
      (await staff.call('POST', `${DESK}/${id}/keep`, { headers: { 'if-match': '"1"' } })).body,
    ).toMatchObject({ state: 'kept', revision: 2 })
    expect(await mailsTo(member.email)).toEqual(['deletion-requested', 'deletion-kept'])
    expect(
      (await staff.call('POST', `${DESK}/${id}/delete-now`, { body: { email: member.email } })).status,
    ).toBe(409)
  })

  test('D3-102: bring a deletion forward by typing the email of the account, and of no other', async () => {
    const { member, id } = await leaving()
    const wrong = await staff.call('POST', `${DESK}/${id}/delete-now`, { body: { email: staff.email } })
    expect([wrong.status, errorsOf(wrong)]).toEqual([
      400,
      [['email', 'This is not the email of the account.']],
    ])
    const now = api.clock.now()
    const { status, body } = await staff.call('POST', `${DESK}/${id}/delete-now`, {
      body: { email: ` ${member.email.toUpperCase()}` },
    })
    expect([status, new Date(body.dueDate).getTime() - now.getTime() < 60_000]).toEqual([200, true])
    expect(await actionsOn(member.userId)).toContain('identity.deletion-brought-forward')
  })

  test('D3-102: retry a deletion that failed, and no other', async () => {
    const { id } = await leaving()
    expect((await staff.call('POST', `${DESK}/${id}/retry`)).status).toBe(409)
    await api.data.database
      .updateTable('account_deletion_requests')
      .set({ state: 'failed', attempts: 5, problem: 'The storage did not respond.' })
      .where('id', '=', id)
      .execute()
    expect(await find(id)).toMatchObject({ state: 'failed', problem: 'The storage did not respond.' })
    expect((await staff.call('POST', `${DESK}/${id}/retry`)).body).toMatchObject({
      state: 'waiting',
      problem: '',
    })
  })

  test('who have seen an older state are refused', async () => {
    const { member, id } = await leaving()
    await member.call('DELETE', `${PATH}/${id}`)
    expect(
      (await staff.call('POST', `${DESK}/${id}/keep`, { headers: { 'if-match': '"1"' } })).body.errorCode,
    ).toBe('REVISION_CONFLICT')
  })
})
