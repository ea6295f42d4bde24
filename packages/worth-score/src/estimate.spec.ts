import { describe, expect, it } from 'vitest'
import type { Candidate } from './comparables.ts'
import { estimate } from './estimate.ts'
import { similarLots } from './evaluation/similar-lots.ts'
import { learn } from './learn.ts'
import { madeUpLots } from './testing/made-up-lots.ts'
import type { SoldLot } from './sold-lot.ts'

const lots = madeUpLots({ count: 3_000 })
const search = (some: readonly SoldLot[]) => similarLots(some, { withinCategory: true, most: 80 })
const learnt = await learn(lots, search)
const day = '2024-01-01'
const item = {
  id: 'mine',
  title: 'clock by Marchetti',
  description: 'Good condition',
  category: 'Ceramics',
  saleDate: day,
  price: 1,
  currency: 'USD',
}
const candidates = search(lots)(item)
const truth = Math.exp(5 + 1.4 + 0.3)

describe('an estimate', () => {
  const said = estimate(learnt, item, day, candidates)

  it('lies near what such pieces sell for, its ranges one within the other, in three digits', () => {
    if (!said.range) throw new Error('nothing was said')
    const { wideLow, low, middle, high, wideHigh } = said.range
    expect(middle / truth).toBeGreaterThan(0.85)
    expect(middle / truth).toBeLessThan(1.18)
    expect([wideLow, low, middle, high, wideHigh]).toEqual(
      [wideLow, low, middle, high, wideHigh].toSorted((one, other) => one - other),
    )
    for (const price of [wideLow, low, middle, high, wideHigh])
      expect(price).toBe(Number(price.toPrecision(3)))
  })

  it('names its comparables, those that count most first', () => {
    const weights = said.comparables.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((one, other) => other - one))
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10)
  })

  it('moves with what is left out', () => {
    const cheaper = estimate(
      learnt,
      item,
      day,
      candidates.filter(({ lot }) => lot.price < 700),
    )
    expect(cheaper.range?.middle).toBeLessThan(said.range?.middle ?? 0)
  })

  it('says nothing of four comparables, and of five something', () => {
    const some = (count: number): Candidate[] =>
      candidates.slice(0, count).map(({ lot }) => ({ lot: { ...lot, price: 800 }, relevance: 1 }))
    expect(estimate(learnt, item, day, some(4))).toMatchObject({ outcome: 'too few', range: null })
    expect(estimate(learnt, item, day, some(5)).outcome).toBe('told')
  })

  it('counts five comparables however much less similar than the best they are', () => {
    const some = candidates.slice(0, 5).map(({ lot }, place) => ({ lot, relevance: place === 0 ? 1 : 0.05 }))
    expect(estimate(learnt, item, day, some).outcome).toBe('told')
  })

  it('sets aside several pieces, wild prices, the less similar and other currencies, each with its reason', () => {
    const [first, second, third, fourth, ...rest] = candidates
    if (!first || !second || !third || !fourth) throw new Error('too few candidates')
    const { setAside, currency, comparables } = estimate(learnt, item, day, [
      { ...first, lot: { ...first.lot, id: 'set', title: 'Set of 6: clock by Marchetti' } },
      { ...second, lot: { ...second.lot, id: 'wild', price: 9_000_000 } },
      { ...third, lot: { ...third.lot, id: 'far' }, relevance: third.relevance / 100 },
      { ...fourth, lot: { ...fourth.lot, id: 'pounds', currency: 'GBP' } },
      ...rest,
    ])
    const reasons = Object.fromEntries(setAside.map(({ lot, reason }) => [lot.id, reason]))
    expect(reasons).toMatchObject({
      set: 'several pieces',
      wild: 'price far from the others',
      far: 'less similar',
      pounds: 'other currency',
    })
    expect(currency).toBe('USD')
    expect(comparables.length).toBeLessThanOrEqual(50)
  })

  it('sets no price aside among fewer than ten, and leaves at least five of more: how many remain tells no price', () => {
    const priced = (prices: readonly number[]): Candidate[] =>
      candidates
        .slice(0, prices.length)
        .map(({ lot }, place) => ({ lot: { ...lot, price: prices[place] ?? 1 }, relevance: 1 }))
    const left = (prices: readonly number[]) => estimate(learnt, item, day, priced(prices)).comparables.length
    for (const count of [4, 5, 9])
      expect(left([...Array<number>(count - 1).fill(800), 9_000_000])).toBe(count)
    for (const prices of [
      [...Array<number>(9).fill(800), 9_000_000],
      Array.from({ length: 10 }, (_, place) => 10 ** place),
      [1, 1, 1, 1, 1, 9e6, 9e7, 9e8, 9e5, 9e4],
    ])
      expect(left(prices)).toBeGreaterThanOrEqual(5)
    expect(left([...Array<number>(9).fill(800), 9_000_000])).toBe(9)
  })

  it('is of the currency of most where dollars are few', () => {
    const pounds = candidates.map(({ lot, relevance }, place) => ({
      lot: place < 4 ? lot : { ...lot, currency: 'GBP' },
      relevance,
    }))
    expect(estimate(learnt, item, day, pounds)).toMatchObject({ currency: 'GBP', outcome: 'told' })
  })

  it('declines where the range would be too wide to help', () => {
    const blurred = {
      ...learnt,
      prices: { ...learnt.prices, spread: { level: Math.log(3), weights: new Map<string, number>() } },
    }
    expect(estimate(blurred, item, day, candidates).outcome).toBe('too wide')
  })
})
