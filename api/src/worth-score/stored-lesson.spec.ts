import { gzipSync } from 'node:zlib'
import { estimate } from '@vitrine/worth-score/estimate'
import { similarLots } from '@vitrine/worth-score/evaluation/similar-lots'
import { learn } from '@vitrine/worth-score/learn'
import { madeUpLots } from '@vitrine/worth-score/testing/made-up-lots'
import type { SoldLot } from '@vitrine/worth-score/sold-lot'
import { expect, test } from 'vitest'
import { packLesson, unpackLesson } from './stored-lesson.ts'

const day = '2024-01-01'
const item = { title: 'clock by Marchetti', description: 'Good condition', category: 'Ceramics' }
const lots = madeUpLots({ count: 1_200 })
const search = (some: readonly SoldLot[]) => similarLots(some, { withinCategory: true, most: 80 })
const candidates = search(lots)({ ...item, id: 'mine', saleDate: day, price: 1, currency: 'USD' })

test('a lesson says the same after it was stored', async () => {
  const learnt = await learn(lots, search)
  const said = estimate(learnt, item, day, candidates).range
  const again = estimate(await unpackLesson(await packLesson(learnt)), item, day, candidates).range
  if (!said || !again) throw new Error('nothing was said')
  for (const name of ['wideLow', 'low', 'middle', 'high', 'wideHigh'] as const)
    expect(Math.abs(Math.log(again[name] / said[name]))).toBeLessThan(0.01)
})

/** As it was stored before words were weighed by their rarity. */
const before = {
  learntFrom: { lots: 1_200, first: '2014-01-01', last: '2023-12-30' },
  penalty: 6,
  level: 5,
  drift: { from: '2023-12-30', overall: 0, byCategory: [] },
  spread: Math.log(0.2),
  features: [
    ['word clock', 1, 0],
    ['words by marchetti', 1, 0],
    ['word good', 0.2, 0],
    ['phrase good condition', 0.1, 0],
  ],
  calibration: { overall: { half: 0.7, eightInTen: 1.3 }, byCategory: [], usualWidth: 1.7 },
}

test('a lesson of an earlier version gives what it gave', async () => {
  const learnt = await unpackLesson(gzipSync(JSON.stringify(before)))
  const alike = candidates
    .slice(0, 8)
    .map(({ lot }) => ({ lot: { ...lot, price: Math.exp(6.6) }, relevance: 1 }))
  const said = estimate(
    learnt,
    item,
    day,
    alike.map(({ lot, relevance }) => ({ lot: { ...lot, ...item }, relevance })),
  )
  // 5 + 1 + 0.3 of a pair of words + 0.2 + 0.1, which is what the comparables were sold for as well.
  expect(said.range?.middle).toBe(Number(Math.exp(6.6).toPrecision(3)))
  expect(said.outcome).toBe('told')
})
