import { expect, it } from 'vitest'
import { refusedPicture, refusedSides } from './read-picture.ts'

const MEGABYTE = 1_048_576
const unsupported =
  'The photo has an unsupported type. Try converting it to one of the supported types or upload it from a different browser.'

it.each([
  [{ name: 'jug.jpg', type: 'image/jpeg', size: 7 * MEGABYTE }, null],
  [{ name: 'jug.heic', type: '', size: 100 }, null],
  [
    { name: 'jug.jpg', type: 'image/jpeg', size: 7 * MEGABYTE + 1 },
    'jug.jpg: The photo is too large, please use a smaller image.',
  ],
  [{ name: 'jug.jpg', type: 'image/jpeg', size: 0 }, 'The photo is invalid. Please upload a bigger picture.'],
  [{ name: 'list.pdf', type: 'application/pdf', size: 100 }, unsupported],
  [{ name: 'list.txt', type: '', size: 100 }, unsupported],
])('D3-047: %j: %s', (file, problem) => {
  expect(refusedPicture(file)).toBe(problem)
})

it('D3-048: a picture is at most 9999 pixels wide and high', () => {
  expect(refusedSides('jug.jpg', { width: 9999, height: 9999 })).toBeNull()
  expect(refusedSides('jug.jpg', { width: 10_000, height: 10 })).toBe(
    'jug.jpg: The photo is too large, please use a smaller image.',
  )
})
