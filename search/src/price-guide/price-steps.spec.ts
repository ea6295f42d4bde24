import { expect, it } from 'vitest'
import { priceStepOf, stepBound } from './price-steps.ts'

it('steps begin at round prices, five to each power of ten', () => {
  expect([-5, -1, 0, 1, 2, 3, 4, 5, 10].map(stepBound)).toEqual([0.1, 0.63, 1, 1.6, 2.5, 4, 6.3, 10, 100])
})

it('every price lies in its step, the bounds at its beginning', () => {
  for (let step = -10; step < 50; step += 1) {
    expect(priceStepOf(stepBound(step))).toBe(step)
    expect(priceStepOf(stepBound(step) * 0.9999)).toBe(step - 1)
  }
})
