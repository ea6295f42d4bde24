import { describe, expect, it } from 'vitest'
import { describeResult } from './import-report.ts'
import { RefusalSummary } from './refusal-summary.ts'
import type { ImportResult } from './run-import.ts'

const result: ImportResult = {
  end: 'done',
  reason: '',
  imported: 28_133,
  unchanged: 0,
  refused: 0,
  linesDone: 28_133,
  resumedAt: 0,
  reasons: [],
  reading: { readAs: 'comma, decimal point, UTF-8', unknown: [], renamed: [] },
  reportPath: '/data/imports/a-refused.ndjson',
}

describe('what an import says at its end', () => {
  it('counts', () => {
    expect(describeResult(result, 12.34)).toBe(
      'Read as: comma, decimal point, UTF-8.\n28,133 imported, 0 unchanged, 0 refused; 28,133 lines in 12.3 s.',
    )
  })

  it('says that a file has no rows', () => {
    expect(describeResult({ ...result, imported: 0, linesDone: 1 }, 1)).toMatch(/\nThe file has no rows\.$/)
  })

  it('tells a reason in one line, with its count and the first five rows', () => {
    const summary = new RefusalSummary()
    const price = { field: 'price', errorCode: 'invalid' as const, errorMessage: 'No price.' }
    const title = { field: 'title', errorCode: 'Size' as const, errorMessage: 'Too short.' }
    summary.add({ line: 3, url: 'v8\u001b', errors: [title] })
    for (let line = 4; line < 3004; line += 1) summary.add({ line, externalId: `a${line}`, errors: [price] })
    summary.add({ line: 3004, errors: [price, title], values: { title: 'Jo\u001b' } })
    const text = describeResult({ ...result, refused: 3002, reasons: summary.reasons }, 1)
    expect(text.split('\n').slice(1, 5)).toEqual([
      'Refused:',
      '  price invalid: No price.  3,001 rows: lines 4 (a4), 5 (a5), 6 (a6), 7 (a7), 8 (a8), …',
      '  title Size: Too short.  2 rows: lines 3 (v8\\u001b), 3004 (“Jo\\u001b”)',
      'All refused rows: /data/imports/a-refused.ndjson',
    ])
  })

  it('says which columns have another name, and which are not read', () => {
    const reading = {
      readAs: 'semicolon, decimal comma, UTF-16 LE',
      renamed: [{ from: 'Hammer price', to: 'price' }],
      unknown: ['Colour ', 'Rating'],
    }
    expect(
      describeResult({ ...result, reading }, 1)
        .split('\n')
        .slice(0, 3),
    ).toEqual([
      'Read as: semicolon, decimal comma, UTF-16 LE.',
      'Other names: Hammer price is read as price.',
      'Not read: Colour and Rating.',
    ])
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
