import { expect, test } from 'vitest'
import { aPlan } from '../../../../tests/a-membership.ts'
import { isUpgradeTo } from './offered-plans.ts'

test.each([
  ['a promoted product', aPlan('Unlimited'), true],
  ['a promoted product for a shorter period', aPlan('Unlimited', 'Quarterly'), true],
  ['a product that is not promoted', aPlan('Price Guide Lite'), false],
  ['the same product for a longer period', aPlan('Marks', 'Annual'), true],
  ['the same product for a shorter period', aPlan('Marks', 'Monthly'), false],
])('%s is an upgrade of Marks, quarterly: %s', (_, plan, expected) => {
  expect(
    isUpgradeTo(plan, aPlan('Marks', 'Quarterly'), {
      promotedProducts: ['Unlimited', 'Library', 'Enterprise'],
    }),
  ).toBe(expected)
})
