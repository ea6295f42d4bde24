import { expect, it } from 'vitest'
import { applyReason } from './FilterSheet.tsx'

it('a disabled Apply says what to do, or that nothing is left to do', () => {
  expect(applyReason(false, false)).toBe('Fill in or choose a filter first.')
  expect(applyReason(false, true)).toBe('To remove the filters, choose Clear.')
  expect(applyReason(true, true)).toBe('The list already shows these filters.')
})
