import { expect, test } from 'vitest'
import { NOT_SENT, storedPhoto, type Photo } from './photo.ts'
import type { StoredImage } from './photo-list.ts'
import { sendPhotos, type PhotoEntry } from './send-photos.ts'

const fresh = (id: string): Photo => ({
  ...storedPhoto({ id: 0, url: '' }),
  id,
  url: null,
  content: new Blob([id]),
  upload: NOT_SENT,
})
const stored = (id: number) => storedPhoto({ id, url: `/media/${id}` })

/** Bytes that a photo may have here. */
const ROOM = 100

/** An api that stores photos under the text that they hold. */
async function sent(
  photos: readonly Photo[],
  stored: readonly (string | StoredImage)[],
  fails: readonly string[] = [],
) {
  const calls: PhotoEntry[][] = []
  const changes: [string, Partial<Photo>][] = []
  const isWhole = await sendPhotos({
    photos,
    stored: stored.map((one) => (typeof one === 'string' ? { url: one } : one)),
    send: async (entries) => {
      calls.push(entries)
      const bytes =
        entries.flatMap((entry) => ('base64ImageData' in entry ? entry.base64ImageData : []))[0] ?? ''
      if (fails.includes(bytes)) throw new Error('away')
      return entries.map((entry) => ({
        url: 'base64ImageData' in entry ? `/media/${entry.base64ImageData}` : entry.url,
        altText: entry.altText ?? '',
      }))
    },
    refusalForRoom: async (bytes) => (bytes > ROOM ? 'no room' : null),
    base64Of: (content) => content.text(),
    changed: (id, change) => changes.push([id, change]),
    failureOf: (error) => ({ kind: 'failed', reason: error instanceof Error ? error.message : '' }),
  })
  return { calls, isWhole, last: Object.fromEntries(changes.map(([id, change]) => [id, change])) }
}

test('D2-110: one call for each new photo, with the photos that are stored so far around it', async () => {
  const { calls, isWhole, last } = await sent([fresh('a'), stored(1), fresh('b')], ['/media/1'])
  expect(calls).toEqual([
    [{ base64ImageData: 'a' }, { url: '/media/1' }],
    [{ url: '/media/a' }, { url: '/media/1' }, { base64ImageData: 'b' }],
  ])
  expect([isWhole, last['b']?.url, last['b']?.content]).toEqual([true, '/media/b', null])
})

test('D2-129: an edited photo replaces the one that is stored', async () => {
  const { calls } = await sent(
    [{ ...stored(1), content: new Blob(['cut']), isEdited: true }, stored(2)],
    ['/media/1', '/media/2'],
  )
  expect(calls).toEqual([[{ url: '/media/1', base64ImageData: 'cut' }, { url: '/media/2' }]])
})

test('D2-110: another order, or a photo less, is one call with urls alone; nothing changed is none', async () => {
  expect((await sent([stored(2), stored(1)], ['/media/1', '/media/2'])).calls).toEqual([
    [{ url: '/media/2' }, { url: '/media/1' }],
  ])
  expect((await sent([], ['/media/1'])).calls).toEqual([[]])
  expect((await sent([stored(1)], ['/media/1'])).calls).toEqual([])
})

test('a photo that fails says so and holds up no other', async () => {
  const { calls, isWhole, last } = await sent([fresh('a'), fresh('b')], [], ['a'])
  expect(calls).toEqual([[{ base64ImageData: 'a' }], [{ base64ImageData: 'b' }]])
  expect([isWhole, last['a']?.upload, last['b']?.url]).toEqual([
    false,
    { kind: 'failed', reason: 'away' },
    '/media/b',
  ])
})

test('an alternative text goes with its photo, or in one call of its own; what was said before stays unsaid', async () => {
  expect((await sent([{ ...fresh('a'), altText: 'The mark' }], [])).calls).toEqual([
    [{ base64ImageData: 'a', altText: 'The mark' }],
  ])
  const kept = [{ url: '/media/1', altText: 'The front' }, { url: '/media/2' }]
  expect((await sent([{ ...stored(1), altText: 'The front' }, stored(2)], kept)).calls).toEqual([])
  expect(
    (
      await sent(
        [
          { ...stored(1), altText: '' },
          { ...stored(2), altText: 'The back' },
        ],
        kept,
      )
    ).calls,
  ).toEqual([
    [
      { url: '/media/1', altText: '' },
      { url: '/media/2', altText: 'The back' },
    ],
  ])
})

test('a photo that finds no room is not sent, and holds up no other', async () => {
  const large = { ...fresh('large'), content: new Blob(['x'.repeat(ROOM + 1)]) }
  const { calls, isWhole, last } = await sent([large, fresh('b')], [])
  expect(calls).toEqual([[{ base64ImageData: 'b' }]])
  expect([isWhole, last['large']?.upload]).toEqual([false, { kind: 'failed', reason: 'no room' }])
})
