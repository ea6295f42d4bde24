import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { aCollection } from '@vitrine/testing/vault-records'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi, type TestResponse } from '../testing/test-api.ts'

const path = '/api/v1/vault/item-collections'

let api: TestApi
let owner: TestMember
let id: number

beforeAll(async () => {
  api = await testApi()
  owner = await aMember(api.app, api.data.database, 'unlimited')
})
beforeEach(async () => {
  id = await aCollection(api.data.database, owner.userId)
})
afterAll(() => api.close())

/** A form with these files, each under its field and name. */
async function upload(
  files: readonly (readonly [string, Buffer, string])[],
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const form = new FormData()
  for (const [field, bytes, name] of files) form.append(field, new Blob([Uint8Array.from(bytes)]), name)
  const sent = new Response(form)
  return await owner.call('POST', `${path}/upload/${id}/image`, {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...headers },
  })
}

const aPhoto = async (width = 40, height = 30) =>
  await sharp({ create: { width, height, channels: 3, background: '#7a5a1f' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer()
const pictureOf = async (): Promise<string | null> => (await owner.call('GET', `${path}/${id}`)).body.picture
const statusOf = async (url: string, call = owner.call) => (await call('GET', url)).status

test('D3-063: a picture is kept by its bytes and without metadata, shown, replaced and taken out', async () => {
  const first = await upload([['file', await aPhoto(), 'clock.txt']])
  expect([first.status, first.headers['etag'], first.body]).toEqual([
    200,
    '"2"',
    { response: { id, picture: expect.stringMatching(/^\/api\/v1\/vault\/media\/[0-9a-f]{32}$/) } },
  ])
  const { picture } = first.body.response
  expect([await pictureOf(), (await owner.call('GET', path)).body.items[0].picture]).toEqual([
    picture,
    picture,
  ])
  expect([await statusOf(picture), (await owner.call('GET', picture)).headers['content-type']]).toEqual([
    200,
    'image/jpeg',
  ])
  const second = (
    await upload([
      [
        'file',
        await sharp(await aPhoto())
          .png()
          .toBuffer(),
        'clock.jpg',
      ],
    ])
  ).body.response.picture
  expect([await pictureOf(), await statusOf(picture), await statusOf(second)]).toEqual([second, 404, 200])
  expect((await owner.call('PUT', `${path}/${id}`, { body: { picture: null } })).status).toBe(200)
  expect([await pictureOf(), await statusOf(second)]).toEqual([null, 404])
})

test('everybody sees the picture of a public collection, and nobody else’s at the next request after that', async () => {
  const { picture } = (await upload([['file', await aPhoto(), 'a.jpg']])).body.response
  const staff = await aMember(api.app, api.data.database, 'staff')
  expect([await statusOf(picture, api.visitor), await statusOf(picture, staff.call)]).toEqual([404, 200])
  await owner.call('PUT', `${path}/${id}`, { body: { status: 'public' } })
  expect(await statusOf(picture, api.visitor)).toBe(200)
  await owner.call('PUT', `${path}/${id}`, { body: { status: 'private' } })
  expect(await statusOf(picture, api.visitor)).toBe(404)
  await owner.call('DELETE', `${path}/${id}`)
  expect([await statusOf(picture), await statusOf(picture, staff.call)]).toEqual([404, 404])
  expect(
    await api.data.database
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_type', '=', 'collection')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute(),
  ).toEqual([{ action: 'collection.picture-read' }, { action: 'collection.deleted' }])
})

describe('refused at the field is', () => {
  const refusal = (errorCode: string, errorMessage: string) => ({
    status: 400,
    body: { errorCode: 'VALIDATION_FAILED', errors: [{ field: 'file', errorCode, errorMessage }] },
  })

  test('D3-063: another field, no file, two files and an empty one', async () => {
    const photo = await aPhoto()
    expect(await upload([['image', photo, 'a.jpg']])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', errorCode: 'invalid' }] },
    })
    expect(await upload([])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', errorCode: 'null' }] },
    })
    expect(
      await upload([
        ['file', photo, 'a.jpg'],
        ['file', photo, 'b.jpg'],
      ]),
    ).toMatchObject(refusal('Size', messages.pictureTooMany))
    expect(await upload([['file', Buffer.alloc(0), 'a.jpg']])).toMatchObject(
      refusal('Size', messages.pictureEmpty),
    )
    expect(await pictureOf()).toBeNull()
  })

  test('what is no picture, a damaged one, one of too many bytes and one of too many pixels', async () => {
    const photo = await aPhoto(400, 300)
    expect(await upload([['file', Buffer.from('%PDF-1.7 and more'), 'a.jpg']])).toMatchObject(
      refusal('invalid', messages.pictureUnsupported),
    )
    expect(await upload([['file', photo.subarray(0, 400), 'a.jpg']])).toMatchObject(
      refusal('invalid', messages.pictureUnsupported),
    )
    const tooLarge = refusal('Size', 'wide clock.jpg: The photo is too large, please use a smaller image.')
    expect(
      await upload([
        ['file', Buffer.concat([photo, Buffer.alloc(limits.pictureBytesMax)]), 'wide clock.jpg'],
      ]),
    ).toMatchObject(tooLarge)
    expect(
      await upload([['file', await aPhoto(limits.pictureSideMax + 1, 10), 'wide clock.jpg']]),
    ).toMatchObject(tooLarge)
    expect((await upload([['file', await aPhoto(limits.pictureSideMax, 10), 'wide clock.jpg']])).status).toBe(
      200,
    )
  })

  test('a picture of a collection that is gone, or that was changed meanwhile', async () => {
    expect((await upload([['file', await aPhoto(), 'a.jpg']], { 'if-match': '"7"' })).status).toBe(412)
    await owner.call('DELETE', `${path}/${id}`)
    expect(await upload([['file', await aPhoto(), 'a.jpg']])).toMatchObject({
      status: 404,
      body: { errorCode: 'COLLECTION_GONE', errors: [{ field: 'id', errorCode: 'notFound' }] },
    })
  })
})
