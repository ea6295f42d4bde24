import { expect, test } from 'vitest'
import { yearsOfUseText } from './years-of-use.ts'

test.each([
  [1724, 1763, '1724–1763'],
  [1902, 1902, '1902'],
  [1872, null, 'since 1872'],
  [null, 1760, 'until 1760'],
  [null, null, ''],
])('a mark of %s to %s reads "%s"', (firstYear, lastYear, text) => {
  expect(yearsOfUseText({ firstYear, lastYear })).toBe(text)
})
