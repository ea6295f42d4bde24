import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { generateSoldItems } from './generate-sold-items.ts'

const items = [...generateSoldItems(20_000, 7)]
const ofDollars = items.filter(({ currency }) => currency === 'USD')

describe('generated sold items', () => {
  it('are the same for the same seed, others for another, and a longer run begins with the shorter one', () => {
    expect([...generateSoldItems(500, 7)]).toEqual(items.slice(0, 500))
    expect([...generateSoldItems(500, 8)]).not.toEqual(items.slice(0, 500))
  })

  it('have a price, a day that is past and a category of the site', () => {
    const titles = new Set(catalogue.map(({ title }) => title))
    for (const { price, saleDate, category } of items) {
      expect(price).toBeGreaterThanOrEqual(1)
      expect(saleDate >= '2010-01-04' && saleDate <= '2026-09-30').toBe(true)
      expect(titles.has(category)).toBe(true)
    }
  })

  it('say the true median of single items that are labeled rightly, about which prices lie evenly', () => {
    const known = items.flatMap(({ price, trueMedian }) => (trueMedian === null ? [] : [price / trueMedian]))
    const share = known.length / items.length
    expect(share).toBeGreaterThan(0.86)
    expect(share).toBeLessThan(0.92)
    const above = known.filter((ratio) => ratio > 1).length / known.length
    expect(above).toBeGreaterThan(0.48)
    expect(above).toBeLessThan(0.52)
  })

  it('scatter most where nobody looked', () => {
    const scatter = (words: string) => {
      const logs = ofDollars
        .filter(({ description, trueMedian }) => trueMedian !== null && description.includes(words))
        .map(({ price, trueMedian }) => Math.abs(Math.log(price / (trueMedian ?? price))))
      return logs.reduce((sum, log) => sum + log, 0) / logs.length
    }
    expect(scatter('Sold as found')).toBeGreaterThan(2 * scatter('With a certificate'))
  })
})
