import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { updateItem } from '@vitrine/contracts/vault-items/endpoints'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aFilm } from '../../../../tests/a-film.ts'
import { chooseFiles } from '../../../../tests/a-photo-file.ts'
import { button, EDIT_ITEM, entries, item, reader, saved } from '../../../../tests/a-wizard.ts'
import { all } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { captureThumbnail } from './capture-thumbnail.ts'

const videos: Responder = {
  method: 'POST',
  pattern: /^\/api\/v1\/vault\/items\/(?<id>\d+)\/videos\/edit$/,
  respond: async () =>
    Response.json(
      {
        response: {
          id: 12,
          videos: [
            {
              url: '/api/v1/vault/media/film',
              type: 'video/webm',
              thumbnailUrl: '/api/v1/vault/media/still',
            },
          ],
        },
      },
      { headers: { etag: '"5"' } },
    ),
}

beforeEach(() => sessionStorage.clear())

test('D2-137: a picture of a video is taken, 100 ms after it has loaded; of what is no video there is none', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => waits.mockRestore())
  const picture = await captureThumbnail(URL.createObjectURL(await aFilm('film.webm')))
  expect([picture?.type, (picture?.size ?? 0) > 0]).toEqual(['image/jpeg', true])
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(100)
  expect(
    await captureThumbnail(URL.createObjectURL(new File(['no film'], 'film.webm', { type: 'video/webm' }))),
  ).toBeNull()
})

test('D2-136, D2-137: the video is shown with its picture, and both are sent', async () => {
  const { asked, place } = await openSite(
    EDIT_ITEM,
    reader,
    entries,
    item(),
    videos,
    responds(updateItem, () => saved(12)),
  )
  await expect.element(button('Next')).toBeVisible()
  chooseFiles('Video', [await aFilm('film.webm')])
  await expect
    .poll(() =>
      all('section[aria-label="Video"] video').map((video) => [
        video.getAttribute('src')?.slice(0, 5),
        video.getAttribute('poster')?.slice(0, 5),
      ]),
    )
    .toEqual([['blob:', 'blob:']])
  await button('Next').click()
  await button('Next').click()
  await button('Save').click()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  expect(
    asked.find(({ path }) => path.endsWith('/videos/edit'))?.files.map(({ name, type }) => [name, type]),
  ).toEqual([
    ['film.webm', 'video/webm'],
    ['thumbnail.jpg', 'image/jpeg'],
  ])
})
