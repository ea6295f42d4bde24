import { describe, expect, it } from 'vitest'
import { readSources } from '../house/source-files.ts'
import { root } from '../product/settings.ts'
import { readRows, titlesOf } from './read-checklist.ts'

const rows = readRows()
const titles = titlesOf(readSources(root))

/** Rows of one list. */
function numbered(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${kind}-${String(place + 1).padStart(3, '0')}`)
}

describe('the checklist', () => {
  it('has each row of the acceptance checklists once', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual([
      ...numbered('D1', 202),
      ...numbered('D2', 216),
      ...numbered('D3', 202),
      ...numbered('R', 8),
    ])
    expect(rows.filter(({ words }) => words === '')).toEqual([])
  })

  it('has a test or a reason for each row, and not both', () => {
    const tested = new Set(titles.flatMap(({ ids }) => ids))
    expect(rows.filter(({ id, reason }) => tested.has(id) === (reason !== ''))).toEqual([])
  })

  it('has a row for each id of a title', () => {
    const known = new Set(rows.map(({ id }) => id))
    expect(titles.filter(({ ids }) => ids.some((id) => !known.has(id)))).toEqual([])
  })

  it('gives reasons that point to tested rows', () => {
    const tested = new Set(titles.flatMap(({ ids }) => ids))
    const pointedTo = rows.flatMap(({ reason }) => reason.match(/(?:D[123]|R)-\d{3}/g) ?? [])
    expect(pointedTo.filter((id) => !tested.has(id))).toEqual([])
  })
})

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
