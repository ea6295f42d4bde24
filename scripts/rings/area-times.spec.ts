import { describe, expect, it } from 'vitest'
import { areaOf, areaTimes, describeAreas } from './area-times.ts'

describe('the time of an area', () => {
  it.each([
    ['api/src/dictionary/import-articles/import-articles.int-spec.ts', 'dictionary'],
    ['web/app/features/site-search/sections.spec.ts', 'site-search'],
    ['packages/contracts/src/taxonomy/tree.spec.ts', 'taxonomy'],
    ['admin/src/members/audit-words.spec.ts', 'members'],
    ['e2e/faults/faults.e2e-spec.ts', null],
    ['web/tests/shell.spec.tsx', null],
    ['packages/contracts/src/offset.spec.ts', null],
  ])('%s counts for %s', (file, area) => {
    expect(areaOf(file)).toBe(area)
  })

  it('is that of its tests in every ring, shared by the workers, and says where it is over its budget', () => {
    const test = (file: string, seconds: number) => ({ file, name: 'a test', seconds })
    const ring = { name: 'ring', passed: 0, failed: 0, seconds: 0 }
    const times = areaTimes(
      [
        {
          ...ring,
          tests: [test('api/src/vault/a.int-spec.ts', 100), test('api/src/partners/a.int-spec.ts', 4)],
        },
        {
          ...ring,
          tests: [
            test('web/app/features/vault/a.component.spec.tsx', 90),
            test('e2e/start/life.spec.ts', 500),
          ],
        },
        ring,
      ],
      2,
    )
    expect(times).toEqual([
      { area: 'vault', seconds: 95, isOverBudget: true },
      { area: 'partners', seconds: 2, isOverBudget: false },
    ])
    expect(describeAreas(times)).toBe('  95.0 s  vault  more than the 90 s of an area\n   2.0 s  partners')
  })
})
