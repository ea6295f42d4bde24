import { describe, expect, it } from 'vitest'
import { yearlyDrift } from './drift.ts'

const days = (count: number, level: (year: number) => number) =>
  Array.from({ length: count }, (_, day) => (day * 10) / count).flatMap((year) =>
    [-0.1, 0, 0.1].map((scatter) => ({ year, residual: level(year) + scatter })),
  )

describe('the drift of prices', () => {
  it('is found where many days show it', () => {
    expect(yearlyDrift(days(200, (year) => 0.05 * year))).toBeCloseTo(0.05, 2)
  })

  it('is none of a few days that go up and down', () => {
    expect(
      yearlyDrift(days(6, (year) => [0.8, -0.9, 1.1, -1, 0.9, -0.7][Math.round((year * 6) / 10)] ?? 0)),
    ).toBeCloseTo(0, 10)
  })

  it('is next to none of a few weeks, however steep they look', () => {
    const weeks = [0, 1, 2, 3].map((week) => ({ year: week / 52, residual: 0.3 * week }))
    expect(Math.abs(yearlyDrift(weeks))).toBeLessThan(0.01)
  })

  it('is none of two days', () => {
    expect(yearlyDrift(days(2, (year) => year))).toBe(0)
  })
})
