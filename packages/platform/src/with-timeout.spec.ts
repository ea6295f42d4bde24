import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const limit = { milliseconds: 1000, message: 'no response within 1 s' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('returns what the work returns, throws what it throws, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve(7), limit)).resolves.toBe(7)
  await expect(withTimeout(Promise.reject(new Error('refused')), limit)).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

it('throws its message once the time is over, and ignores what the work does afterwards', async () => {
  const work = Promise.withResolvers<number>()
  const waiting = expect(withTimeout(work.promise, limit)).rejects.toThrow('no response within 1 s')
  await vi.advanceTimersByTimeAsync(999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  work.reject(new Error('too late'))
})
