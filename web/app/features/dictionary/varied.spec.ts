import { expect, it } from 'vitest'
import { varied } from './varied.ts'

const items = (...thumbnails: (string | null)[]) => thumbnails.map((thumbnail, id) => ({ id, thumbnail }))
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)

it.each([
  ['the first of each picture, in their order', items('vase', 'vase', 'glass', 'vase', 'doll'), 3, [0, 2, 4]],
  ['more of a picture where there are no others', items('vase', 'vase', 'glass', 'vase'), 3, [0, 1, 2]],
  ['those without a picture count as one', items(null, null, 'glass'), 2, [0, 2]],
  ['all where there are fewer', items('vase', 'vase'), 4, [0, 1]],
])('chooses %s', (_, found, wanted, expected) => {
  expect(ids(varied(found, wanted))).toEqual(expected)
})
