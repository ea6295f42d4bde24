import { vaultMediaMessages as messages, vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'
import { aVaultItem } from '@vitrine/testing/vault-records'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestResponse } from '../testing/test-api.ts'

const api = await testApi()
const owner = await aMember(api.app, api.data.database, 'unlimited')
let item: number

afterAll(() => api.close())

const picture = async (width = 40, height = 30) =>
  await sharp({ create: { width, height, channels: 3, background: '#7a5a1f' } })
    .jpeg()
    .toBuffer()
const base64 = async (width?: number) => (await picture(width)).toString('base64')
const path = (id = item) => `/api/v1/vault/items/${id}/images/edit`
const edit = async (
  images: unknown,
  {
    call = owner.call,
    id = item,
    headers = {},
  }: { call?: TestMember['call']; id?: number; headers?: Record<string, string> } = {},
): Promise<TestResponse> =>
  await call('POST', path(id), {
    body: JSON.stringify({ images }),
    headers: { 'content-type': 'application/json', ...headers },
  })
const urlsOf = ({ body }: TestResponse): string[] =>
  body.response.images.map(({ url }: { url: string }) => url)
const read = async (url: string, headers: Record<string, string> = {}, call = owner.call) =>
  await call('GET', url, { headers })
const newItem = async () => (item = await aVaultItem(api.data.database, owner.userId))
const storedFiles = async () =>
  (await readdir(join(api.dataDir, 'media/vault/originals')).catch(() => [])).length

