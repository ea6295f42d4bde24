import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFormulaGuard, withoutFormulaGuard } from './formula-guard.ts'

describe('the apostrophe before a formula', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tsum', '\rsum', '＝2', '＋2', '－2', '＠2', "'=1", "''+1"])(
    'is added to %j and removed again',
    (text) => {
      expect(withFormulaGuard(text)).toBe(`'${text}`)
      expect(withoutFormulaGuard(`'${text}`)).toBe(text)
    },
  )

  it.each(["'quoted'", "'t Hooft", "'", "''", '1=1', '', 'Vase'])('leaves %j as it is', (text) => {
    expect(withFormulaGuard(text)).toBe(text)
    expect(withoutFormulaGuard(text)).toBe(text)
  })

  it('changes no text on the way out and back', () => {
    const texts = fc.string({ unit: fc.constantFrom("'", '=', '-', '＠', 'a', '\t') })
    fc.assert(
      fc.property(texts, (text) => {
        expect(withoutFormulaGuard(withFormulaGuard(text))).toBe(text)
      }),
    )
  })
})
