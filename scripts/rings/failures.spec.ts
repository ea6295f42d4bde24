import { describe, expect, it } from 'vitest'
import {
  failuresOf as failuresOfPlaywright,
  reportSchema as playwrightReport,
  retriedOf,
} from './browser-ring.ts'
import { describeFailures } from './ring.ts'
import { failuresOf, outcomeOf } from './vitest-ring.ts'

describe('what failed', () => {
  it('is each failed test of a file with what was said of it', () => {
    const test = (fullName: string, status: string) => ({
      fullName,
      status,
      failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
    })
    expect(
      failuresOf({
        name: 'a.spec.ts',
        status: 'failed',
        assertionResults: [test('one', 'passed'), test('two', 'failed')],
      }),
    ).toEqual([{ file: expect.stringMatching(/a\.spec\.ts$/), name: 'two', message: 'expected 1 to be 2' }])
  })

  it('is a file as a whole that failed without a failed test', () => {
    expect(
      failuresOf({ name: 'a.spec.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] }),
    ).toMatchObject([{ name: 'the file as a whole', message: 'cannot be loaded' }])
    expect(failuresOf({ name: 'a.spec.ts', status: 'passed', assertionResults: [] })).toEqual([])
  })

  it('is each test that did not run', () => {
    const testResults = [
      {
        name: 'a.spec.ts',
        status: 'failed',
        message: 'Hook timed out in 5ms.',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          { fullName: 'two', status: 'skipped', failureMessages: [] },
        ],
      },
      { name: 'b.spec.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
      { name: 'c.spec.ts', status: 'passed', assertionResults: [{ fullName: 'three', status: 'todo' }] },
    ]
    expect(testResults.flatMap(failuresOf)).toMatchObject([
      { name: 'two', message: 'not run (skipped) Hook timed out in 5ms.' },
      { name: 'the file as a whole', message: 'cannot be loaded' },
      { name: 'three', message: 'not run (todo)' },
    ])
    expect(outcomeOf({ success: false, testResults }, 1)).toMatchObject({ passed: 1, failed: 3 })
  })

  it('is each journey that failed, however deep it stands', () => {
    const test = (status: string, message?: string) => ({
      projectName: 'phone',
      status,
      results: [{ duration: 5, errors: message ? [{ message }] : [] }],
    })
    const report = playwrightReport.parse({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      suites: [
        {
          title: 'a',
          suites: [
            {
              title: 'b',
              specs: [
                {
                  title: 'buys',
                  file: 'a.spec.ts',
                  tests: [test('expected'), test('unexpected', 'no such button')],
                },
              ],
            },
          ],
        },
      ],
    })
    expect(failuresOfPlaywright(report, 'e2e')).toEqual([
      { file: 'e2e/a.spec.ts', name: 'buys (phone)', message: 'no such button' },
    ])
  })

  it('is no journey that passed when it was retried: that one is listed with its first failure', () => {
    const report = playwrightReport.parse({
      stats: { expected: 0, unexpected: 0, flaky: 1 },
      suites: [
        {
          title: 'a',
          specs: [
            {
              title: 'buys',
              file: 'a.spec.ts',
              tests: [
                {
                  projectName: 'desktop',
                  status: 'flaky',
                  results: [
                    { duration: 5, errors: [{ message: 'no such button' }] },
                    { duration: 7, errors: [] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })
    expect(failuresOfPlaywright(report, 'e2e')).toEqual([])
    expect(retriedOf(report, 'e2e')).toEqual([
      { file: 'e2e/a.spec.ts', name: 'buys (desktop)', message: 'no such button' },
    ])
  })

  it('is told with the ring, without colors, and in few lines', () => {
    const message = [
      '\u001B[31mred\u001B[39m',
      ...Array.from({ length: 40 }, (_, line) => `line ${line}`),
    ].join('\n')
    const [told = ''] = describeFailures([
      {
        name: 'unit',
        passed: 0,
        failed: 1,
        seconds: 0,
        failures: [{ file: 'a.spec.ts', name: 'two', message }],
      },
    ])
    const lines = told.split('\n')
    expect(lines.slice(0, 2)).toEqual(['✗ unit: a.spec.ts › two', '    red'])
    expect(lines).toHaveLength(13)
  })
})
