import { describe, expect, it } from 'vitest'
import { calibrated, reachFor } from './calibration.ts'

const lots = (category: string, scores: readonly number[]) =>
  scores.map((score) => ({ category, score, spread: 1 }))
const upTo = (count: number, most: number) =>
  Array.from({ length: count }, (_, place) => (most * (place + 1)) / count)

describe('how far ranges reach', () => {
  it('is the conformal quantile of what was judged: of 9, the eighth for 8 in 10 and the fifth for half', () => {
    expect(calibrated(lots('Glass', [-9, 8, 7, -6, 5, 4, 3, 2, -1])).overall).toEqual({
      half: 5,
      eightInTen: 8,
    })
  })

  it("is a category's own where 200 of it were judged, else that of all", () => {
    const calibration = calibrated([...lots('Glass', upTo(200, 1)), ...lots('Tools', upTo(199, 3))])
    expect(reachFor(calibration, 'Glass').eightInTen).toBeLessThan(0.82)
    expect(reachFor(calibration, 'Tools')).toEqual(calibration.overall)
    expect(reachFor(calibration, 'Stamps')).toEqual(calibration.overall)
  })
})

describe('ranges that are too wide to be told', () => {
  /** 1,000 lots, a twentieth of them of a wide range; `harder` times as far out as the others. */
  const widest = (harder: number) =>
    calibrated(
      Array.from({ length: 1_000 }, (_, place) => {
        const distance = 0.2 + (place % 50) / 100
        const isWide = place % 20 === 0
        const spread = isWide ? 3 : 0.4
        return { category: 'Glass', spread, score: ((isWide ? harder : 1) * distance) / spread }
      }),
    ).widestTold

  it('are those of hard lots, where the judged ones show it', () => {
    expect(widest(3)).toBeLessThan(Infinity)
  })

  it('are told where the lots are no harder than others', () => {
    expect(widest(1)).toBe(Infinity)
    expect(widest(0.7)).toBe(Infinity)
  })
})
