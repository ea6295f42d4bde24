import { describe, expect, it } from 'vitest'
import { madeUpLots } from '../testing/made-up-lots.ts'
import { evaluate } from './evaluate.ts'
import { lastLine, table } from './report.ts'

describe('an evaluation', async () => {
  const evaluation = await evaluate(madeUpLots({ count: 4_000, scatter: 0.4, drift: 0.04 }))
  const { overall, categoryMedian } = evaluation

  it('keeps what its ranges promise', () => {
    expect(overall.lots).toBe(1_000)
    expect(Math.abs(overall.coverage50 - 0.5)).toBeLessThan(0.06)
    expect(Math.abs(overall.coverage80 - 0.8)).toBeLessThan(0.05)
    expect(overall.bias).toBeGreaterThan(0.94)
    expect(overall.bias).toBeLessThan(1.06)
  })

  it("comes near the best that can be, and far nearer than the category's median", () => {
    // The median of |N(0, 0.4)| is 0.27.
    expect(overall.medianFactor).toBeLessThan(1.1 * Math.exp(0.27))
    expect(categoryMedian.medianFactor).toBeGreaterThan(1.5 * overall.medianFactor)
  })

  it('says beside it what ridge regression on words does, and how sure the figures are', () => {
    const { plainRidge, factorInterval, overPlainRidge } = evaluation
    expect(plainRidge.lots).toBe(1_000)
    expect(plainRidge.medianFactor).toBeLessThan(categoryMedian.medianFactor)
    expect(factorInterval.from).toBeLessThan(overall.medianFactor)
    expect(factorInterval.to).toBeGreaterThan(overall.medianFactor)
    expect(overPlainRidge.ratio).toBeCloseTo(overall.medianFactor / plainRidge.medianFactor, 10)
    expect(overPlainRidge.from).toBeLessThan(overPlainRidge.to)
    expect(overall.meanLogError).toBeGreaterThan(Math.log(overall.medianFactor))
    expect(table(evaluation)).toMatch(/^ridge regression on words/m)
    expect(table(evaluation)).toMatch(
      /With 95 in 100, the median factor of WorthScore lies from 1\.\d\d to 1\.\d\d/,
    )
  })

  it('ends in a line of JSON with the overall figures first, and a table for people', () => {
    const line = lastLine(evaluation)
    expect(line).not.toContain('\n')
    expect(line.startsWith('{"medianError":')).toBe(true)
    expect(Object.keys(JSON.parse(line)).slice(0, 11)).toEqual([
      'medianError',
      'medianFactor',
      'bias',
      'withinTwo',
      'medianFactorAnswered',
      'declinedFactor',
      'declined',
      'coverage50',
      'width50',
      'coverage80',
      'width80',
    ])
    expect(table(evaluation)).toMatch(/^ *WorthScore/m)
    for (const { category } of evaluation.byCategory) expect(table(evaluation)).toContain(category)
  })
})
