import { listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { readItem, updateItem } from '@vitrine/contracts/vault-items/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFiles } from '../../../../tests/a-photo-file.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const paying = aUser(['ROLE_UNLIMITED'], 'Active')
const reader = responds(readUserDetails, () => paying)
const entries = responds(listAttributes, () => ({
  items: [],
  meta: { total: 0, currentLimit: 20, currentOffset: 0 },
}))
const saved = responds(updateItem, () =>
  Response.json({ response: { id: 12 } }, { headers: { etag: '"4"' } }),
)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const film = (name: string) =>
  new File(['\0\0\0\u0010ftypisom\0\0\0\0\0\0\0\bmoov'], name, { type: 'video/mp4' })
const stored = { url: '/api/v1/vault/media/film', type: 'video/mp4', thumbnailUrl: null }

const videos: Responder = {
  method: 'POST',
  pattern: /^\/api\/v1\/vault\/items\/(?<id>\d+)\/videos\/edit$/,
  respond: async ({ files }) =>
    Response.json(
      { response: { id: 12, videos: files.length > 0 ? [stored] : [] } },
      { headers: { etag: '"5"' } },
    ),
}

const openEdited = (change: Parameters<typeof aVaultItem>[0] = {}) =>
  openSite(
    '/app/vault/editVaultItem?id=12',
    reader,
    entries,
    saved,
    videos,
    responds(readItem, () => aVaultItem(change)),
  )

beforeEach(() => sessionStorage.clear())

test('D2-111, D2-112, D2-134 to D2-136: a video is sent after the item, with the id of the member', async () => {
  const { asked, place } = await openEdited()
  await expect.element(button('Next')).toBeVisible()
  chooseFiles('Video', [film('a.mp4'), film('b.mp4')])
  await expect.element(page.getByText('Please upload only one video.')).toBeVisible()
  chooseFiles('Video', [film('a.mp4')])
  await expect.element(page.getByText('a.mp4')).toBeVisible()
  chooseFiles('Video', [film('b.mp4')])
  await expect
    .element(page.getByText('A video is already loaded. Please remove it before uploading another one.'))
    .toBeVisible()
  await button('Remove the video').click()
  chooseFiles('Video', [new File(['hello'], 'damaged.mp4', { type: 'video/mp4' })])
  await expect
    .element(page.getByText('The video is damaged, or is not a video. Please choose another file.'))
    .toBeVisible()
  chooseFiles('Video', [film('c.mp4')])
  await expect.element(page.getByText('c.mp4')).toBeVisible()
  await button('Next').click()
  await button('Next').click()
  await button('Save').click()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  const sent = asked.find(({ path }) => path.endsWith('/videos/edit'))
  expect([
    sent?.headers.get('x-user-id'),
    sent?.headers.get('if-match'),
    sent?.files.map(({ name }) => name),
  ]).toEqual(['7', '"4"', ['c.mp4']])
})

test('D2-111, D2-112: a video that was removed is deleted by an empty part', async () => {
  const { asked, place } = await openEdited({ videos: [stored], videosCount: 1 })
  await button('Remove the video').click()
  await button('Next').click()
  await button('Next').click()
  await button('Save').click()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  expect(asked.find(({ path }) => path.endsWith('/videos/edit'))?.body).toEqual({ videos: '' })
})
