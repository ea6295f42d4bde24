import { describe, expect, it } from 'vitest'
import { madeUpLots } from '../testing/made-up-lots.ts'
import { expectedLog, expectedSpread, learnPrices, trainingLots } from './price-model.ts'

function learnt(
  options: Parameters<typeof madeUpLots>[0],
  change: (lots: ReturnType<typeof madeUpLots>) => ReturnType<typeof madeUpLots> = (lots) => lots,
) {
  const training = trainingLots(change(madeUpLots(options)))
  return learnPrices(
    training,
    Int32Array.from(training.lots, (_, row) => row),
    2,
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
      2,
    )
    expect(expectedSpread(uneven, item('vase by Fenwick', 'Good condition; Sold as found'))).toBeGreaterThan(
      1.5 * expectedSpread(uneven, item('vase by Fenwick')),
    )
  })
})
