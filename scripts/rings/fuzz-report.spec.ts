import { expect, test } from 'vitest'
import { fuzzCounts } from './fuzz-report.ts'

interface Told {
  complete?: boolean
  code?: number
  operations?: { selected: number; tested: number; errored: number }
  cases?: { generated: number; with_failures: number; errored: number }
}

function report({
  complete = true,
  code = 0,
  operations = { selected: 3, tested: 3, errored: 0 },
  cases = { generated: 40, with_failures: 0, errored: 0 },
}: Told = {}): string {
  return JSON.stringify({ complete, exit_code: code, operations, test_cases: cases })
}

test('calls that went well are passed', () => {
  expect(fuzzCounts(report())).toEqual({ passed: 40, failed: 0 })
})

test.each<[string, Told, { passed: number; failed: number }]>([
  [
    'a call that a check refused',
    { code: 1, cases: { generated: 40, with_failures: 2, errored: 1 } },
    { passed: 37, failed: 3 },
  ],
  [
    'an operation that was not called',
    { operations: { selected: 3, tested: 2, errored: 0 } },
    { passed: 40, failed: 1 },
  ],
  ['a run that was cut short', { complete: false }, { passed: 40, failed: 1 }],
  ['a run that ended badly for another reason', { code: 2 }, { passed: 40, failed: 1 }],
])('%s is failed', (_, told, counts) => {
  expect(fuzzCounts(report(told))).toEqual(counts)
})
