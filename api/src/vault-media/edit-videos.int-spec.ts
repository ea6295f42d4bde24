import {
  vaultMediaMessages as messages,
  vaultMediaLimits as limits,
} from '@vitrine/contracts/vault-media/messages'
import { aVideo } from '@vitrine/decoding/testing/odd-videos'
import { aVaultItem } from '@vitrine/testing/vault-records'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember } from '../testing/members.ts'
import { testApi, type TestResponse } from '../testing/test-api.ts'

const api = await testApi()
const owner = await aMember(api.app, api.data.database, 'unlimited')
let item: number

beforeEach(async () => {
  item = await aVaultItem(api.data.database, owner.userId)
})
afterAll(() => api.close())

/** A form with files (buffers) and texts. */
async function edit(
  parts: readonly (readonly [string, Buffer | string])[],
  headers: Record<string, string> = {},
  id = item,
): Promise<TestResponse> {
  const form = new FormData()
  for (const [name, value] of parts)
    form.append(
      name,
      typeof value === 'string' ? value : new Blob([Uint8Array.from(value)]),
      ...(typeof value === 'string' ? [] : ['film.bin']),
    )
  const sent = new Response(form)
  return await owner.call('POST', `/api/v1/vault/items/${id}/videos/edit`, {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...headers },
  })
}

const picture = async () =>
  await sharp({ create: { width: 32, height: 18, channels: 3, background: '#224466' } })
    .jpeg()
    .toBuffer()
const videoOf = ({ body }: TestResponse): { url: string; type: string; thumbnailUrl: string | null } =>
  body.response.videos[0]
const statusOf = async (url: string | null) => (await owner.call('GET', url ?? '')).status
const raw = async (url: string, headers: Record<string, string> = {}) =>
  await owner.call('GET', url, { headers })
const refusal = (field: string, errorCode: string, errorMessage: string) => ({
  status: 400,
  body: { errorCode: 'VALIDATION_FAILED', errors: [{ field, errorCode, errorMessage }] },
})

describe('the one video of an item', () => {
  test.each([
    ['mp4', 'video/mp4'],
    ['mov', 'video/quicktime'],
    ['webm', 'video/webm'],
  ] as const)(
    'D2-133: %s is known by its bytes, and kept without what tells of its place',
    async (kind, type) => {
      const film = await aVideo(kind)
      expect(film.includes('+48.8577')).toBe(true)
      const set = await edit(
        [
          ['videos', film],
          ['thumbnail', await picture()],
        ],
        { 'x-user-id': String(owner.userId) },
      )
      expect([set.status, set.headers['etag'], videoOf(set).type]).toEqual([200, '"2"', type])
      const shown = await raw(videoOf(set).url)
      expect([
        shown.status,
        shown.headers['content-type'],
        shown.headers['accept-ranges'],
        String(shown.body).includes('+48.8577'),
      ]).toEqual([200, type, 'bytes', false])
      expect(await statusOf(videoOf(set).thumbnailUrl)).toBe(200)
    },
  )

  test('D2-138: another one replaces it, and an empty part takes it out; what was there is gone at once', async () => {
    const first = videoOf(
      await edit([
        ['videos', await aVideo('mp4')],
        ['thumbnail', await picture()],
      ]),
    )
    const second = videoOf(await edit([['videos', await aVideo('webm')]]))
    expect([second.thumbnailUrl, await statusOf(first.url), await statusOf(first.thumbnailUrl)]).toEqual([
      null,
      404,
      404,
    ])
    for (const empty of [[['videos', '']], [['videos', Buffer.alloc(0)]], []] as const) {
      const { url } = videoOf(await edit([['videos', await aVideo('webm')]]))
      const { status, body } = await edit([...empty, ['thumbnail', '']].toReversed() as [string, string][])
      expect([status, body.response.videos, await statusOf(url)]).toEqual([200, [], 404])
    }
    const { rows } = await api.data.pool.query('SELECT videos_count FROM vault_items WHERE id = $1', [item])
    expect(rows).toEqual([{ videos_count: 0 }])
  })

  test('a range of its bytes comes alone', async () => {
    const { url } = videoOf(await edit([['videos', await aVideo('mp4')]]))
    const whole = await raw(url)
    const size = Number(whole.headers['content-length'])
    const part = await raw(url, { range: 'bytes=4-7' })
    expect([part.status, part.headers['content-range'], part.headers['content-length'], part.body]).toEqual([
      206,
      `bytes 4-7/${size}`,
      '4',
      'ftyp',
    ])
    expect([
      (await raw(url, { range: `bytes=${size}-` })).status,
      (await raw(url, { range: 'bytes=4-7', 'if-range': '"another"' })).status,
    ]).toEqual([416, 200])
  })
})

describe('what is refused', () => {
  test('D2-132, D2-133: what is no video of the kinds, two of them, too large a one, a picture that is none', async () => {
    const film = await aVideo('mp4')
    expect(await edit([['videos', Buffer.from('RIFF....AVI LIST')]])).toMatchObject(
      refusal('videos', 'invalid', messages.videoUnsupported),
    )
    expect(await edit([['videos', film.subarray(0, 200)]])).toMatchObject(
      refusal('videos', 'invalid', messages.videoUnsupported),
    )
    expect(
      await edit([
        ['videos', film],
        ['videos', film],
      ]),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'videos', errorCode: 'Size' }] } })
    expect(
      await edit([
        ['videos', film],
        ['thumbnail', Buffer.from('no picture')],
      ]),
    ).toMatchObject(refusal('thumbnail', 'invalid', messages.thumbnailInvalid))
    expect(
      await edit([
        ['videos', film],
        ['thumbnail', Buffer.alloc(limits.thumbnailBytesMax + 1)],
      ]),
    ).toMatchObject(refusal('thumbnail', 'Size', messages.thumbnailInvalid))
    expect(await edit([['videos', Buffer.alloc(limits.videoBytesMax + 1)]])).toMatchObject(
      refusal('videos', 'Size', messages.videoTooLarge),
    )
    expect(await edit([['other', film]])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'other' }] },
    })
    const { rows } = await api.data.pool.query('SELECT 1 FROM vault_media WHERE item_id = $1', [item])
    expect(rows).toEqual([])
  })

  test('D2-138: another member named in X-User-Id, an older revision, and an item that is not there', async () => {
    const film = await aVideo('webm')
    expect(await edit([['videos', film]], { 'x-user-id': '1234567' })).toMatchObject({ status: 403 })
    expect(await edit([['videos', film]], { 'if-match': '"9"' })).toMatchObject({ status: 412 })
    expect(await edit([['videos', film]], {}, 999_999_999)).toMatchObject({ status: 404 })
  })
})

test('D2-189: staff change the photos of a member’s item, which the audit log tells', async () => {
  const staff = await aMember(api.app, api.data.database, 'staff')
  const body = JSON.stringify({ images: [{ base64ImageData: (await picture()).toString('base64') }] })
  const edited = await staff.call('POST', `/api/v1/vault/admin/items/${item}/images/edit`, {
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(edited.status).toBe(200)
  expect(await statusOf(edited.body.response.images[0].url)).toBe(200)
  const { rows } = await api.data.pool.query(
    "SELECT actor_id, action, subject_id, details FROM audit_entries WHERE action = 'vault-item.photos-changed'",
  )
  expect(rows).toEqual([
    {
      actor_id: staff.userId,
      action: 'vault-item.photos-changed',
      subject_id: String(item),
      details: { owner: owner.userId, photos: 1 },
    },
  ])
})
