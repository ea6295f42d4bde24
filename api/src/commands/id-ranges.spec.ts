import { expect, it } from 'vitest'
import { idRanges } from './id-ranges.ts'

it('ids near each other are one range, whatever their order', () => {
  expect(idRanges([])).toEqual([])
  expect(idRanges([7])).toEqual([{ fromId: 7, toId: 7 }])
  expect(idRanges([30, 10, 20, 9_000, 9_900, 500_000])).toEqual([
    { fromId: 10, toId: 30 },
    { fromId: 9_000, toId: 9_900 },
    { fromId: 500_000, toId: 500_000 },
  ])
})
