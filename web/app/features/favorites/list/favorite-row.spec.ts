import { expect, test } from 'vitest'
import { favoriteRow, shortName } from './favorite-row.ts'

const kept = { id: 3, favoriteId: 30, createdDate: '2026-03-04T05:06:07.000Z', available: true }
const row = { id: 3, favoriteId: 30, createdDate: kept.createdDate, byline: '' }

test('a row of each kind comes from the fields that the documents name', () => {
  expect(
    favoriteRow({
      ...kept,
      title: 'Vase',
      thumbnail1: '/vase.webp',
      worthopedia_item_url: '/worthopedia/3/vase',
    }),
  ).toEqual({ ...row, name: 'Vase', picture: '/vase.webp', page: '/worthopedia/3/vase' })
  expect(favoriteRow({ ...kept, description: 'Anchor', image: '', url: null })).toEqual({
    ...row,
    name: 'Anchor',
    picture: '',
    page: null,
  })
  expect(
    favoriteRow({
      ...kept,
      title: 'Old Sèvres',
      description: 'Ann Lee, 1890',
      imageLarge: '/book.webp',
      url: '/library/3/old-sevres',
    }),
  ).toEqual({
    ...row,
    name: 'Old Sèvres',
    byline: 'Ann Lee, 1890',
    picture: '/book.webp',
    page: '/library/3/old-sevres',
  })
})

test('D3-075: a name has at most 40 characters, then an ellipsis', () => {
  expect(shortName('a'.repeat(40))).toBe('a'.repeat(40))
  expect(shortName('a'.repeat(41))).toBe(`${'a'.repeat(40)}…`)
  expect(shortName('🏺'.repeat(41))).toBe(`${'🏺'.repeat(40)}…`)
})
