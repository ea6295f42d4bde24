import { expect, test } from 'vitest'
import { fittingPhotos, refusedDimensions, refusedPhoto } from './check-photo.ts'

const MEGABYTE = 1_048_576
const file = (name: string, type: string, size = 1) => ({ name, type, size })

test.each(['a.jpg', 'a.JPEG', 'a.bmp', 'a.gif', 'a.png', 'a.heic', 'a.heif', 'a.webp', 'a.AVIF'])(
  'D2-116: %s is taken',
  (name) => {
    expect(refusedPhoto(file(name, ''))).toBeNull()
  },
)

test.each([
  ['no type and no extension', file('photo', ''), 'Photo does not have a valid type.'],
  [
    'a text',
    file('notes.txt', 'text/plain'),
    'notes.txt: Photo is not in a supported format. Please use one of the following formats: jpg, jpeg, bmp, gif, png, heic, heif',
  ],
  [
    'a long name',
    file(`${'a'.repeat(40)}.tiff`, 'image/tiff'),
    `${'a'.repeat(30)}...: Photo is not in a supported format. Please use one of the following formats: jpg, jpeg, bmp, gif, png, heic, heif`,
  ],
  [
    'a script named .jpg',
    file('a.jpg', 'image/svg+xml'),
    'a.jpg: Photo is not in a supported format. Please use one of the following formats: jpg, jpeg, bmp, gif, png, heic, heif',
  ],
  ['13 MB', file('a.png', 'image/png', 13 * MEGABYTE), 'a.png: Please use an image that is less than 12MB.'],
  [
    'a byte over 12 MB',
    file('a.png', 'image/png', 12 * MEGABYTE + 1),
    'a.png: Please use an image that is less than 12MB.',
  ],
  ['nothing in it', file('a.png', 'image/png', 0), 'a.png: Please use an image that is more than 1B.'],
])('D2-117, D2-120, D2-124 to D2-126: %s is refused', (_, given, sentence) => {
  expect(refusedPhoto(given)).toBe(sentence)
})

test('D2-117, D2-119, D2-123: 12 MB and 12,000 pixels pass, a pixel more does not', () => {
  expect(refusedPhoto(file('a.png', 'image/png', 12 * MEGABYTE))).toBeNull()
  expect([
    refusedDimensions({ width: 12_000, height: 1 }),
    refusedDimensions({ width: 12_001, height: 1 }),
    refusedDimensions({ width: 0, height: 5 }),
  ]).toEqual([null, 'Photo is too large.', 'The photo is invalid. Please upload a bigger picture.'])
})

test('D2-115, D2-122, D2-127: the first twelve are taken, and none where there is no room', () => {
  const fourteen = Array.from({ length: 14 }, (_, place) => place)
  expect(fittingPhotos(fourteen, 0)).toEqual({
    taken: fourteen.slice(0, 12),
    problem:
      'Photo limit exceeded. You have selected more than the 12 total photos allowed. Only the first 12 photos have been uploaded.',
  })
  expect(fittingPhotos([1], 12)).toEqual({ taken: [], problem: 'Maximum file count reached.' })
  expect(fittingPhotos([1, 2], 10)).toEqual({ taken: [1, 2], problem: null })
})
