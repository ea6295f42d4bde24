import { readPriceIndices } from '@vitrine/contracts/price-indices/endpoints'
import type { PriceIndices } from '@vitrine/contracts/price-indices/schemas'
import { describe, expect, it } from 'vitest'
import * as indicesRoute from '../app/routes/indices.tsx'
import { aPriceIndex, priceIndicesOf } from './a-price-index.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { renderRoute, wordsOf } from './render-route.tsx'

const open = async (change: Partial<PriceIndices> = {}) =>
  await renderRoute(
    indicesRoute,
    '/indices',
    {},
    createFixtureApi({ [readPriceIndices.path]: () => Response.json(priceIndicesOf(change)) }),
  )

const rowsOf = (html: string, caption: string) =>
  [...(html.split(caption)[1]?.split('</table>')[0] ?? '').matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    wordsOf(row).trim(),
  )

describe('the page of price indices', () => {
  it('says in words what has clearly risen and fallen most, and lists all changes', async () => {
    const { status, text, html } = await open()
    expect(status).toBe(200)
    expect(text).toContain('The largest clear rise: Jewelry, +38% from 2019 to 2021.')
    expect(text).toContain('The largest clear fall: Furniture, −29% from 2018 to 2021.')
    expect(text).toContain('In 1 of 3 categories, the change is within what chance explains.')
    expect(rowsOf(html, 'largest rise first')).toEqual([
      'Category Years Change 90% range',
      'Jewelry 2019–2021 +38% +26% to +50%',
      'Ceramics 2018–2020 −4% −14% to +6%',
      'Furniture 2018–2021 −29% −38% to −20%',
    ])
  })

  it('draws each category with its figures in a table, and says it in words', async () => {
    const { html, text } = await open()
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(3)
    expect(html).toContain(
      'aria-label="Furniture: from 100 in 2018 to 71 in 2021. Lowest 71 in 2021, highest 100 in 2018."',
    )
    expect(rowsOf(html, 'Index of Furniture by year')).toEqual([
      'Year Index 90% range Sales',
      '2018 100 – 1,000',
      '2019 80 72 to 88 1,000',
      '2021 71 62 to 80 1,000',
    ])
    expect(text).toContain('Too few sales for an index: Tools.')
    expect(text).toContain('Last computed on Nov 30, 2026 .')
  })

  it('has its words and its method, with the number of sales', async () => {
    const { text } = await open()
    expect(text).toContain('Words about In short.')
    expect(text).toContain('9,000 in the indices on this page')
    expect(text).toContain('A year with fewer than 30 sales has no figure')
    expect(text).toContain('inflation is not taken out')
  })

  it('says that a year is not over', async () => {
    const { text } = await open({ categories: [aPriceIndex('Glass', [2025, 100, 0], [2026, 101, 9])] })
    expect(text).toContain('2026 is not over yet')
    expect(text).not.toContain('clear')
  })

  it('says what is sample data, and nothing of it where none is', async () => {
    expect((await open({ sampleShare: 1 })).text).toContain('These indices come from generated sales.')
    expect((await open({ sampleShare: 0.25 })).text).toContain('25% of the sales are generated.')
    expect((await open()).text).not.toMatch(/generated|sample/)
  })

  it('without an index says when there is one, and keeps its words', async () => {
    const { status, text } = await open({ categories: [] })
    expect(status).toBe(200)
    expect(text).toContain('A category gets an index once it has at least 30 sales in each of 2 years.')
    expect(text).toContain('Words about In short.')
  })

  it('that cannot be loaded has the failure’s status', async () => {
    const { status } = await renderRoute(
      indicesRoute,
      '/indices',
      {},
      createFixtureApi({ [readPriceIndices.path]: () => refusal('SERVICE_UNAVAILABLE') }),
    )
    expect(status).toBe(503)
  })
})
