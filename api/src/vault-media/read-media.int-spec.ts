import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { renditionOf } from '@vitrine/domain/vault/media-objects'
import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let owner: TestMember
let item: number
let url: string
let id: number

beforeAll(async () => {
  api = await testApi()
  owner = await aMember(api.app, api.data.database, 'unlimited')
  item = await aVaultItem(api.data.database, owner.userId)
  const photo = await sharp({ create: { width: 640, height: 300, channels: 3, background: '#7a5a1f' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .png()
    .toBuffer()
  const { body } = await owner.call('POST', `/api/v1/vault/items/${item}/images/edit`, {
    body: JSON.stringify({ images: [{ base64ImageData: photo.toString('base64') }] }),
    headers: { 'content-type': 'application/json' },
  })
  ;[{ url, id }] = body.response.images
})
afterAll(() => api.close())

const cookieOf = async () => await aSession(api.data.database, owner.userId, api.clock.now())
const get = async (path: string, headers: Record<string, string> = {}) =>
  await api.app.inject({ url: path, headers: { cookie: await cookieOf(), ...headers } })

test('its owner sees a photo as it is kept: without metadata, for nobody’s cache, and as nothing that could run', async () => {
  const { statusCode, headers, rawPayload } = await get(url)
  expect([
    statusCode,
    headers['content-type'],
    headers['cache-control'],
    headers['content-disposition'],
    headers['x-content-type-options'],
    headers['x-robots-tag'],
  ]).toEqual([200, 'image/png', 'private, no-cache', 'inline; filename="image.png"', 'nosniff', 'noindex'])
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  const { width, height, exif } = await sharp(rawPayload).metadata()
  expect([width, height, exif]).toEqual([640, 300, undefined])
  const again = await get(url, { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([
    304,
    0,
    headers['etag'],
  ])
})

test('a smaller width is the photo as it is until the workers have made it', async () => {
  const before = await get(`${url}?width=400`)
  expect((await sharp(before.rawPayload).metadata()).width).toBe(640)
  const smaller = await sharp({ create: { width: 400, height: 188, channels: 3, background: '#7a5a1f' } })
    .jpeg()
    .toBuffer()
  await fileStorage(join(api.dataDir, 'media')).put(
    renditionOf(url.split('/').at(-1) ?? '', 400),
    smaller,
    'image/jpeg',
  )
  await api.data.pool.query(
    "UPDATE vault_media SET renditions = 'done', rendition_type = 'image/jpeg' WHERE id = $1",
    [id],
  )
  const { headers, rawPayload } = await get(`${url}?width=400`)
  expect([
    headers['content-type'],
    headers['etag'] === before.headers['etag'],
    rawPayload.equals(smaller),
  ]).toEqual(['image/jpeg', false, true])
  expect((await get(`${url}?width=401`)).statusCode).toBe(400)
})

test('to everybody else it is not there, nor does another path lead to it', async () => {
  const other = await aMember(api.app, api.data.database, 'enterprise admin')
  const missing = await other.call('GET', `${url.slice(0, -32)}${'0'.repeat(32)}`)
  for (const call of [other.call, api.visitor]) {
    const { status, body } = await call('GET', url)
    expect([status, body]).toEqual([404, missing.body])
  }
  const key = url.split('/').at(-1) ?? ''
  for (const path of [
    `/media/vault/originals/${key}`,
    `/media/vault/renditions/${key}-400`,
    `/media/VAULT/originals/${key}`,
    '/media/vault/originals/x.png',
  ])
    expect((await get(path)).statusCode, path).toBe(404)
})

test('staff see it, and that they did is in the audit log', async () => {
  const staff = await aMember(api.app, api.data.database, 'staff')
  expect((await staff.call('GET', url)).status).toBe(200)
  const { rows } = await api.data.pool.query(
    'SELECT actor_id, action, subject_id, details FROM audit_entries WHERE actor_id = $1',
    [staff.userId],
  )
  expect(rows).toEqual([
    {
      actor_id: staff.userId,
      action: 'vault-item.media-read',
      subject_id: String(item),
      details: { owner: owner.userId },
    },
  ])
})

test('staff leave one entry for each view of an item, and none for thumbnails', async () => {
  const staff = await aMember(api.app, api.data.database, 'staff')
  const entries = async () =>
    (
      await api.data.pool.query(
        'SELECT action FROM audit_entries WHERE actor_id = $1 AND subject_id = $2 ORDER BY id',
        [staff.userId, String(item)],
      )
    ).rows.map(({ action }) => action)
  const storage = fileStorage(join(api.dataDir, 'media'))
  for (const width of [200, 400, 800, 1600])
    await storage.put(renditionOf(url.split('/').at(-1) ?? '', width), Buffer.from('x'), 'image/jpeg')
  for (const width of [200, 400]) expect((await staff.call('GET', `${url}?width=${width}`)).status).toBe(200)
  expect(await entries()).toEqual([])
  const view = [url, `${url}?width=800`, `${url}?width=1600`, url]
  await Promise.all(view.map((path) => staff.call('GET', path)))
  expect(await entries()).toEqual(['vault-item.media-read'])
  await staff.call('GET', `/api/v1/vault/admin/items/${item}`)
  await Promise.all(view.map((path) => staff.call('GET', path)))
  expect(await entries()).toEqual(['vault-item.media-read', 'vault-item.viewed', 'vault-item.media-read'])
  api.clock.advance({ minutes: 61 })
  const cookie = await aSession(api.data.database, staff.userId, api.clock.now())
  await api.app.inject({ url, headers: { cookie } })
  expect((await entries()).length).toBe(4)
})

test('everybody sees it while its item is in a public collection whose owner is a member', async () => {
  const { database, pool } = api.data
  const collectionId = await aCollection(database, owner.userId, { status: 'public' })
  await pool.query('UPDATE vault_items SET collection_id = $1 WHERE id = $2', [collectionId, item])
  expect((await api.visitor('GET', url)).status).toBe(200)
  await pool.query("UPDATE collections SET status = 'private' WHERE id = $1", [collectionId])
  expect((await api.visitor('GET', url)).status).toBe(404)
  await pool.query("UPDATE collections SET status = 'public', taken_down_at = now() WHERE id = $1", [
    collectionId,
  ])
  expect((await api.visitor('GET', url)).status).toBe(404)
  await pool.query('UPDATE collections SET taken_down_at = NULL WHERE id = $1', [collectionId])
  await pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [owner.userId])
  expect((await api.visitor('GET', url)).status).toBe(404)
  await pool.query('UPDATE users SET suspended_at = NULL WHERE id = $1', [owner.userId])
})

test('a photo of a document is for its owner alone, also while its item is public', async () => {
  const { pool } = api.data
  const publicItem = async () => (await api.visitor('GET', `/api/v1/vault/public/items/${item}`)).body.images
  expect([(await api.visitor('GET', url)).status, (await publicItem()).length]).toEqual([200, 1])
  await pool.query("UPDATE vault_media SET role = 'document' WHERE id = $1", [id])
  expect([(await api.visitor('GET', url)).status, await publicItem()]).toEqual([404, []])
  expect((await get(url)).statusCode).toBe(200)
  await pool.query('UPDATE vault_media SET role = NULL WHERE id = $1', [id])
})

test('whoever was a member still gets their own, and nobody gets what is of a deleted item', async () => {
  await api.data.pool.query("UPDATE users SET roles = '{ROLE_FREE}' WHERE id = $1", [owner.userId])
  expect((await get(url)).statusCode).toBe(200)
  await api.data.pool.query('UPDATE vault_items SET deleted_at = now() WHERE id = $1', [item])
  expect((await get(url)).statusCode).toBe(404)
})
