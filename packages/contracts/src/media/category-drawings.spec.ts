import { expect, test } from 'vitest'
import { isCategoryDrawing, isOneDrawing } from './category-drawings.ts'

const glass = '/media/categories/glass.webp'
const photo = '/media/articles/goblet.webp'

test('a category’s drawing is told from a picture of its own', () => {
  expect(
    [glass, photo, 'https://images.vitrine.example/categories/glass.webp'].map(isCategoryDrawing),
  ).toEqual([true, false, false])
})

test.each([
  ['the same drawing throughout', [glass, glass], true],
  ['one row', [glass], false],
  ['two drawings', [glass, '/media/categories/metals.webp'], false],
  ['a photo among them', [glass, photo, glass], false],
  ['the same photo', [photo, photo], false],
  ['no row', [], false],
])('%s: %j are one drawing: %s', (_what, pictures, isOne) => {
  expect(isOneDrawing(pictures)).toBe(isOne)
})
