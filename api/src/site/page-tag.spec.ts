import { describe, expect, it } from 'vitest'
import { matchesTag, pageTag } from './page-tag.ts'

const page = { buildId: 'b1', url: '/dictionary', stamp: '3-0.2-0', year: 2026 }

describe('the tag of a page', () => {
  it('changes with the build, the address, what is shown and the year', () => {
    const tags = [page, { ...page, buildId: 'b2' }, { ...page, url: '/dictionary?a' }, { ...page, stamp: '4-0.2-0' }, { ...page, year: 2027 }].map(pageTag)
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
