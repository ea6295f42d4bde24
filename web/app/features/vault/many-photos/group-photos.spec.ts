import { expect, test } from 'vitest'
import { groupPhotos, stemOf, titleOf, type SortablePhoto } from './group-photos.ts'
import { likenessDistance, likenessOf } from './likeness.ts'
import { readCameraTime } from './taken-at.ts'

const photo = (name: string, seconds: number | null, likeness: bigint | null = null): SortablePhoto => ({
  id: name,
  name,
  takenAt: seconds === null ? null : seconds * 1000,
  likeness,
})
const EMPTY = 0n
const FULL = 2n ** 64n - 1n

test.each([
  ['IMG_0042.JPG', null],
  ['DSC01234.jpg', null],
  ['PXL_20261130_101530123.MP.jpg', null],
  ['WhatsApp Image 2026-11-30 at 10.15.30.jpeg', null],
  ['20261130_101530.jpg', null],
  ['image (3).png', null],
  ['Vase (2).jpg', 'vase'],
  ['blue_vase-1.jpg', 'blue_vase'],
  ['2026.014b.jpg', '2026.014'],
  ['Tea pot.HEIC', 'tea pot'],
])('the object of %s is %s', (name, stem) => {
  expect(stemOf(name)).toBe(stem)
})

test.each([
  ['blue_vase-2.jpg', 'Blue vase'],
  ['IMG_1.jpg', ''],
  ['2026.014b.jpg', ''],
])('%s proposes the title “%s”', (name, title) => {
  expect(titleOf(name)).toBe(title)
})

test('names that say something come before times', () => {
  expect(groupPhotos([photo('vase 1.jpg', 0), photo('cup 1.jpg', 1), photo('vase 2.jpg', 500)])).toEqual([
    ['vase 1.jpg', 'vase 2.jpg'],
    ['cup 1.jpg'],
  ])
})

test('photos taken in a row are one object, the next one begins after a pause', () => {
  expect(
    groupPhotos([
      photo('IMG_3.jpg', 40),
      photo('IMG_1.jpg', 0),
      photo('IMG_2.jpg', 5),
      photo('IMG_4.jpg', 44),
    ]),
  ).toEqual([
    ['IMG_1.jpg', 'IMG_2.jpg'],
    ['IMG_3.jpg', 'IMG_4.jpg'],
  ])
})

test('quite different photos are two objects, however soon one follows the other', () => {
  expect(groupPhotos([photo('IMG_1.jpg', 0, EMPTY), photo('IMG_2.jpg', 3, FULL)])).toHaveLength(2)
})

test('alike photos are one object after a longer pause, and where no time is known', () => {
  expect(groupPhotos([photo('IMG_1.jpg', 0, EMPTY), photo('IMG_2.jpg', 40, 7n)])).toHaveLength(1)
  expect(groupPhotos([photo('IMG_1.jpg', null, EMPTY), photo('IMG_2.jpg', null, 7n)])).toHaveLength(1)
  expect(groupPhotos([photo('IMG_1.jpg', null), photo('IMG_2.jpg', null)])).toHaveLength(2)
})

test('no object has more photos than an item may have', () => {
  const many = Array.from({ length: 30 }, (_, at) => photo(`IMG_${at}.jpg`, at))
  expect(groupPhotos(many).map(({ length }) => length)).toEqual([12, 12, 6])
})

test('likeness is what a picture shows from left to right', () => {
  const rising = Array.from({ length: 72 }, (_, at) => at % 9)
  const falling = rising.map((gray) => -gray)
  expect(likenessDistance(likenessOf(rising), likenessOf(falling))).toBe(64)
  expect(likenessDistance(likenessOf(rising), likenessOf(rising.map((gray) => gray * 2 + 1)))).toBe(0)
})

test('the time of a camera is read with its thousandths', () => {
  expect(readCameraTime('2026:11:30 14:05:59', '25')).toBe(Date.UTC(2026, 10, 30, 14, 5, 59, 250))
  expect(readCameraTime('yesterday')).toBeNull()
})
