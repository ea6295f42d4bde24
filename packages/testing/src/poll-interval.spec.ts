import { expect, test } from 'vitest'
import { pollInterval } from './poll-interval.ts'

test('a wait polls less often the longer it lasts, within limits', () => {
  expect([0, 400, 2_000, 5_000, 60_000].map(pollInterval)).toEqual([20, 20, 100, 250, 250])
})