describe('the complete set of an item’s photos', () => {
  test('D2-110, D2-129: photos are added, put in another order, replaced and taken out; the first is the cover', async () => {
    await newItem()
    const added = await edit([
      { base64ImageData: await base64(41) },
      { base64ImageData: `data:image/jpeg;base64,${await base64(42)}`, altText: 'The mark' },
    ])
    expect([added.status, added.body.response.id, added.headers['etag']]).toEqual([200, item, '"2"'])
    const [first = '', second = ''] = urlsOf(added)
    expect(added.body.response.images.map(({ altText }: { altText?: string }) => altText)).toEqual([
      undefined,
      'The mark',
    ])
    expect(first).toMatch(/^\/api\/v1\/vault\/media\/[0-9a-f]{32}$/)
    const turned = await edit([{ url: second }, { url: first, base64ImageData: await base64(43) }])
    const [cover, replaced = ''] = urlsOf(turned)
    expect([cover, replaced === first]).toEqual([second, false])
    expect((await read(first)).status).toBe(404)
    const { rows } = await api.data.pool.query(
      'SELECT place, width, alt_text, content_type FROM vault_media WHERE item_id = $1 ORDER BY place',
      [item],
    )
    expect(rows).toEqual([
      { place: 0, width: 42, alt_text: 'The mark', content_type: 'image/jpeg' },
      { place: 1, width: 43, alt_text: '', content_type: 'image/jpeg' },
    ])
    expect(urlsOf(await edit([]))).toEqual([])
    expect((await read(second)).status).toBe(404)
    const counts = await api.data.pool.query('SELECT images_count, revision FROM vault_items WHERE id = $1', [
      item,
    ])
    expect(counts.rows).toEqual([{ images_count: 0, revision: 4 }])
  })

  test('each new photo is told to the workers once, in the transaction that names it', async () => {
    await newItem()
    const { body } = await edit([{ base64ImageData: await base64() }])
    const { rows } = await api.data.pool.query(
      "SELECT type, payload FROM outbox_events WHERE type LIKE 'vault-%' ORDER BY id DESC LIMIT 2",
    )
    expect(rows.toReversed()).toEqual([
      { type: 'vault-item.updated.v1', payload: { itemId: item, revision: 2 } },
      { type: 'vault-media.added.v1', payload: { mediaId: body.response.images[0].id } },
    ])
  })

  test('one whose smaller sizes failed is tried again when the photos are saved', async () => {
    await newItem()
    const added = await edit([{ base64ImageData: await base64() }])
    const [{ id, url }] = added.body.response.images
    await api.data.pool.query("UPDATE vault_media SET renditions = 'failed' WHERE id = $1", [id])
    await edit([{ url }])
    const { rows } = await api.data.pool.query(
      "SELECT renditions, (SELECT count(*)::int FROM outbox_events WHERE type = 'vault-media.added.v1' AND (payload ->> 'mediaId')::bigint = $1) AS events FROM vault_media WHERE id = $1",
      [id],
    )
    expect(rows).toEqual([{ renditions: 'waiting', events: 2 }])
  })

  test('one whose smaller sizes failed says so to its owner alone, and is tried again by a call', async () => {
    await newItem()
    const added = await edit([{ base64ImageData: await base64() }, { base64ImageData: await base64() }])
    const [{ id, url }, other] = added.body.response.images
    const image = async () => (await owner.call('GET', `/api/v1/vault/items/${item}`)).body.images[0]
    const retry = async (imageId: number, { call = owner.call, of = item } = {}) =>
      await call('POST', `/api/v1/vault/items/${of}/images/${imageId}/retry`)
    const events = async () =>
      (
        await api.data.pool.query(
          "SELECT 1 FROM outbox_events WHERE type = 'vault-media.added.v1' AND (payload ->> 'mediaId')::bigint = $1",
          [id],
        )
      ).rowCount
    expect(await image()).toEqual({ id, url })
    await api.data.pool.query("UPDATE vault_media SET renditions = 'failed' WHERE id = $1", [id])
    expect(await image()).toEqual({ id, url, isFailed: true })
    const stranger = await aMember(api.app, api.data.database, 'unlimited')
    expect(await retry(id, { call: stranger.call })).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND' },
    })
    expect(await retry(id, { of: await aVaultItem(api.data.database, owner.userId) })).toMatchObject({
      status: 404,
    })
    expect(await events()).toBe(1)
    const retried = await retry(id)
    expect([retried.status, retried.body]).toEqual([
      200,
      { response: { id: item, images: [{ id, url }, other] } },
    ])
    expect([await events(), await image()]).toEqual([2, { id, url }])
    // One that is under way is not begun twice, and no form that is open over the item grows old.
    expect([(await retry(id)).status, await events()]).toEqual([200, 2])
    expect(
      (await api.data.pool.query('SELECT revision FROM vault_items WHERE id = $1', [item])).rows,
    ).toEqual([{ revision: 2 }])
  })

  test('an older revision is refused before anything is stored, and an item of somebody else is not there', async () => {
    await newItem()
    const files = await storedFiles()
    const image = { base64ImageData: await base64() }
    expect(await edit([image], { headers: { 'if-match': '"7"' } })).toMatchObject({
      status: 412,
      body: { errorCode: 'REVISION_CONFLICT' },
    })
    const other = await aMember(api.app, api.data.database, 'unlimited')
    expect(await edit([image], { call: other.call })).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND' },
    })
    expect(await storedFiles()).toBe(files)
    expect((await edit([image], { headers: { 'if-match': '"1"' } })).status).toBe(200)
  })
})

