import { describe, expect, it } from 'vitest'
import { titlesOf } from './read-checklist.ts'

describe('titles', () => {
  const idsOf = (text: string) => titlesOf([{ path: 'a.spec.ts', text }]).map(({ ids }) => ids)

  it('carry ids at their start, in lists and ranges', () => {
    expect(idsOf("test('D1-007: it works', …); it(`D1-001 to D1-003, R-005: it's there`, …)")).toEqual([
      ['D1-007'],
      ['D1-001', 'D1-002', 'D1-003', 'R-005'],
    ])
  })

  it('carry none in comments or later in the title', () => {
    expect(idsOf("// D1-007: a comment\ntest('it is D1-007: or not', …)")).toEqual([])
  })
})
