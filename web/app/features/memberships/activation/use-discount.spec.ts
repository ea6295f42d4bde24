import { expect, it } from 'vitest'
import { discountButton, type DiscountCheck } from './use-discount.ts'

const check = (state: DiscountCheck['state']) => ({ state, message: '' })

it.each([
  ['', 'reset', 'Activate', false, false],
  ['SPRING', 'reset', 'Apply Code', false, true],
  ['SPRING', 'validating', 'Apply Code', true, true],
  ['SPRING', 'invalid', 'Apply Code', true, true],
  ['SPRING', 'system error', 'Apply Code', false, true],
  ['SPRING', 'correct', 'Confirm', false, false],
] as const)(
  'D3-119: with the code %s that is %s the button says %s',
  (code, state, label, disabled, applies) => {
    expect(discountButton({ code, check: check(state) }, 'Activate')).toEqual({ label, disabled, applies })
  },
)
