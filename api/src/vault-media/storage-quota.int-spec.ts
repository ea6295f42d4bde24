import { GIGABYTE, storageFull } from '@vitrine/contracts/vault-media/storage'
import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { aVideo } from '@vitrine/decoding/testing/odd-videos'
import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi, type TestResponse } from '../testing/test-api.ts'

const QUOTA = 2 * GIGABYTE

let api: TestApi
let staff: TestMember
let owner: TestMember
let item: number

beforeAll(async () => {
  api = await testApi({ settings: { VAULT_QUOTA_GB: '2,trial=1' } })
  staff = await aMember(api.app, api.data.database, 'staff')
})
beforeEach(async () => {
  owner = await aMember(api.app, api.data.database, 'unlimited')
  item = await aVaultItem(api.data.database, owner.userId)
})
afterAll(() => api.close())

/** The row of a file that is stored already. */
async function stored(
  bytes: number,
  row: { user_id?: number; item_id?: number | null; removed_at?: Date | null } = {},
): Promise<number> {
  const { id } = await api.data.database
    .insertInto('vault_media')
    .values({
      key: randomBytes(16).toString('hex'),
      item_id: item,
      user_id: owner.userId,
      kind: 'image',
      place: 0,
      content_type: 'image/jpeg',
      bytes,
      width: 1,
      height: 1,
      renditions: 'done',
      created_at: api.clock.now(),
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const photo = async (width = 40) =>
  await sharp({ create: { width, height: 30, channels: 3, background: '#7a5a1f' } })
    .jpeg()
    .toBuffer()
const storage = async () => (await owner.call('GET', '/api/v1/vault/storage')).body.response
const edit = async (
  images: unknown,
  { id = item, headers = {} }: { id?: number; headers?: Record<string, string> } = {},
): Promise<TestResponse> =>
  await owner.call('POST', `/api/v1/vault/items/${id}/images/edit`, {
    body: JSON.stringify({ images }),
    headers: { 'content-type': 'application/json', ...headers },
  })
const added = async (width?: number) => [{ base64ImageData: (await photo(width)).toString('base64') }]
const files = async () => (await readdir(join(api.dataDir, 'media/vault/originals')).catch(() => [])).length
const rows = async () =>
  (
    await api.data.database
      .selectFrom('vault_media')
      .select('id')
      .where('user_id', '=', owner.userId)
      .execute()
  ).length
const full = (usedBytes: number, allowedBytes = QUOTA) => ({
  status: 409,
  body: {
    errorCode: 'LIMIT_REACHED',
    message: storageFull({ usedBytes, allowedBytes }),
    usedBytes,
    allowedBytes,
  },
})

async function sendForm(path: string, field: string, file: Buffer): Promise<TestResponse> {
  const form = new FormData()
  form.append(field, new Blob([Uint8Array.from(file)]), 'file.bin')
  const sent = new Response(form)
  return await owner.call('POST', path, {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
}

describe('what is used', () => {
  test('R-001: is every original of the member, also of before there was a quota, and of nobody else', async () => {
    const other = await aMember(api.app, api.data.database, 'unlimited')
    await stored(100)
    await stored(1_000, { user_id: other.userId, item_id: null })
    expect(await storage()).toEqual({ usedBytes: 100, deletedBytes: 0, allowedBytes: QUOTA })
    const {
      body: { response },
    } = await edit(await added())
    const { bytes } = await api.data.database
      .selectFrom('vault_media')
      .select('bytes')
      .where('id', '=', response.images[0].id)
      .executeTakeFirstOrThrow()
    expect(await storage()).toEqual({ usedBytes: 100 + bytes, deletedBytes: 100, allowedBytes: QUOTA })
  })

  test('R-002: stays with a deleted item until it is erased, and with one that staff restore', async () => {
    await stored(100)
    await owner.call('DELETE', `/api/v1/vault/items/${item}`)
    expect(await storage()).toMatchObject({ usedBytes: 100, deletedBytes: 100 })
    await api.data.database
      .updateTable('vault_items')
      .set({ deleted_at: null })
      .where('id', '=', item)
      .execute()
    expect(await storage()).toMatchObject({ usedBytes: 100, deletedBytes: 0 })
    await api.data.database.deleteFrom('vault_media').where('item_id', '=', item).execute()
    expect(await storage()).toMatchObject({ usedBytes: 0, deletedBytes: 0 })
  })

  test('R-001: may be as much as the membership has', async () => {
    const trial = await aMember(api.app, api.data.database, 'trial')
    const { body } = await trial.call('GET', '/api/v1/vault/storage')
    expect(body.response.allowedBytes).toBe(GIGABYTE)
  })
})

describe('a member without room', () => {
  test('R-003: is refused a photo, a video and the picture of a collection, and nothing of them stays', async () => {
    await stored(QUOTA)
    const collection = await aCollection(api.data.database, owner.userId)
    const before = await files()
    expect(await edit(await added())).toMatchObject(full(QUOTA))
    expect(
      await sendForm(`/api/v1/vault/items/${item}/videos/edit`, 'videos', await aVideo('mp4')),
    ).toMatchObject(full(QUOTA))
    expect(
      await sendForm(`/api/v1/vault/item-collections/upload/${collection}/image`, 'file', await photo()),
    ).toMatchObject(full(QUOTA))
    expect([await files(), await rows(), (await storage()).usedBytes]).toEqual([before, 1, QUOTA])
  })

  test('R-003: keeps everything above the limit, and can edit and delete it', async () => {
    const first = await stored(QUOTA)
    const second = await stored(QUOTA, { removed_at: null })
    const keys = await api.data.database
      .selectFrom('vault_media')
      .select(['id', 'key'])
      .where('id', 'in', [first, second])
      .orderBy('id')
      .execute()
    const urls = keys.map(({ key }) => `/api/v1/vault/media/${key}`)
    expect((await edit([{ url: urls[1], altText: 'The mark' }, { url: urls[0] }])).status).toBe(200)
    expect((await edit([{ url: urls[0] }])).status).toBe(200)
    expect(await storage()).toMatchObject({ usedBytes: 2 * QUOTA, deletedBytes: QUOTA })
    expect((await owner.call('DELETE', `/api/v1/vault/items/${item}`)).status).toBe(200)
  })

  test('is told before the body of a file is read', async () => {
    await stored(QUOTA)
    // It never ends: whoever reads it waits for good.
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/v1/vault/items/${item}/images/edit`,
      headers: {
        cookie: await aSession(api.data.database, owner.userId),
        'content-type': 'application/json',
        'content-length': '1000000',
      },
      payload: new PassThrough(),
    })
    expect([response.statusCode, response.json().errorCode]).toEqual([409, 'LIMIT_REACHED'])
  })
})

describe('the last bytes', () => {
  test('R-001: go to one of two uploads at once', async () => {
    await edit(await added())
    const { usedBytes } = await storage()
    // Room for one more of the same photo and for half of another.
    await stored(QUOTA - Math.ceil(usedBytes * 2.5), { item_id: null, removed_at: new Date() })
    item = await aVaultItem(api.data.database, owner.userId)
    const other = await aVaultItem(api.data.database, owner.userId)
    const images = await added()
    const sent = await Promise.all([edit(images), edit(images, { id: other })])
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await storage()).usedBytes).toBeLessThanOrEqual(QUOTA)
  })

  test('R-001: are free again when an upload fails after it was let in', async () => {
    const before = await files()
    const headers = { 'if-match': '"1"' }
    const sent = await Promise.all([edit(await added(), { headers }), edit(await added(), { headers })])
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
    expect([await files(), await rows(), (await storage()).deletedBytes]).toEqual([before + 1, 1, 0])
  })
})

describe('staff', () => {
  const path = () => `/api/v1/vault/admin/members/${owner.userId}`
  const audits = async () =>
    await api.data.database
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('action', '=', 'vault-media.quota-set')
      .where('subject_id', '=', String(owner.userId))
      .orderBy('id')
      .execute()

  test('give one member another quota, and the one of the membership again, each with an audit entry', async () => {
    await stored(QUOTA)
    const { body } = await staff.call('PUT', `${path()}/quota`, { body: { quota: 3, from: null } })
    expect(body).toEqual({
      usedBytes: QUOTA,
      deletedBytes: 0,
      allowedBytes: 3 * GIGABYTE,
      quota: 3,
      membershipQuota: 2,
    })
    expect((await edit(await added())).status).toBe(200)
    await staff.call('PUT', `${path()}/quota`, { body: { quota: null, from: 3 } })
    expect((await staff.call('GET', `${path()}/storage`)).body).toMatchObject({
      quota: null,
      allowedBytes: QUOTA,
    })
    expect(await audits()).toEqual([
      { action: 'vault-media.quota-set', details: { from: null, to: 3 } },
      { action: 'vault-media.quota-set', details: { from: 3, to: null } },
    ])
  })

  test('change nothing over the decision of others, and nothing that is no whole number', async () => {
    const stale = await staff.call('PUT', `${path()}/quota`, { body: { quota: 5, from: 4 } })
    expect(stale).toMatchObject({
      status: 409,
      body: { errorCode: 'STATUS_CONFLICT', message: messages.quotaChanged },
    })
    for (const quota of [1.5, -1, 10_000, '3'])
      expect((await staff.call('PUT', `${path()}/quota`, { body: { quota, from: null } })).status).toBe(400)
    expect([await audits(), (await storage()).allowedBytes]).toEqual([[], QUOTA])
    expect((await staff.call('GET', '/api/v1/vault/admin/members/999999/storage')).status).toBe(404)
    expect((await owner.call('GET', `${path()}/storage`)).status).toBe(403)
  })
})
