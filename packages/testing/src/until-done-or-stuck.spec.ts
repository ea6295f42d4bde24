import { expect, test, vi } from 'vitest'
import { untilDoneOrStuck } from './until-done-or-stuck.ts'

test('waits longer than the limit while there is progress, and gives up without it', async () => {
  vi.useFakeTimers()
  try {
    const began = Date.now()
    const passed = () => Date.now() - began
    const waiting = untilDoneOrStuck({
      what: 'the end',
      isDone: () => passed() > 5_000,
      progress: () => Math.floor(passed() / 500),
      stuckAfterMs: 1_000,
    })
    await vi.advanceTimersByTimeAsync(6_000)
    await waiting
    const stuck = untilDoneOrStuck({
      what: 'the end',
      isDone: () => false,
      progress: () => 1,
      stuckAfterMs: 1_000,
    })
    const failed = expect(stuck).rejects.toThrow('the end did not come true: there was no progress for 1 s')
    await vi.advanceTimersByTimeAsync(1_100)
    await failed
  } finally {
    vi.useRealTimers()
  }
})
