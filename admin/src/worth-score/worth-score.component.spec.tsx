import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import {
  listLessons,
  listWordEffects,
  readLearning,
  tryEstimate,
} from '@vitrine/contracts/worth-score/endpoints'
import type { TriedScore, WordEffects } from '@vitrine/contracts/worth-score/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { openConsole } from '../../tests/open-console.tsx'

const PAGE = '/app/oms/worth-score'
const learning = {
  startedAt: '2026-10-01T12:00:00.000Z',
  finishedAt: '2026-10-01T12:03:00.000Z',
  soldItems: 20_000,
  problem: '',
}
const lesson = {
  id: 1,
  currency: 'USD',
  learntAt: '2026-10-01T12:03:00.000Z',
  lots: 18_760,
  firstSale: '2010-01-04',
  lastSale: '2026-09-29',
  judged: 2000,
  medianFactor: 1.32,
}
const told: TriedScore = {
  score: {
    itemsRelated: [
      {
        id: 4,
        title: 'Blue vase',
        thumbnail: '',
        url: '/worthopedia/4/blue-vase',
        saleDate: '2024-03-04',
        salePrice: 180,
        currency: 'USD',
        priceBasis: 'hammer',
        reasons: ['Same maker: Ada'],
        isClose: true,
      },
    ],
    estimatedPriceMin: 120,
    estimatedPriceMax: 240,
    meanPrice: 170,
    widePriceMin: 70,
    widePriceMax: 410,
    currency: 'USD',
    priceGraph: [{ saleDate: '2024-03-04', salePrice: 180 }],
    difference: { direction: 'below', cause: 'condition' },
    filters: { excludedIds: [] },
    meta: { total: 1, minimum: 5 },
  },
  outcome: 'told',
  setAside: [{ id: 9, title: 'Six vases', reason: 'several pieces' }],
}
const categories = responds(listByName, () => ({
  items: [aCategory],
  meta: { total: 1, currentLimit: 1, currentOffset: 0 },
}))
const effects: WordEffects = {
  currency: 'USD',
  raising: [{ word: 'gold', place: 'title', factor: 3.1 }],
  lowering: [{ word: 'as found', place: 'phrase', factor: 0.4 }],
}
const learnt = [
  responds(listLessons, () => [lesson]),
  responds(readLearning, () => learning),
  responds(listWordEffects, () => [effects]),
  categories,
]

async function ask(title: string) {
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('combobox', { name: 'Category' }).fill(aCategory.title)
  await page.getByRole('option', { name: aCategory.title }).click()
  await page.getByRole('button', { name: 'Estimate' }).click()
}

test('staff see what was learned, and what WorthScore says of a piece, on what it rests and what was set aside', async () => {
  const { asked } = await openConsole(
    PAGE,
    ...learnt,
    responds(tryEstimate, () => told),
  )
  await expect
    .element(page.getByRole('table', { name: 'Lessons' }).getByRole('cell', { name: '18,760' }))
    .toBeVisible()
  await expect.element(page.getByText(/from a price guide of 20,000 sold items/)).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'Raise prices in USD' }))
    .toHaveTextContent('Raise prices in USDTimesgold in the title3.10')
  await expect
    .element(page.getByRole('table', { name: 'Lower prices in USD' }))
    .toHaveTextContent('Lower prices in USDTimesas found in the description, together0.40')
  await ask('Blue glass vase')
  await expect.element(page.getByText('$ 120.00 to $ 240.00')).toBeVisible()
  await expect
    .element(page.getByText(/8 in 10 from \$ 70\.00 to \$ 410\.00\. The middle estimate is \$ 170\.00\./))
    .toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Comparable sales, best first' }))
    .toHaveTextContent('Blue vase, Mar 04, 2024, $ 180.00 hammer priceSame maker: Ada')
  await expect
    .element(page.getByRole('list', { name: 'Set aside' }))
    .toHaveTextContent('Six vases: several pieces')
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    item: { title: 'Blue glass vase', description: '', categoryId: aCategory.id },
  })
})

test('a piece of which nothing is said tells why', async () => {
  const nothing: TriedScore = {
    ...told,
    outcome: 'too few',
    setAside: [],
    score: { ...told.score, itemsRelated: [], meta: { total: 2, minimum: 5 } },
  }
  await openConsole(
    PAGE,
    ...learnt,
    responds(tryEstimate, () => nothing),
  )
  await ask('Something odd')
  await expect.element(page.getByText('Nothing is said: there are too few comparable sales.')).toBeVisible()
})

test('a field that is missing is told before anything is asked', async () => {
  const { asked } = await openConsole(PAGE, ...learnt)
  await page.getByRole('button', { name: 'Estimate' }).click()
  await expect.element(page.getByText('Please enter a title.')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('before it has learned, and where learning broke off, the page says so', async () => {
  await openConsole(
    PAGE,
    responds(listLessons, () => []),
    responds(listWordEffects, () => []),
    responds(readLearning, () => ({ startedAt: null, finishedAt: null, soldItems: 0, problem: '' })),
    categories,
  )
  await expect.element(page.getByText(/^It has not learned yet/)).toBeVisible()
  await openConsole(
    PAGE,
    responds(listLessons, () => []),
    responds(listWordEffects, () => []),
    responds(readLearning, () => ({ ...learning, finishedAt: null, problem: 'The search engine was away.' })),
    categories,
  )
  await expect
    .element(page.getByText(/The search engine was away\. It will be tried again an hour later\./))
    .toBeVisible()
})

test('search that is away is told, with what was typed', async () => {
  await openConsole(
    PAGE,
    ...learnt,
    responds(tryEstimate, () => Promise.reject(new Refused('SEARCH_UNAVAILABLE'))),
  )
  await ask('Blue glass vase')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Blue glass vase')
})
