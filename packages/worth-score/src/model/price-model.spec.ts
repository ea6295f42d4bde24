import { describe, expect, it } from 'vitest'
import { madeUpLots } from '../testing/made-up-lots.ts'
import { rowsUpTo } from '../learn.ts'
import { numbersFrom } from '../random.ts'
import { expectedLog, expectedSpread, learnPrices, residualOf, trainingLots } from './price-model.ts'

const fitWith = (penalty: number) => ({
  penalty,
  followsMarket: false,
  penalties: [{ penalty, part: 1 }],
})

function learnt(
  options: Parameters<typeof madeUpLots>[0],
  change: (lots: ReturnType<typeof madeUpLots>) => ReturnType<typeof madeUpLots> = (lots) => lots,
) {
  const training = trainingLots(change(madeUpLots(options)))
  return learnPrices(
    training,
    Int32Array.from(training.lots, (_, row) => row),
    fitWith(2),
  )
}
const item = (title: string, description = 'Good condition') => ({ title, description, category: 'Ceramics' })
const now = '2024-01-01'

describe('the model of prices', () => {
  const model = learnt({ count: 2_000 })

  it('learns what an object, a maker and a condition bring', () => {
    const expected = (title: string, description?: string) =>
      expectedLog(model, item(title, description), now)
    expect(Math.abs(expected('vase by Fenwick') - (5 + 1.1))).toBeLessThan(0.2)
    expect(Math.abs(expected('vase by Fenwick') - expected('vase by Quennell') - 1.6)).toBeLessThan(0.2)
    expect(
      Math.abs(expected('bowl by Yardley', 'With a hairline crack') - expected('bowl by Yardley') - -0.7),
    ).toBeLessThan(0.2)
  })

  it('expects of words that it never met what is usual', () => {
    expect(Math.abs(expectedLog(model, item('zeppelin'), now) - model.level)).toBeLessThan(1.5)
  })

  it('follows prices that rise to a later day', () => {
    const rising = learnt({ count: 2_000, drift: 0.1 })
    expect(
      Math.abs(expectedLog(rising, item('vase by Fenwick'), '2026-01-01') - (5 + 1.1 + 1.2)),
    ).toBeLessThan(0.2)
  })

  it('is not led astray by a few wrongly labeled lots', () => {
    const wild = learnt({ count: 2_000 }, (lots) =>
      lots.map((lot, place) => (place % 25 === 0 ? { ...lot, price: lot.price * 200 } : lot)),
    )
    expect(
      Math.abs(
        expectedLog(wild, item('vase by Fenwick'), now) - expectedLog(model, item('vase by Fenwick'), now),
      ),
    ).toBeLessThan(0.2)
  })

  it('learns which texts scatter more', () => {
    const training = trainingLots(
      madeUpLots({ count: 6_000 }).map((lot, place) =>
        place % 4 === 0
          ? {
              ...lot,
              description: `${lot.description}; Sold as found`,
              price: lot.price * (place % 8 === 0 ? 4 : 0.25),
            }
          : lot,
      ),
    )
    const uneven = learnPrices(
      training,
      Int32Array.from(training.lots, (_, row) => row),
      fitWith(2),
    )
    expect(expectedSpread(uneven, item('vase by Fenwick', 'Good condition; Sold as found'))).toBeGreaterThan(
      1.5 * expectedSpread(uneven, item('vase by Fenwick')),
    )
  })

  it('is not led astray by long descriptions that say nothing of the price', () => {
    const random = numbersFrom(7)
    const wordy = madeUpLots({ count: 1_200 }).map((lot) => ({
      ...lot,
      description: Array.from({ length: 110 }, () => `word${letters(Math.floor(random() * 1_500))}`).join(
        ' ',
      ),
    }))
    const errorWith = (lots: ReturnType<typeof madeUpLots>) => {
      const training = trainingLots(lots)
      const model = learnPrices(training, rowsUpTo(900), fitWith(16))
      return mean(lots.slice(900).map((lot) => residualOf(model, lot)))
    }
    const short = wordy.map((lot) => ({ ...lot, description: '' }))
    expect(errorWith(wordy)).toBeLessThan(1.15 * errorWith(short))
  })

  it('tells numbers and codes of titles apart, and leaves measures of descriptions alone', () => {
    const training = trainingLots(
      madeUpLots({ count: 1_000 }).map((lot, place) => ({
        ...lot,
        title: place % 2 === 0 ? 'Porsche 911' : 'Porsche 924',
        description: `${place} g`,
        price: place % 2 === 0 ? 90_000 : 9_000,
      })),
    )
    const model = learnPrices(
      training,
      Int32Array.from(training.lots, (_, row) => row),
      fitWith(2),
    )
    expect(
      expectedLog(model, item('Porsche 911', ''), now) - expectedLog(model, item('Porsche 924', ''), now),
    ).toBeGreaterThan(2)
    expect([...model.weights.keys()].filter((name) => /\d/.test(name))).toEqual(
      expect.not.arrayContaining([expect.stringContaining('said')]),
    )
  })

  it('knows of lots that it learnt from as little as of others', () => {
    const random = numbersFrom(9)
    // Texts of which each tells its lot from all others.
    const lots = madeUpLots({ count: 600, scatter: 0.6 }).map((lot) => ({
      ...lot,
      description: Array.from({ length: 60 }, () => letters(Math.floor(random() * 900))).join(' '),
    }))
    const training = trainingLots(lots)
    const model = learnPrices(training, rowsUpTo(450), fitWith(1))
    const seen = mean(lots.slice(0, 450).map((lot) => residualOf(model, lot)))
    const unseen = mean(lots.slice(450).map((lot) => residualOf(model, lot)))
    expect(seen / unseen).toBeGreaterThan(0.8)
  })
})

const mean = (residuals: readonly number[]) =>
  residuals.reduce((sum, residual) => sum + Math.abs(residual), 0) / residuals.length
/** A word of its own for each number, without digits. */
const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
