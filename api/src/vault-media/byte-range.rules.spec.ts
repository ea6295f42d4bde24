import { describe, expect, test } from 'vitest'
import { byteRangeOf } from './byte-range.rules.ts'

describe('what a Range header asks for of ten bytes', () => {
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=9-400', { start: 9, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=10-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=4-3', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=1-2', 'whole'],
    [undefined, 'whole'],
  ] as const)('%s', (header, wanted) => {
    expect(byteRangeOf(header, 10)).toEqual(wanted)
  })

  test('of nothing there is no last byte', () => {
    expect(byteRangeOf('bytes=-5', 0)).toBe('none')
  })
})
