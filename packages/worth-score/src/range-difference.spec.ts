import { expect, test } from 'vitest'
import { estimate } from './estimate.ts'
import { similarLots } from './evaluation/similar-lots.ts'
import { learn } from './learn.ts'
import { rangeDifference } from './range-difference.ts'
import type { SoldLot } from './sold-lot.ts'
import { madeUpLots } from './testing/made-up-lots.ts'

const search = (some: readonly SoldLot[]) => similarLots(some, { withinCategory: true, most: 80 })
const day = '2024-01-01'
const item = (title: string, description: string) => ({ title, description, category: 'Ceramics' })

const market = async (lots: readonly SoldLot[]) => ({ lots, learnt: await learn(lots, search) })
const even = await market(madeUpLots({ count: 3_000 }))
const rising = await market(madeUpLots({ count: 3_000, drift: 0.15 }))

/** Of an item, beside lots that were sold by these words. */
function differenceOf(
  wanted: ReturnType<typeof item>,
  fits: (lot: SoldLot) => boolean,
  { lots, learnt } = even,
) {
  const candidates = lots
    .filter(fits)
    .slice(-30)
    .map((lot) => ({ lot, relevance: 1 }))
  const { range, comparables } = estimate(learnt, wanted, day, candidates)
  if (!range) throw new Error('nothing was said')
  return rangeDifference(learnt.prices, wanted, day, { range, comparables })
}

test('nothing is said where the range lies among the prices', () => {
  expect(
    differenceOf(
      item('vase by Yardley', 'Good condition'),
      ({ title, description }) => title === 'vase by Yardley' && description.startsWith('Good'),
    ),
  ).toBeNull()
})

test('a cracked item lies below sales in mint condition, for its condition', () => {
  expect(
    differenceOf(
      item('vase by Yardley', 'With a hairline crack'),
      ({ title, description }) => title === 'vase by Yardley' && description.startsWith('Mint'),
    ),
  ).toEqual({ direction: 'below', cause: 'condition' })
})

test('an item by a sought maker lies above those of another, for its maker', () => {
  expect(
    differenceOf(
      item('vase by Fenwick', 'Good condition'),
      ({ title, description }) => title === 'vase by Quennell' && description.startsWith('Good'),
    ),
  ).toEqual({ direction: 'above', cause: 'maker' })
})

test('an item of another form is said to be one', () => {
  expect(
    differenceOf(
      item('bowl by Yardley', 'Good condition'),
      ({ title, description }) => title === 'clock by Yardley' && description.startsWith('Good'),
    ),
  ).toEqual({ direction: 'below', cause: 'form' })
})

test('old sales of a rising market lie below the range, for the market', () => {
  expect(
    differenceOf(
      item('vase by Yardley', 'Good condition'),
      ({ title, description, saleDate }) =>
        title === 'vase by Yardley' && description.startsWith('Good') && saleDate < '2016',
      rising,
    ),
  ).toEqual({ direction: 'above', cause: 'market' })
})

test('an item differs in size only where its text states one', async () => {
  const sides = [8, 20, 50]
  const sized = await market(
    madeUpLots({ count: 3_000 }).map((lot, at) => {
      const side = sides[at % sides.length] ?? 0
      // Every tenth text states none.
      const stated = at % 10 === 0 ? '' : ` ${side} x ${side} cm.`
      return { ...lot, description: `${lot.description}.${stated}`, price: (lot.price * side) / 20 }
    }),
  )
  const small = ({ title, description }: SoldLot) =>
    title === 'vase by Yardley' && description.includes(' 8 x 8 cm')
  expect(differenceOf(item('vase by Yardley', 'Good condition. 50 x 50 cm.'), small, sized)).toEqual({
    direction: 'above',
    cause: 'size',
  })
  expect(differenceOf(item('vase by Yardley', 'Good condition.'), small, sized)).toEqual({
    direction: 'above',
    cause: 'text',
  })
})
