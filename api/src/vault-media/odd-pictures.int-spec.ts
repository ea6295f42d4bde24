import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import { oddPictures, type OddPicture } from '@vitrine/decoding/testing/odd-pictures'
import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi, type TestResponse } from '../testing/test-api.ts'

let api: TestApi
let owner: TestMember
let staff: TestMember
let pictures: OddPicture[]

beforeAll(async () => {
  api = await testApi()
  owner = await aMember(api.app, api.data.database, 'unlimited')
  staff = await aMember(api.app, api.data.database, 'staff')
  pictures = await oddPictures()
})
afterAll(() => api.close())

async function asPhoto({ file }: OddPicture, path: string, call: TestMember['call']): Promise<TestResponse> {
  return await call('POST', path, {
    body: JSON.stringify({ images: [{ base64ImageData: file.toString('base64') }] }),
    headers: { 'content-type': 'application/json' },
  })
}

async function asPicture({ name, file }: OddPicture, path: string): Promise<TestResponse> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(file)]), name)
  const sent = new Response(form)
  return await owner.call('POST', path, {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
}

/** What became of each: what it is kept as, or the code and the sentence that it was refused by. */
async function outcomesOf(
  send: (picture: OddPicture) => Promise<TestResponse>,
  urlOf: (body: TestResponse['body']) => string,
) {
  const outcomes = []
  for (const picture of pictures) {
    const { status, body } = await send(picture)
    if (status === 200)
      outcomes.push([picture.name, 200, (await owner.call('GET', urlOf(body))).headers['content-type']])
    else outcomes.push([picture.name, status, body.errors?.[0]?.errorCode, body.errors?.[0]?.errorMessage])
  }
  return outcomes
}

const wanted = (sentenceOf: (picture: OddPicture, code: string) => string) =>
  pictures.map((picture) =>
    typeof picture.becomes === 'string'
      ? [picture.name, 400, picture.becomes, sentenceOf(picture, picture.becomes)]
      : [picture.name, 200, picture.becomes.contentType],
  )
const photoSentence = ({ file }: OddPicture, code: string) =>
  code === 'invalid'
    ? vaultMediaMessages.imageUnreadable
    : file.length === 0
      ? vaultMediaMessages.imageTooSmall
      : vaultMediaMessages.imageTooLarge

test('an odd or hostile photo of an item is kept, or refused with its sentence, and the same by staff', async () => {
  const item = await aVaultItem(api.data.database, owner.userId)
  const first = (body: TestResponse['body']) => body.response.images[0].url
  expect(
    await outcomesOf(
      (picture) => asPhoto(picture, `/api/v1/vault/items/${item}/images/edit`, owner.call),
      first,
    ),
  ).toEqual(wanted(photoSentence))
  expect(
    await outcomesOf(
      (picture) => asPhoto(picture, `/api/v1/vault/admin/items/${item}/images/edit`, staff.call),
      first,
    ),
  ).toEqual(wanted(photoSentence))
})

test('so is one of a collection', async () => {
  const collection = await aCollection(api.data.database, owner.userId)
  const sentence = ({ name, file }: OddPicture, code: string) =>
    code === 'invalid'
      ? collectionMessages.pictureUnsupported
      : file.length === 0
        ? collectionMessages.pictureEmpty
        : `${name}: The photo is too large, please use a smaller image.`
  expect(
    await outcomesOf(
      (picture) => asPicture(picture, `/api/v1/vault/item-collections/upload/${collection}/image`),
      (body) => body.response.picture,
    ),
  ).toEqual(wanted(sentence))
})
