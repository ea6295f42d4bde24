import { expect, test } from 'vitest'
import { storedPhoto } from './photo.ts'
import { photosAfter, photosDiffer } from './photo-list.ts'

const photos = [1, 2, 3].map((id) => storedPhoto({ id, url: `/media/${id}` }))
const ids = (list: typeof photos | readonly { id: string }[]) => list.map(({ id }) => id)
const urls = ['/media/1', '/media/2', '/media/3'].map((url) => ({ url }))

test('a photo moves to another place, and the others close up', () => {
  expect(ids(photosAfter(photos, { kind: 'moved', id: 'stored-3', to: 0 }))).toEqual([
    'stored-3',
    'stored-1',
    'stored-2',
  ])
  expect(ids(photosAfter(photos, { kind: 'moved', id: 'stored-1', to: 2 }))).toEqual([
    'stored-2',
    'stored-3',
    'stored-1',
  ])
  expect(photosAfter(photos, { kind: 'moved', id: 'gone', to: 0 })).toBe(photos)
})

test('a save has nothing to do with photos that are as they were', () => {
  expect(photosDiffer(photos, urls)).toBe(false)
  expect(photosDiffer(photosAfter(photos, { kind: 'removed', id: 'stored-2' }), urls)).toBe(true)
  expect(photosDiffer(photosAfter(photos, { kind: 'moved', id: 'stored-2', to: 0 }), urls)).toBe(true)
  expect(
    photosDiffer(
      photosAfter(photos, {
        kind: 'changed',
        id: 'stored-2',
        change: { content: new Blob(['new']), isEdited: true },
      }),
      urls,
    ),
  ).toBe(true)
  expect(
    photosDiffer(
      photosAfter(photos, { kind: 'changed', id: 'stored-2', change: { altText: 'The mark' } }),
      urls,
    ),
  ).toBe(true)
})
