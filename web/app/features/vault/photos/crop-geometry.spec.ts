import { expect, test } from 'vitest'
import { isSide, offsetOf, positionOf, rotatedBox, startingSide } from './crop-geometry.ts'

test('D2-130: width and height begin with the photo’s own, rounded to 10 and within 500 to 9000', () => {
  expect([4032, 123, 12_000, 504].map(startingSide)).toEqual([4030, 500, 9000, 500])
})

test('D2-130: 499, 9001 and what is no number are no side', () => {
  expect([499, 500, 9000, 9001, Number.NaN].map(isSide)).toEqual([false, true, true, false, false])
})

test('a position and its offset say the same, and no position leaves the photo', () => {
  const shown = { width: 400, height: 300 }
  expect(offsetOf({ x: 0.5, y: 0.5 }, shown, 1)).toEqual({ x: 0, y: 0 })
  expect(positionOf(offsetOf({ x: 0.25, y: 0.9 }, shown, 2), shown, 2)).toEqual({ x: 0.25, y: 0.9 })
  expect(positionOf({ x: -9999, y: 9999 }, shown, 1)).toEqual({ x: 1, y: 0 })
})

test('a photo turned by a quarter swaps its sides', () => {
  const { width, height } = rotatedBox({ width: 400, height: 300 }, 90)
  expect([Math.round(width), Math.round(height)]).toEqual([300, 400])
})
