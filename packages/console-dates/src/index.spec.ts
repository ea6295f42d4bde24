import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as dates from './index.ts'

test.each([
  ['2026-11-22', true],
  ['2026-11-22T10:15:30.123Z', true],
  ['2026-11-22T10:15+02:00', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-22T25:00Z', false],
  ['2026-11-22 and so on', false],
  ['Meissen', false],
  ['', false],
])('%j is a date of ISO 8601: %j', (text, expected) =>
  expect(dates.isValid(dates.parseISO(text))).toBe(expected),
)

test('a day alone begins where it is read', () => {
  expect(dates.parseISO('2026-11-22')).toEqual(new Date(2026, 10, 22))
})

test.each([
  ['02/28/2026', 'MM/dd/yyyy', true],
  ['02/29/2026', 'MM/dd/yyyy', false],
  ['28/02/2026', 'MM/dd/yyyy', false],
  ['2/8/26', 'MM/dd/yy', true],
  ['02/28/2026', 'MM/dd/yy', false],
  ['February 28', 'MM/dd/yyyy', false],
] as const)('%j has the form %s: %j', (text, form, expected) =>
  expect(dates.isMatch(text, form)).toBe(expected),
)

test('react-admin asks for nothing else', () => {
  const asked = ['ra-core', 'ra-ui-materialui', 'react-admin'].flatMap((name) => {
    const folder = dirname(
      createRequire(join(import.meta.dirname, '../../../admin/package.json')).resolve(name),
    )
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    )
    return files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^import \{([^}]*)\} from 'date-fns/gm)].flatMap(
        ([, names = '']) => names.split(',').map((each) => each.trim()),
      ),
    )
  })
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(dates).toSorted())
})
