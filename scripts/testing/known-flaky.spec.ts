import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isKnownFlaky, knownFlaky, MAX_KNOWN_FLAKY } from './known-flaky.ts'

describe('the list of known flaky tests', () => {
  it('is short, and every entry has an existing file, a reason and a date', () => {
    expect(knownFlaky.length).toBeLessThanOrEqual(MAX_KNOWN_FLAKY)
    for (const { file, name, reason, since } of knownFlaky) {
      expect(existsSync(join(import.meta.dirname, '../..', file)), file).toBe(true)
      expect(name).not.toBe('')
      expect(reason.length).toBeGreaterThan(20)
      expect(since).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  })

  it('matches a test by file and full name', () => {
    const list = [{ file: 'web/app/a.component.spec.tsx', name: 'a list loads', reason: '', since: '' }]
    expect(isKnownFlaky('/anywhere/web/app/a.component.spec.tsx', 'a list loads', list)).toBe(true)
    expect(isKnownFlaky('/anywhere/web/app/a.component.spec.tsx', 'a list', list)).toBe(false)
    expect(isKnownFlaky('/anywhere/web/app/b.component.spec.tsx', 'a list loads', list)).toBe(false)
  })
})
