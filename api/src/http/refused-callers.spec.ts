import { describe, expect, test, vi } from 'vitest'
import { RefusedCallers } from './refused-callers.ts'

const MOST = 2

describe('a caller of whom nothing was refused', () => {
  test('has so many calls under way at most, and another one as many', () => {
    const callers = new RefusedCallers()
    expect([
      callers.begin('a', MOST),
      callers.begin('a', MOST),
      callers.begin('a', MOST),
      callers.begin('b', MOST),
    ]).toEqual([true, true, false, true])
    callers.end('a')
    expect([callers.begin('a', MOST), callers.begin('a', MOST)]).toEqual([true, false])
  })

  test('begins as many calls as it likes one after the other', () => {
    const callers = new RefusedCallers()
    for (let call = 0; call < 10; call += 1) {
      expect(callers.begin('a', 1)).toBe(true)
      callers.end('a')
    }
  })
})

test('a caller that was refused begins none until the time is up', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const callers = new RefusedCallers()
  callers.begin('a', MOST)
  callers.refused('a', 60)
  callers.end('a')
  now.mockReturnValue(59_999)
  expect([callers.begin('a', MOST), callers.begin('b', MOST)]).toEqual([false, true])
  now.mockReturnValue(60_001)
  expect(callers.begin('a', MOST)).toBe(true)
  now.mockRestore()
})

test('of very many callers the latest refused are remembered', () => {
  const callers = new RefusedCallers()
  for (let caller = 0; caller < 20_000; caller += 1) callers.refused(String(caller), 60)
  expect([callers.begin('0', MOST), callers.begin('19999', MOST)]).toEqual([true, false])
})
