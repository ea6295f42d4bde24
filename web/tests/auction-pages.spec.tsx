import { searchAuctions, readAuction } from '@vitrine/contracts/auctions/endpoints'
import { describe, expect, it } from 'vitest'
import { auctionMeta } from '../app/features/auctions/auction-meta.ts'
import * as auctionRoute from '../app/routes/upcoming-auction.tsx'
import * as auctionsRoute from '../app/routes/upcoming-auctions.tsx'
import { anAuction, anAuctionCard, auctionsResponse } from './an-auction.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'
import { sortButton } from './sort-button.ts'

const LIST = '/upcomingauctions'

function renderList(path: string, respond: () => Response) {
  return renderRoute(auctionsRoute, path, {}, createFixtureApi({ [searchAuctions.path]: respond }))
}

describe('the calendar of auctions', () => {
  it('lists them with their day, house and place, and links each to its page', async () => {
    const { status, html, text } = await renderList(LIST, () =>
      Response.json(auctionsResponse([anAuctionCard()])),
    )
    expect(status).toBe(200)
    expect(html).toContain('href="/upcomingauctions/7/silver-and-glass"')
    for (const words of [
      'Upcoming Auctions',
      '04 Mar 2027',
      'Fennimere Silver , Lyon, France',
      'Glass, Metals · 2 lots listed',
      'Glass (12)',
      'Lyon, France (4)',
    ])
      expect(text.replace(/ ,/g, ' ,')).toContain(words.replace('Silver , ', 'Silver, '))
  })

  it('is a form that works without scripts, and keeps what was asked', async () => {
    const { html } = await renderList(
      `${LIST}?query=silver&category=glass&place=Oslo&f.dateFrom=2027-03-01&past=1`,
      () => Response.json(auctionsResponse([])),
    )
    expect(html).toMatch(/<form[^>]*action="\/upcomingauctions"[^>]*method="get"/)
    expect(html).toContain('<input type="hidden" name="past" value="1"/>')
    expect(html).toMatch(/name="query"[^>]*value="silver"/)
    expect(html).toMatch(/<option value="glass" selected="">Glass<!-- --> \(12\)/)
    expect(html).toMatch(sortButton('auction-filters'))
    // Nothing of it is left, and it can be taken back all the same.
    expect(html).toMatch(/<option value="Oslo" selected="">/)
    expect(html).toMatch(/name="f\.dateFrom"[^>]*value="2027-03-01"/)
  })

  it('says that nothing matches, and leads to everything', async () => {
    const { text, html } = await renderList(`${LIST}?category=glass`, () =>
      Response.json(auctionsResponse([])),
    )
    expect(text).toContain('No auctions match these filters.')
    expect(text).not.toContain('0 auctions')
    expect(html.match(/href="\/upcomingauctions"[^>]*>Clear all filters/g)).toHaveLength(1)
  })

  it('without any says so, and leads to the past ones', async () => {
    const { text, html } = await renderList(LIST, () => Response.json(auctionsResponse([])))
    expect(text).toContain('There are no auctions here yet.')
    expect(html).toMatch(/href="\/upcomingauctions\?past=1"[^>]*>See past auctions/)
  })

  it('past its end has status 404, and leads to its last page', async () => {
    const { status, text, html } = await renderList(`${LIST}?offset=20000`, () =>
      Response.json(auctionsResponse([], { total: 30, withinWindow: false, currentOffset: 20_000 })),
    )
    expect(status).toBe(404)
    expect(text).toContain('There is nothing on this page. Go to the last page')
    expect(html).toMatch(/href="\/upcomingauctions\?offset=20"[^>]*>Go to the last page/)
  })

  it('says how a text was read that stands nowhere', async () => {
    const { text } = await renderList(`${LIST}?query=silvr`, () =>
      Response.json(auctionsResponse([anAuctionCard()], { understood: { kind: 'guessed', used: 'silver' } })),
    )
    expect(text).toContain('Nothing has all of “silvr”. These have “silver”')
  })

  it('that cannot be searched keeps its page, with the failure’s status', async () => {
    const { status, headers, text } = await renderList(LIST, () => refusal('SEARCH_UNAVAILABLE'))
    expect([status, headers.get('retry-after'), text.includes('Try again')]).toEqual([503, '15', true])
  })

  it('marks what was canceled, and nothing else', async () => {
    const { text } = await renderList(LIST, () =>
      Response.json(auctionsResponse([anAuctionCard({ status: 'canceled', isSample: true })])),
    )
    expect(text).toContain('Canceled')
    expect(text).not.toMatch(/sample/i)
  })
})

describe('the page of one auction', () => {
  const render = (slug: string, changes = {}) =>
    renderRoute(
      auctionRoute,
      `/upcomingauctions/7/${slug}`,
      { id: '7', slug },
      createFixtureApi({ [readAuction.path]: () => Response.json(anAuction(changes)) }),
    )

  it('tells when by the clock of the place, where and what, and has a file for calendars', async () => {
    const { html, text } = await render('silver-and-glass')
    expect(text).toContain('04 Mar 2027, 10:00 AM – 5:30 PM, Paris time (GMT+1)')
    expect(html).toMatch(/href="\/api\/v1\/auctions\/items\/7\/calendar" download=""/)
    expect(html).toMatch(/href="https:\/\/fennimere\.example\/" target="_blank" rel="noopener noreferrer"/)
    expect(html).toContain('<p>Two hundred lots.</p><p>Viewing the day before.</p>')
    expect(text).toMatch(/Lot Description Estimate 1 A pair of candlesticks EUR 200–300 2 A jug/)
  })

  it('under other words moves for good to its own', async () => {
    await expect(render('gold-and-glass')).rejects.toMatchObject({
      status: 301,
      headers: new Headers({ location: '/upcomingauctions/7/silver-and-glass' }),
    })
  })

  it('that was canceled says so, and is offered to no calendar', async () => {
    const { html, text } = await render('silver-and-glass', { status: 'canceled' })
    expect(text).toContain('This auction was canceled by the auction house.')
    expect(html).not.toContain('Add to calendar')
  })

  it.each(['0', 'x', '1e3', '-1', '99999999999999999999'])(
    'of %s is the not-found page, and nobody is asked',
    async (id) => {
      const api = createFixtureApi()
      await expect(
        renderRoute(auctionRoute, `/upcomingauctions/${id}/x`, { id, slug: 'x' }, api),
      ).rejects.toMatchObject({ init: { status: 404 } })
      expect(api.asked).toEqual([])
    },
  )

  it('is told to machines as an event with its times, its place and its house', () => {
    const events = (changes = {}) => JSON.stringify(auctionMeta([], anAuction(changes)))
    expect(events()).toContain('"@type":"Event","name":"Silver and Glass"')
    expect(events()).toContain(
      '"startDate":"2027-03-04T09:00:00.000Z","endDate":"2027-03-04T16:30:00.000Z","eventStatus":"https://schema.org/EventScheduled"',
    )
    expect(events({ status: 'canceled' })).toContain('EventCancelled')
    expect(events({ place: 'Online' })).toContain(
      '"location":{"@type":"VirtualLocation","url":"https://fennimere.example/"}',
    )
  })
})
