import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { readForms } from './forms/read-forms.ts'
import { generateSoldItems } from './generate-sold-items.ts'

const table = readForms(fileURLToPath(new URL('../../starter-content', import.meta.url)))
const items = [...generateSoldItems(table, 20_000, 7)]
const ofDollars = items.filter(({ currency }) => currency === 'USD')

describe('generated sold items', () => {
  it('are the same for the same seed, others for another, and a longer run begins with the shorter one', () => {
    expect([...generateSoldItems(table, 500, 7)]).toEqual(items.slice(0, 500))
    expect([...generateSoldItems(table, 500, 8)]).not.toEqual(items.slice(0, 500))
  })

  it('have the external ids of seed and number that those of earlier versions had', () => {
    expect(items.map(({ externalId }) => externalId)).toEqual(items.map((_, number) => `7-${number}`))
  })

  it('have a price, a day that is past and a category of the site', () => {
    const titles = new Set(catalogue.map(({ title }) => title))
    for (const { price, saleDate, category } of items) {
      expect(price).toBeGreaterThanOrEqual(1)
      expect(saleDate >= '2010-01-04' && saleDate <= '2026-09-30').toBe(true)
      expect(titles.has(category)).toBe(true)
    }
  })

  it('state whether a price is the hammer price, as the house of their sale does', () => {
    const bases = Map.groupBy(items, ({ source }) => source.replace(/, sale \d+$/, ''))
    const stated = [...bases].map(([house, of]) => [
      house,
      [...new Set(of.map(({ priceBasis }) => priceBasis))],
    ])
    expect(Object.fromEntries(stated)).toEqual({
      'Harrow & Pike': ['premium'],
      'Old Mill Auctions': ['hammer'],
      'Lindqvist Salerooms': ['premium'],
      'Marchmont & Daughters': ['hammer'],
      'Riverside Sales': [''],
    })
  })

  it('have curly apostrophes', () => {
    const texts = items.map(({ title, description, maker }) => [title, description, maker].join('\n'))
    expect(texts.filter((text) => /['"]/.test(text))).toEqual([])
    expect(texts.filter((text) => text.includes('’')).length).toBeGreaterThan(0)
  })

  it('are described in two to eight sentences', () => {
    for (const { description } of items) {
      const sentences = description.match(/[^.]+(?:\.\d[^.]*)*\.(?= |$)/g)?.length ?? 0
      expect(sentences).toBeGreaterThanOrEqual(1)
      expect(description.length).toBeLessThan(400)
      expect(description).toMatch(/^[\p{Lu}\d].*\.$/u)
    }
  })

  it('were bought after they were made and before they were sold', () => {
    for (const { title, description, saleDate } of items) {
      const bought = Number(/\bin (\d{4})(?:,|\.)/.exec(description)?.[1] ?? 0)
      if (bought === 0 || !/Bought|gallery/.test(description)) continue
      expect(bought).toBeLessThan(Number(saleDate.slice(0, 4)))
      const made = Number(/\bc\. (\d{4})/.exec(title)?.[1] ?? 0)
      expect(bought).toBeGreaterThan(made)
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
    expect(scatter('Sold as found')).toBeGreaterThan(2 * scatter('With a full condition report'))
  })
})
