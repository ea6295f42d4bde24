import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../product/settings.ts'
import { isReached, readResults, tableOf, updated, withTable, type BenchFigure } from './results.ts'

const results = readResults()

describe('docs/benchmarks.md', () => {
  it('has the figures of bench/results (else: npm run bench -- table)', () => {
    const text = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8')
    expect(text).toContain(tableOf(results))
    expect(withTable(text, results)).toBe(text)
  })

  it('says why a target is not reached', () => {
    const figures = results.flatMap((result) => result.figures)
    expect(figures.filter((figure) => isReached(figure) === false && !figure.note)).toEqual([])
  })
})

describe('a run', () => {
  const figure: BenchFigure = {
    what: 'drain',
    value: 0.4,
    unit: '×',
    date: '2026-11-24',
    cores: 2,
    at: ['rate', 'ratio'],
    when: { backend: 'redis' },
  }
  const run = { date: '2026-12-01', commit: 'abc', cores: 4 }

  it('updates the figures that it measures', () => {
    const measured = { backend: 'redis', rate: { ratio: 0.5 } }
    expect(updated(figure, { ...run, measured })).toEqual({ ...figure, ...run, value: 0.5 })
  })

  it('leaves the figures of other runs', () => {
    expect(updated(figure, { ...run, measured: { backend: 'postgres', rate: { ratio: 0.5 } } })).toBe(figure)
    expect(updated(figure, { ...run, measured: { backend: 'redis' } })).toBe(figure)
  })
})
