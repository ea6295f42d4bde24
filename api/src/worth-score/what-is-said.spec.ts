import { learn } from '@vitrine/worth-score/learn'
import { similarLots } from '@vitrine/worth-score/evaluation/similar-lots'
import { madeUpLots } from '@vitrine/worth-score/testing/made-up-lots'
import { expect, test } from 'vitest'
import { turnsOfOthers } from '../testing/turns-of-others.ts'
import { whatIsSaid } from './what-is-said.ts'

test('other calls run while a score compares long texts', async () => {
  const lots = madeUpLots({ count: 600 })
  const learnt = await learn(lots, (some) => similarLots(some, { withinCategory: true, most: 80 }))
  const lessons = { of: () => Promise.resolve(learnt) }
  const candidates = lots
    .filter(({ title }) => title.startsWith('vase'))
    .slice(-50)
    .map((lot, at) => ({
      relevance: 1,
      lot: { ...lot, itemId: at, priceBasis: '' as const, thumbnail: '', url: '', isSample: true },
    }))
  const item = { title: 'vase by Yardley', description: 'Good condition', category: 'Ceramics' }
  let said: Awaited<ReturnType<typeof whatIsSaid>> | undefined
  const turns = await turnsOfOthers(async () => {
    said = await whatIsSaid({ lessons, now: new Date('2024-01-01') }, item, candidates)
  })
  expect(said?.outcome).toBe('told')
  expect(turns).toBeGreaterThan((said?.comparables.length ?? Infinity) / 10)
})
