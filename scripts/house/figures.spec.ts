import { expect, it } from 'vitest'
import { figuresOf, isOfStaffRecord, isOfTextChange, median } from './figures.ts'
import { isProduction, lineCount } from './source-files.ts'

it.each([
  'api/src/marks/commands/create-mark/create-mark.handler.ts',
  'api/src/marks/create-mark.ts',
  'api/src/marks/marks-manager.controller.ts',
  'api/src/marks/marks.record.ts',
  'api/src/forbidden-words/forbidden-word.repository.ts',
  'api/src/billing/discount-codes.controller.ts',
])('%s is of a staff record', (path) => expect(isOfStaffRecord(path)).toBe(true))

it.each([
  'api/src/marks/marks.controller.ts',
  'api/src/marks/queries/search-marks.query.ts',
  'api/src/marks/commands/import-marks/mark-row.ts',
  'api/src/tags/commands/create-tag/create-tag.handler.ts',
  'workers/src/marks/create-mark.ts',
])('%s is not', (path) => expect(isOfStaffRecord(path)).toBe(false))

it.each([
  ['packages/domain/src/texts/post.text.ts', true],
  ['api/src/texts/change-text-state.command.ts', true],
  ['api/src/blog/post-change.ts', true],
  ['api/src/dictionary/commands/publish-article/publish-article.handler.ts', true],
  ['api/src/dictionary/create-article.command.ts', false],
  ['api/src/newsletter/schedule-issue.command.ts', false],
])('%s changes texts: %s', (path, expected) => expect(isOfTextChange(path)).toBe(expected))

it.each([
  ['api/src/marks/mark.repository.ts', true],
  ['scripts/house/figures.ts', true],
  ['api/src/marks/marks.int-spec.ts', false],
  ['web/tests/open-site.tsx', false],
  ['api/src/testing/matrix-fixtures.ts', false],
  ['packages/testing/src/faults/scenarios.ts', false],
  ['bench/src/search.ts', false],
  ['packages/database/src/generated/schema.ts', false],
])('%s is a production file: %s', (path, expected) => expect(isProduction(path)).toBe(expected))

it('counts a last line with and without its break, and none of an empty file', () => {
  expect(['a\nb\n', 'a\nb', ''].map((text) => lineCount({ text }))).toEqual([2, 2, 0])
})

it('the median is the middle one, and the lower of two', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([])]).toEqual([5, 2, 0])
})

it('a field of another name does not count', () => {
  const files = [
    { path: 'web/app/a.ts', text: 'const { storageLocation } = item' },
    { path: 'web/app/b.ts', text: "const path = 'storageLocations'" },
    { path: 'web/app/c.spec.ts', text: 'storageLocation' },
  ]
  expect(figuresOf(files)).toContainEqual({
    name: 'production files that name one field of a vault item',
    value: '1',
  })
})
