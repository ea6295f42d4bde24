import { expect, it } from 'vitest'
import { runConcurrently } from './run-concurrently.ts'

it('does all of them, four at a time, and tells which failed', async () => {
  let running = 0
  let most = 0
  const failed = await runConcurrently([1, 2, 3, 4, 5, 6, 7, 8, 9], async (one) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (one % 4 === 0) throw new Error(`no ${one}`)
  })
  expect(most).toBe(4)
  expect(failed.map(({ one, error }) => [one, String(error)])).toEqual([
    [4, 'Error: no 4'],
    [8, 'Error: no 8'],
  ])
})

it('has nothing to do for none', async () => {
  expect(await runConcurrently([], () => Promise.reject(new Error('never')))).toEqual([])
})
