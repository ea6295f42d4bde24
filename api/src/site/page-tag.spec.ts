import { describe, expect, it } from 'vitest'
import { matchesTag, pageTag } from './page-tag.ts'

const page = { version: 'b1', url: '/dictionary', fingerprint: 'dictionary=3 taxonomy=2', day: '2026-12-31' }

describe('the tag of a page', () => {
  it('D1-046: changes with the build, the url, what was read and the day', () => {
    const tags = [
      page,
      { ...page, version: 'b2' },
      { ...page, url: '/dictionary?a' },
      { ...page, fingerprint: 'dictionary=4 taxonomy=2' },
      { ...page, day: '2027-01-01' },
    ].map(pageTag)
    expect(new Set(tags).size).toBe(5)
  })

  it('is found in If-None-Match, weak or strong, alone or among others', () => {
    const tag = pageTag(page)
    expect(matchesTag(tag, tag)).toBe(true)
    expect(matchesTag(`"other", ${tag.replace('W/', '')}`, tag)).toBe(true)
    expect(matchesTag('"other"', tag)).toBe(false)
    expect(matchesTag(undefined, tag)).toBe(false)
  })
})
