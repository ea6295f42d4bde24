import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { until } from './until.ts'

test('polls until the condition holds', async () => {
  let polls = 0
  await until(() => (polls += 1) === 3)
  expect(polls).toBe(3)
})

test('a condition that never holds ends with its name', async () => {
  await expect(until(() => false, 1, 'the mail')).rejects.toThrow('the mail did not come true within 0.001 s')
})

test('waits as long as there is progress, and no longer', async () => {
  let done = 0
  const counts = async () => {
    // Longer than the limit: it would end a wait that sees no progress.
    await sleep(60)
    return done < 3 ? (done += 1) : done
  }
  await expect(until(() => false, 50, 'the last', counts)).rejects.toThrow('the last did not come true')
  expect(done).toBe(3)
})
