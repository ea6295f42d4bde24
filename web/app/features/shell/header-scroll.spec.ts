import { describe, expect, it } from 'vitest'
import { afterScroll } from './SiteHeader.tsx'

const scrolled = (...places: number[]) => places.reduce(afterScroll, { y: 0, hidden: false }).hidden

describe('the header', () => {
  it('D1-032: goes on the way down and comes back on the way up', () => {
    expect(scrolled(200, 400)).toBe(true)
    expect(scrolled(200, 400, 380)).toBe(false)
    expect(scrolled(200, 400, 380, 420)).toBe(true)
  })

  it('stands at the top of a page', () => {
    expect(scrolled(40, 120)).toBe(false)
    expect(scrolled(900, 100)).toBe(false)
  })

  it('does not follow a trembling finger', () => {
    expect(scrolled(400, 396)).toBe(true)
    expect(scrolled(400, 396, 392)).toBe(false)
  })
})
