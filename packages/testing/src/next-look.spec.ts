import { expect, test } from 'vitest'
import { nextLookAfter } from './next-look.ts'

test('looks are rarer the longer a wait lasts, within limits', () => {
  expect([0, 400, 2_000, 5_000, 60_000].map(nextLookAfter)).toEqual([20, 20, 100, 250, 250])
})
