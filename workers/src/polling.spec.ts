import { expect, test } from 'vitest'
import { startPolling } from './polling.ts'

/** Runs rounds that fail where `fails` says so, and returns the failures that were noted. */
async function notedOf(fails: readonly boolean[]): Promise<number[]> {
  const noted: number[] = []
  const ended = Promise.withResolvers<void>()
  let rounds = 0
  const polling = startPolling({
    round: async () => {
      const isFailing = fails[rounds]
      rounds += 1
      if (rounds >= fails.length) ended.resolve()
      if (isFailing) throw new Error('refused')
      return true
    },
    busyMs: 0,
    idleMs: 0,
    longestBackoffMs: 1,
    onError: (_error, failures) => noted.push(failures),
  })
  await ended.promise
  await polling.stop()
  return noted
}

test('failures in a row are noted once, and again after a round that went well', async () => {
  expect(await notedOf([true, true, true, true, false])).toEqual([1])
  expect(await notedOf([true, true, false, true, true, false])).toEqual([1, 1])
})
