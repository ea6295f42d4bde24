import { searchMarks, readMark, readOverview } from '@vitrine/contracts/marks/endpoints'
import { describe, expect, it } from 'vitest'
import * as frontRoute from '../app/routes/marks.tsx'
import * as itemRoute from '../app/routes/marks-item.tsx'
import * as searchRoute from '../app/routes/marks-search.tsx'
import { aMark, aMarkCard, aMarksOverview, marksResponse } from './a-mark.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'
import { sortButton } from './sort-button.ts'

const search = (path: string, respond: () => Response) =>
  renderRoute(searchRoute, path, {}, createFixtureApi({ [searchMarks.path]: respond }))
const item = (slug: string, id = '7') =>
  renderRoute(
    itemRoute,
    `/marks/${id}/${slug}`,
    { id, slug },
    createFixtureApi({ [readMark.path]: () => Response.json(aMark()) }),
  )

describe('the results of marks', () => {
  it('stand in the page as the server sends it, with counts, and the filters are a form', async () => {
    const { status, html, text } = await search('/marks/search?query=anchor&category=ceramics', () =>
      Response.json(marksResponse([aMarkCard()])),
    )
    expect(status).toBe(200)
    expect(html).toContain('href="/marks/7/red-anchor"')
    expect(html).toMatch(/<form[^>]*action="\/marks\/search"[^>]*method="get"/)
    for (const words of [
      '1 mark for anchor',
      'Chelsea, London, England · 1752–1756',
      'Kind of object',
      'Years of use',
    ])
      expect(text).toContain(words)
  })

  it('have a button beside the order, which sends it with the filters where no scripts run', async () => {
    const { html } = await search('/marks/search?query=anchor', () =>
      Response.json(marksResponse([aMarkCard()])),
    )
    expect(html).toMatch(sortButton('search-filters'))
  })

  it('say that search is away, with status 503', async () => {
    const { status, text } = await search('/marks/search?query=anchor', () => refusal('SEARCH_UNAVAILABLE'))
    expect([status, text.includes('Search is unavailable at the moment.')]).toEqual([503, true])
  })
})

describe('a mark', () => {
  it('tells everybody its facts and what its picture is, and holds the place of the details', async () => {
    const { text, html } = await item('red-anchor')
    for (const words of [
      'Red anchor',
      'A drawing after the mark, not a photograph.',
      'Chelsea',
      '1752–1756',
      'Sorry! This feature is only available for paid subscribers.',
    ])
      expect(text).toContain(words)
    expect(html).not.toContain('Real or copy?')
  })

  it('is sent to its own URL from any other title, and is no page without a number', async () => {
    const sent = await item('another-title').catch((thrown: unknown) => thrown)
    expect(sent instanceof Response && [sent.status, sent.headers.get('location')]).toEqual([
      301,
      '/marks/7/red-anchor',
    ])
    await expect(item('red-anchor', 'seven')).rejects.toMatchObject({ init: { status: 404 } })
  })
})

it('the landing page leads to categories, kinds and makers without scripts', async () => {
  const { html, text } = await renderRoute(
    frontRoute,
    '/marks',
    {},
    createFixtureApi({ [readOverview.path]: () => Response.json(aMarksOverview()) }),
  )
  expect(text).toContain('204 marks of factories, makers and assay offices')
  for (const path of [
    '/marks/search?category=ceramics',
    '/marks/search?f.kind=Silver',
    '/marks/search?f.maker=Meissen',
    '/marks/7/red-anchor',
  ])
    expect(html).toContain(`href="${path}"`)
})
