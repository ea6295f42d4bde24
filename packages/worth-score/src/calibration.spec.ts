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
