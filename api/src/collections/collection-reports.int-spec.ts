import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { aCollection } from '@vitrine/testing/vault-records'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { callAs, testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const DESK = '/api/v1/collections/admin/collection-reports'

let api: TestApi
let staff: TestMember
let addresses = 0
const advanced: number[] = []

beforeAll(async () => {
  api = await testApi()
  staff = await aMember(api.app, api.data.database, 'staff')
})
// Sessions began at the real time.
afterEach(() => api.clock.advance({ hours: -advanced.splice(0).reduce((sum, hours) => sum + hours, 0) }))
afterAll(() => api.close())

function later(hours: number): void {
  advanced.push(hours)
  api.clock.advance({ hours })
}

/** A visitor from a network address of their own. */
const someone = (): TestCall => callAs(api.app, {}, `198.51.100.${(addresses += 1)}`)
const reportsOf = (id: number) => `/api/v1/vault/public/item-collections/${id}/reports`
const send = async (id: number, report: object = { reason: 'spam' }, call = someone()) =>
  await call('POST', reportsOf(id), { body: report })
const stored = async (id: number) =>
  await api.data.database
    .selectFrom('collection_reports')
    .select(['id', 'reason', 'comment', 'email', 'reporter_hash', 'was_emailed', 'is_suspected'])
    .where('collection_id', '=', id)
    .orderBy('id')
    .execute()
const mailsOf = async (template: string, id: number) =>
  (
    await api.data.database
      .selectFrom('mails')
      .select(['recipient', 'data'])
      .where('template', '=', template)
      .execute()
  ).filter(
    ({ data }) =>
      JSON.stringify(data).includes(`"reportId":${id}`) || JSON.stringify(data).includes(`"reportId": ${id}`),
  )

async function made(status: 'public' | 'private' = 'public'): Promise<{ owner: TestMember; id: number }> {
  const owner = await aMember(api.app, api.data.database, 'unlimited')
  return { owner, id: await aCollection(api.data.database, owner.userId, { title: 'Clocks', status }) }
}

/** A public collection with one report of it. */
async function reported() {
  const { owner, id } = await made()
  await send(id, { reason: 'illegal', comment: 'That clock is mine.', email: 'reporter@post.example' })
  const [row] = await stored(id)
  return { owner, id, reportId: row?.id ?? 0 }
}

describe('a report', () => {
  test('D3-069: is kept for staff without where it came from, and told to support once an hour and collection', async () => {
    const { id } = await made()
    const first = await send(id, {
      reason: 'other',
      comment: ' It is\r\nwrong. ',
      email: ' Ada@Post.example',
    })
    expect([first.status, first.body]).toEqual([200, { success: true }])
    await send(id)
    const rows = await stored(id)
    expect(rows).toMatchObject([
      { reason: 'other', comment: 'It is\nwrong.', email: 'Ada@Post.example', was_emailed: true },
      { reason: 'spam', comment: '', email: null, was_emailed: false },
    ])
    expect(JSON.stringify(rows)).not.toContain('198.51.100')
    expect([
      (await mailsOf('collection-report', rows[0]?.id ?? 0)).map(({ recipient }) => recipient),
      await mailsOf('collection-report', rows[1]?.id ?? 0),
    ]).toEqual([[expect.stringContaining('@')], []])
    later(1.1)
    await send(id)
    expect((await stored(id)).map(({ was_emailed }) => was_emailed)).toEqual([true, false, true])
  })

  test('of the same reporter within a day is responded to alike and not stored, five at once too', async () => {
    const { id } = await made()
    const call = someone()
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(id, { reason: 'spam' }, call)))
    expect(responses.map(({ status, body }) => [status, body])).toEqual(
      responses.map(() => [200, { success: true }]),
    )
    expect(await stored(id)).toHaveLength(1)
    await send(id, { reason: 'spam', email: 'ada@post.example' })
    await send(id, { reason: 'illegal', email: 'ADA@post.example' })
    expect(await stored(id)).toHaveLength(2)
    later(25)
    await send(id, { reason: 'spam', email: 'ada@post.example' })
    expect(await stored(id)).toHaveLength(3)
  })

  test('D3-069: is refused from the sixth of an hour on from one network address', async () => {
    const call = someone()
    const statuses: number[] = []
    for (let sent = 1; sent <= 6; sent += 1)
      statuses.push((await send((await made()).id, { reason: 'spam' }, call)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('R-004: of whoever filled in the hidden field is kept as suspected and not mailed; the same without it is', async () => {
    const { id } = await made()
    expect((await send(id, { reason: 'spam', remark: '123' })).body).toEqual({ success: true })
    expect(await stored(id)).toMatchObject([{ is_suspected: true, was_emailed: false }])
    await send(id, { reason: 'spam' })
    expect(await stored(id)).toMatchObject([
      { is_suspected: true },
      { is_suspected: false, was_emailed: true },
    ])
  })

  test('without a reason, or without words where they are needed, is refused at its field', async () => {
    const { id } = await made()
    expect((await send(id, {})).body.errors).toEqual([
      { field: 'reason', errorCode: 'null', errorMessage: 'Please choose a reason' },
    ])
    expect((await send(id, { reason: 'other' })).body.errors).toEqual([
      { field: 'comment', errorCode: 'null', errorMessage: 'Please describe what is wrong' },
    ])
  })

  test('of a collection that is not public gets that collection’s face', async () => {
    const hidden = await made('private')
    const { owner, id } = await made()
    await owner.call('PUT', `/api/v1/vault/item-collections/${id}`, { body: { status: 'private' } })
    expect([
      (await send(hidden.id)).body.errorCode,
      (await send(999_999_999)).body.errorCode,
      (await send(id)).body.errorCode,
    ]).toEqual(['COLLECTION_GONE', 'COLLECTION_GONE', 'COLLECTION_NOT_PUBLIC'])
  })
})

describe('the desk', () => {
  test('D3-069: lists reports newest first, filtered, with what the collection is now', async () => {
    const { owner, id, reportId } = await reported()
    const list = async (filter: object) =>
      (await staff.call('GET', `${DESK}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
        (row: { id: number }) => row.id,
      )
    const newest = await staff.call('GET', DESK)
    expect(newest.body[0]).toEqual({
      id: reportId,
      receivedDate: expect.any(String),
      reason: 'illegal',
      comment: 'That clock is mine.',
      email: 'reporter@post.example',
      state: 'new',
      isSuspected: false,
      outcome: null,
      settledDate: null,
      settledBy: null,
      takeDownReason: null,
      collectionId: id,
      title: 'Clocks',
      description: 'Some things.',
      picture: null,
      itemsCount: 0,
      collectionStatus: 'public',
      ownerId: owner.userId,
      ownerEmail: owner.email,
      url: `/app/collection/${id}`,
      revision: 1,
    })
    expect(await list({ q: owner.email })).toEqual([reportId])
    expect(await list({ q: owner.email, state: 'settled' })).toEqual([])
    expect(await list({ q: owner.email, reason: 'spam' })).toEqual([])
    await owner.call('DELETE', `/api/v1/vault/item-collections/${id}`)
    expect((await staff.call('GET', `${DESK}/${reportId}`)).body).toMatchObject({
      collectionStatus: 'deleted',
      title: null,
      ownerEmail: null,
    })
    expect(
      (await staff.call('POST', `${DESK}/${reportId}/take-down`, { body: { reason: 'Stolen.' } })).status,
    ).toBe(409)
    expect((await staff.call('POST', `${DESK}/${reportId}/dismiss`)).body).toMatchObject({
      state: 'settled',
      outcome: 'dismissed',
    })
  })

  test('dismisses a report once, by the revision that was seen', async () => {
    const { id, reportId } = await reported()
    expect(
      (await staff.call('POST', `${DESK}/${reportId}/dismiss`, { headers: { 'if-match': '"9"' } })).status,
    ).toBe(412)
    expect((await staff.call('POST', `${DESK}/${reportId}/dismiss`)).body).toMatchObject({
      state: 'settled',
      outcome: 'dismissed',
      settledBy: expect.any(String),
      revision: 2,
    })
    expect((await staff.call('POST', `${DESK}/${reportId}/dismiss`)).status).toBe(409)
    expect((await api.visitor('GET', `/api/v1/vault/public/item-collections/${id}`)).status).toBe(200)
  })

  test('takes a collection down, tells the owner why, keeps it from being published, and lifts that', async () => {
    const { owner, id, reportId } = await reported()
    await send(id)
    const pub = async () => (await api.visitor('GET', `/api/v1/vault/public/item-collections/${id}`)).status
    const publish = async () =>
      await owner.call('PUT', `/api/v1/vault/item-collections/${id}`, { body: { status: 'public' } })
    const down = await staff.call('POST', `${DESK}/${reportId}/take-down`, {
      body: { reason: ' It shows a stolen clock. ' },
    })
    expect([down.status, down.body]).toMatchObject([
      200,
      {
        state: 'settled',
        outcome: 'taken-down',
        collectionStatus: 'taken-down',
        takeDownReason: 'It shows a stolen clock.',
      },
    ])
    // Every other new report of it is settled as well.
    expect(
      await api.data.database
        .selectFrom('collection_reports')
        .select(['state', 'outcome'])
        .where('collection_id', '=', id)
        .execute(),
    ).toEqual([
      { state: 'settled', outcome: 'taken-down' },
      { state: 'settled', outcome: 'taken-down' },
    ])
    expect((await mailsOf('collection-taken-down', reportId)).map(({ recipient }) => recipient)).toEqual([
      owner.email,
    ])
    const told = async () => (await owner.call('GET', `/api/v1/vault/item-collections/${id}`)).body
    expect(await told()).toMatchObject({ status: 'private', isTakenDown: true })
    expect([await pub(), (await publish()).body.errors]).toEqual([
      403,
      [{ field: 'status', errorCode: 'invalid', errorMessage: collectionMessages.takenDown }],
    ])
    expect(
      (await staff.call('POST', `${DESK}/${reportId}/take-down`, { body: { reason: 'Again.' } })).status,
    ).toBe(409)
    expect((await staff.call('POST', `${DESK}/${reportId}/lift`)).body).toMatchObject({
      collectionStatus: 'public',
      outcome: 'taken-down',
    })
    expect(await told()).toMatchObject({ status: 'public', isTakenDown: false })
    expect([
      await pub(),
      (await publish()).status,
      (await staff.call('POST', `${DESK}/${reportId}/lift`)).status,
    ]).toEqual([200, 200, 409])
    const audited = await api.data.database
      .selectFrom('audit_entries')
      .select(['action', 'actor_id'])
      .where('subject_type', '=', 'collection')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(audited).toEqual([
      { action: 'collection.taken-down', actor_id: staff.userId },
      { action: 'collection.take-down-lifted', actor_id: staff.userId },
    ])
  })

  test('demands a reason that the owner can read', async () => {
    const { reportId } = await reported()
    expect(
      (await staff.call('POST', `${DESK}/${reportId}/take-down`, { body: { reason: ' ' } })).body.errors,
    ).toEqual([{ field: 'reason', errorCode: 'null', errorMessage: 'Please tell the owner why' }])
  })
})
