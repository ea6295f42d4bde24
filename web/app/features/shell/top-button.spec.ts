import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { topButtonTimes } from './TopButton.tsx'

function setUp() {
  let shown = false
  const { onScroll } = topButtonTimes((is) => (shown = is))
  return { onScroll, shown: () => shown }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the way to the top', () => {
  it('is shown away from the top, and goes 4 s after the last scrolling', () => {
    const { onScroll, shown } = setUp()
    onScroll(200)
    expect(shown()).toBe(false)
    onScroll(900)
    vi.advanceTimersByTime(3_999)
    onScroll(950)
    vi.advanceTimersByTime(3_999)
    expect(shown()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe(false)
  })

  it('goes 250 ms after the top is reached', () => {
    const { onScroll, shown } = setUp()
    onScroll(900)
    onScroll(0)
    vi.advanceTimersByTime(249)
    expect(shown()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe(false)
  })
})
