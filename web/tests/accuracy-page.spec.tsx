import { readAccuracy } from '@vitrine/contracts/worth-score/endpoints'
import type { WorthAccuracy } from '@vitrine/contracts/worth-score/schemas'
import { describe, expect, it } from 'vitest'
import * as accuracyRoute from '../app/routes/worth-score-accuracy.tsx'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'

const figures = (lots: number, inHalf: number, inEightInTen: number) => ({
  lots,
  inHalf,
  inEightInTen,
  medianFactor: 1.3,
  declined: 0.081,
})
const dollars: WorthAccuracy['currencies'][number] = {
  currency: 'USD',
  learntAt: '2026-10-01T12:03:00.000Z',
  sampleShare: 0,
  state: 'measured',
  accuracy: {
    overall: figures(2_000, 0.503, 0.797),
    byCategory: [
      { categories: ['Ceramics'], figures: figures(1_200, 0.512, 0.811) },
      { categories: ['Toys', 'Clocks'], figures: figures(800, 0.49, 0.776) },
    ],
    byYear: [
      { from: 2023, to: 2024, figures: figures(900, 0.487, 0.802) },
      { from: 2025, to: 2025, figures: figures(1_100, 0.516, 0.793) },
    ],
  },
}

const open = async (...currencies: WorthAccuracy['currencies']) =>
  await renderRoute(
    accuracyRoute,
    '/worthscore/accuracy',
    {},
    createFixtureApi({ [readAccuracy.path]: () => Response.json({ currencies }) }),
  )

describe('the page of WorthScore’s accuracy', () => {
  it('shows the results overall, by category and by year, with the day and the number of items', async () => {
    const { status, text, html } = await open(dollars)
    expect(status).toBe(200)
    expect(text).toContain('Measured on Oct 01, 2026 with 2,000 sold items.')
    const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'))
    const rows = [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
      row
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    expect(rows).toEqual([
      'Group Items Inside 50% range Inside 80% range Median factor Declined',
      'All items 2,000 50.3% 79.7% 1.30× 8.1%',
      'By category',
      'Ceramics 1,200 51.2% 81.1% 1.30× 8.1%',
      'Other categories 800 49.0% 77.6% 1.30× 8.1%',
      'By year of sale',
      '2023–2024 900 48.7% 80.2% 1.30× 8.1%',
      '2025 1,100 51.6% 79.3% 1.30× 8.1%',
    ])
    expect(text).toContain('Other categories: Clocks, Toys.')
    expect(html.match(/<circle/g)?.length).toBe(1 + 3)
    expect(text).not.toContain('generated')
    expect(text).not.toContain('$')
  })

  it('says where the results come from generated sales, and how many of them', async () => {
    const { text: all } = await open({ ...dollars, sampleShare: 1 })
    expect(all).toContain('These results come from generated sales. All of the test items are generated.')
    expect(
      (
        await open({ ...dollars, sampleShare: 1 }, { ...dollars, currency: 'EUR', sampleShare: 1 })
      ).text.match(/generated sales\./g),
    ).toHaveLength(1)
    const { text: some } = await open({ ...dollars, sampleShare: 0.421 })
    expect(some).toContain('42% of the test items are generated.')
    const { text: few } = await open({ ...dollars, sampleShare: 0.001 })
    expect(few).toContain('Less than 1% of the test items are generated.')
  })

  it('shows each currency by itself, and why there are no results of one', async () => {
    const none = { ...dollars, accuracy: null }
    const { text, html } = await open(
      dollars,
      { ...none, currency: 'GBP', state: 'not measured yet' },
      { ...none, currency: 'EUR', state: 'too few' },
    )
    for (const currency of ['USD', 'GBP', 'EUR']) expect(html).toContain(`href="#${currency}"`)
    expect(html.match(/<table/g)).toHaveLength(1)
    expect(text).toContain('The results appear here after it learns the next time.')
    expect(text).toContain('Fewer than 30 of the test items got a range.')
  })

  it('says that nothing was learned yet, and explains the results nevertheless', async () => {
    const { text } = await open()
    expect(text).toContain('WorthScore has not learned from any sales yet.')
    expect(text).toContain('How to read the results')
  })

  it('that cannot be loaded keeps its page, with the failure’s status', async () => {
    const { status, text } = await renderRoute(
      accuracyRoute,
      '/worthscore/accuracy',
      {},
      createFixtureApi({ [readAccuracy.path]: () => refusal('SERVICE_UNAVAILABLE') }),
    )
    expect([status, text.includes('Try again')]).toEqual([503, true])
  })
})
