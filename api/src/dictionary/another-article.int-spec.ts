import { afterAll, beforeEach, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'

const { api, staff, place } = await dictionaryApi()
let former: ReturnType<typeof articleDetails>
let id: number
let other: number

const made = async (details: object) =>
  (await staff('POST', ADMIN, { body: details })).body.response.id as number
const stored = async () => (await staff('GET', `${ADMIN}/${former.url}`)).body.response
const ifMatch = { 'if-match': '"1"' }

afterAll(() => api.close())

/**
 * An article that was moved while somebody had it open, and one that was made at its former URL. Both have
 * the revision 1, as far as that editor knows.
 */
beforeEach(async () => {
  former = articleDetails(place)
  id = await made(former)
  await staff('PUT', ADMIN, {
    body: { ...former, url: `${former.url}-moved`, currentUrl: former.url },
    headers: ifMatch,
  })
  other = await made(former)
})

test.each([
  [
    'a save of the text',
    (url: string) =>
      staff('PUT', `${ADMIN}/${url}/content`, {
        body: { blocks: [{ type: 'text', html: '<p>Mine</p>' }], id },
        headers: ifMatch,
      }),
  ],
  [
    'publishing',
    (url: string) => staff('PUT', `${ADMIN}/${url}/publish`, { body: { url, id }, headers: ifMatch }),
  ],
  [
    'unpublishing',
    (url: string) => staff('PUT', `${ADMIN}/${url}/unpublish`, { body: { url, id }, headers: ifMatch }),
  ],
  [
    'a change of the details',
    (url: string) =>
      staff('PUT', ADMIN, { body: { ...former, title: 'Mine', currentUrl: url, id }, headers: ifMatch }),
  ],
  [
    'a change of the thumbnail',
    (url: string) =>
      staff('PATCH', `${ADMIN}/${url}`, {
        body: { thumbnail: '/media/categories/ceramics.webp', id },
        headers: ifMatch,
      }),
  ],
])('%s that means another article is refused as one that is not there', async (_, change) => {
  const before = await stored()
  expect(before).toMatchObject({ id: other, revision: 1 })
  expect((await change(former.url)).status).toBe(404)
  expect(await stored()).toEqual(before)
})

test('who does not say which article is meant is served by its URL, as documented', async () => {
  expect(
    (await staff('PUT', `${ADMIN}/${former.url}/content`, { body: { blocks: [] }, headers: ifMatch })).status,
  ).toBe(200)
  expect(await stored()).toMatchObject({ id: other, draftVersion: 2 })
})