describe('what is refused, all of it or nothing', () => {
  const refusal = (field: string, errorCode: string, errorMessage: string) => ({
    status: 400,
    body: { errorCode: 'VALIDATION_FAILED', errors: [{ field, errorCode, errorMessage }] },
  })

  test('D2-117, D2-121, D2-123: what is no photo, at its place; the others of the call are not kept', async () => {
    await newItem()
    const files = await storedFiles()
    const good = await base64()
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ).toString('base64')
    const whole = await picture(400, 300)
    const half = whole.subarray(0, whole.length / 2).toString('base64')
    expect(await edit([{ base64ImageData: good }, { base64ImageData: svg }])).toMatchObject(
      refusal('images.1.base64ImageData', 'invalid', messages.imageUnreadable),
    )
    expect(await edit([{ base64ImageData: half }])).toMatchObject(
      refusal('images.0.base64ImageData', 'invalid', messages.imageUnreadable),
    )
    expect(await edit([{ base64ImageData: 'no base64!' }])).toMatchObject(
      refusal('images.0.base64ImageData', 'invalid', messages.imageUnreadable),
    )
    expect(await edit([{ base64ImageData: 'data:image/png;base64,' }])).toMatchObject(
      refusal('images.0.base64ImageData', 'Size', messages.imageTooSmall),
    )
    expect(await edit([{}])).toMatchObject(refusal('images.0.base64ImageData', 'null', messages.imageMissing))
    expect(await edit(['photo'])).toMatchObject(
      refusal('images.0.base64ImageData', 'invalid', messages.imageUnreadable),
    )
    expect(
      await edit([{ base64ImageData: good, altText: 'a'.repeat(vaultMediaLimits.altTextMax + 1) }]),
    ).toMatchObject(refusal('images.0.altText', 'Size', messages.altTextTooLong))
    for (const altText of ['a\u0000b', '\uD800'])
      expect(await edit([{ base64ImageData: good, altText }])).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'images.0.altText', errorCode: 'invalid' }] },
      })
    expect(await storedFiles()).toBe(files)
    expect((await api.data.pool.query('SELECT 1 FROM vault_media WHERE item_id = $1', [item])).rowCount).toBe(
      0,
    )
  })

  test('D2-115, D2-117, D2-123: too many bytes, too many pixels, too many photos', async () => {
    await newItem()
    const large = Buffer.alloc(vaultMediaLimits.imageBytesMax + 1)
    ;(await picture()).copy(large)
    expect(await edit([{ base64ImageData: large.toString('base64') }])).toMatchObject(
      refusal('images.0.base64ImageData', 'Size', messages.imageTooLarge),
    )
    const wide = await sharp({ create: { width: 12_001, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(await edit([{ base64ImageData: wide.toString('base64') }])).toMatchObject(
      refusal('images.0.base64ImageData', 'Size', messages.imageTooLarge),
    )
    const photo = { base64ImageData: await base64() }
    expect(await edit(Array.from({ length: 13 }, () => photo))).toMatchObject(
      refusal('images', 'Size', messages.imagesFull),
    )
    expect((await edit(Array.from({ length: 12 }, () => photo))).body.response.images).toHaveLength(12)
  })

  test('D2-110: a url that is not this item’s, or that stands twice', async () => {
    await newItem()
    const [foreign = ''] = urlsOf(await edit([{ base64ImageData: await base64() }]))
    await newItem()
    const [url = ''] = urlsOf(await edit([{ base64ImageData: await base64() }]))
    expect(await edit([{ url }, { url: foreign }])).toMatchObject(
      refusal('images.1.url', 'notFound', messages.imageUnknown),
    )
    expect(await edit([{ url: 'https://elsewhere.example/a.jpg' }])).toMatchObject(
      refusal('images.0.url', 'notFound', messages.imageUnknown),
    )
    expect(await edit([{ url }, { url }])).toMatchObject(
      refusal('images.1.url', 'invalid', messages.imageTwice),
    )
  })

  test('a body that is none', async () => {
    await newItem()
    const send = async (body: string, type = 'application/json') =>
      await owner.call('POST', path(), { body, headers: { 'content-type': type } })
    expect(await send('{"images": [{"url"')).toMatchObject(refusal('images', 'invalid', messages.bodyInvalid))
    expect(await send('[]')).toMatchObject(refusal('images', 'null', messages.imagesMissing))
    expect(await send('{"images": {}}')).toMatchObject(refusal('images', 'null', messages.imagesMissing))
    expect(await send('x', 'text/plain')).toMatchObject({ status: 415 })
    const tooLong = await owner.call('POST', path(), {
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-length': '210000001' },
    })
    expect(tooLong).toMatchObject({ status: 413, body: { errorCode: 'PAYLOAD_TOO_LARGE' } })
  })

  test('while the storage is away: 503 that says so, and the item is as it was', async () => {
    await newItem()
    const [url = ''] = urlsOf(await edit([{ base64ImageData: await base64() }]))
    const folder = join(api.dataDir, 'media/vault')
    await rename(folder, `${folder}-away`)
    try {
      await writeFile(folder, 'no folder')
      expect(await edit([{ url }, { base64ImageData: await base64() }])).toMatchObject({
        status: 503,
        body: { errorCode: 'SERVICE_UNAVAILABLE', message: messages.storageAway },
      })
      await rm(folder)
    } finally {
      await rename(`${folder}-away`, folder)
    }
    expect((await read(url)).status).toBe(200)
    expect(urlsOf(await edit([{ url }, { base64ImageData: await base64() }]))).toHaveLength(2)
    expect(await readdir(join(api.dataDir, 'uploads'))).toEqual([])
  })
})
