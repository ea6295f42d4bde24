import { describe, expect, it } from 'vitest'
import { afterRetry, outcomeOf } from './vitest-ring.ts'

const report = (files: Record<string, Record<string, string>>) => ({
  success: Object.values(files).every((tests) => Object.values(tests).every((status) => status === 'passed')),
  testResults: Object.entries(files).map(([name, tests]) => ({
    name,
    status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
    })),
  })),
})

describe('the outcome of a run', () => {
  it('counts a test that did not run as failed', () => {
    const outcome = outcomeOf(report({ 'a.spec.ts': { one: 'passed', two: 'failed', three: 'skipped' } }), 1)
    expect(outcome).toMatchObject({ passed: 1, failed: 2 })
    expect(outcome.failures.map(({ name }) => name)).toEqual(['two', 'three'])
  })

  it('is a failure where the tool ended with one, whatever it reported', () => {
    expect(outcomeOf(report({ 'a.spec.ts': { one: 'passed' } }), 1)).toMatchObject({ passed: 1, failed: 1 })
    expect(outcomeOf(report({ 'a.spec.ts': { one: 'passed' } }), 0)).toMatchObject({ passed: 1, failed: 0 })
  })
})

describe('the outcome after a retry', () => {
  const first = outcomeOf(
    report({
      'a.spec.ts': { one: 'passed', two: 'failed', three: 'failed' },
      'b.spec.ts': { four: 'passed' },
    }),
    1,
  )

  it('names what passed only then, with its first failure, and keeps what failed twice', () => {
    const second = outcomeOf(report({ 'a.spec.ts': { one: 'passed', two: 'passed', three: 'failed' } }), 1)
    expect(afterRetry(first, second)).toMatchObject({
      passed: 3,
      failed: 1,
      failures: [{ name: 'three' }],
      retried: [{ name: 'two', message: 'expected 1 to be 2' }],
    })
  })

  it('fails for a test that failed in the second run alone', () => {
    const second = outcomeOf(report({ 'a.spec.ts': { one: 'failed', two: 'passed', three: 'passed' } }), 1)
    expect(afterRetry(first, second)).toMatchObject({ passed: 3, failed: 1, failures: [{ name: 'one' }] })
  })

  it('forgives nothing that did not run again', () => {
    const second = outcomeOf(report({ 'a.spec.ts': { one: 'passed', two: 'passed' } }), 0)
    expect(afterRetry(first, second).failures.map(({ name }) => name)).toEqual(['three'])
  })
})
