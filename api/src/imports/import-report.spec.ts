import { describe, expect, it } from 'vitest'
import { describeResult } from './import-report.ts'
import type { ImportResult } from './run-import.ts'

const result: ImportResult = {
  end: 'done',
  reason: '',
  imported: 28_133,
  unchanged: 0,
  refused: 0,
  linesDone: 28_133,
  resumedAt: 0,
  firstRefused: [],
  reportPath: '/data/imports/a-refused.ndjson',
}

describe('what an import says at its end', () => {
  it('counts', () => {
    expect(describeResult(result, 12.34)).toBe(
      '28,133 imported, 0 unchanged, 0 refused; 28,133 lines in 12.3 s.',
    )
  })

  it('names the refused rows with line, field and code, and where all of them are', () => {
    const firstRefused = [
      {
        line: 3,
        url: 'v8\u001b',
        errors: [{ field: 'title', errorCode: 'Size' as const, errorMessage: 'Too short.' }],
      },
    ]
    const text = describeResult({ ...result, refused: 25, firstRefused }, 1)
    expect(text).toContain('  line 3 (v8\\u001b)  title Size: Too short.\n  … and 24 more\n')
    expect(text).toContain('/data/imports/a-refused.ndjson')
  })

  it('says how to go on where it ended early', () => {
    expect(describeResult({ ...result, end: 'stopped', resumedAt: 500 }, 1)).toMatch(
      /went on after line 500.*\nStopped after line 28,133\. Run the same command/,
    )
    expect(describeResult({ ...result, end: 'failed', reason: 'no room' }, 1)).toContain(
      'after line 28,133: no room. Run the same command',
    )
    expect(describeResult({ ...result, end: 'broken', reason: 'unexpected end of file' }, 1)).toContain(
      'The file is broken after line 28,133 (unexpected end of file).',
    )
  })
})
