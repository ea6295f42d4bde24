import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import * as endpoints from '@vitrine/contracts/price-guide/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { formatMoment } from '../../../shared/format/dates.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { all, keepNamedPictures, one, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { expectMembershipOffer, foundResponse, saveShownSearch } from '../../../../tests/section-pages.ts'

const card = (id: number, title = `Vase ${id}`) => ({
  id,
  title,
  pageURI: `/worthopedia/${id}/vase-${id}`,
  maker: 'Lalique',
  saleDate: '2024-03-04',
  source: 'Harrow & Finch',
  thumbnail: '',
  category: 'Glass',
  categoryUrl: 'glass',
  isSample: true,
})
const hit = (id: number, title?: string) => ({ ...card(id, title), highlights: { title: [] } })
const facets = {
  categories: [
    { url: 'glass', title: 'Glass', parentUrl: null, count: 40 },
    { url: 'metals', title: 'Metals', parentUrl: null, count: 5 },
  ],
  makers: [{ value: 'Lalique', count: 12 }],
  sources: [{ value: 'Harrow & Finch', count: 9 }],
  years: [
    { year: 2001, count: 3 },
    { year: 2002, count: 0 },
    { year: 2003, count: 8 },
  ],
}
const results = (ids: readonly number[], rest: object = {}) =>
  foundResponse(
    ids.map((id) => hit(id)),
    facets,
    rest,
  )
const priced = (ids: readonly number[], rest: object = {}) => ({
  ...results(ids),
  currency: 'USD',
  otherCurrencies: 2,
  currencies: [
    { value: 'USD', count: 40 },
    { value: 'EUR', count: 2 },
  ],
  prices: [
    { from: 10, to: 16, count: 4 },
    { from: 16, to: 26, count: 9 },
    { from: 26, to: 42, count: 1 },
  ],
  ...rest,
})

const item = { ...card(7), slug: 'vase-7', categories: [{ url: 'glass', title: 'Glass' }] }
const reads = (user: UserDetails | null): Responder =>
  responds(readUserDetails, () => user ?? Promise.reject(new Refused('NOT_SIGNED_IN')))
const unlimited = aUser(['ROLE_UNLIMITED'], 'Active')
const trial = aUser(['ROLE_FREE'], 'In Trial')
const found = responds(endpoints.searchSoldItems, () => results([1, 2]))
const prices = responds(endpoints.readPrices, ({ query }) => ({
  items: query.ids.map((id: number) => ({
    id,
    amount: id * 100,
    currency: 'USD',
    priceBasis: 'hammer' as const,
    openUntil: null,
  })),
  lookups: null,
}))
const apply = () => page.getByRole('button', { name: 'Apply Filters', exact: true })

describe('the results', () => {
  test('are driven by the URL, and filters wait for Apply', async () => {
    const { asked, place } = await openSite('/inventory/search?query=vase&offset=20', reads(null), found)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2 sold items for vase')
    await expect.element(page.getByLabelText('ENTER SEARCH TERM')).toHaveValue('vase')
    await page.getByRole('radio', { name: /^Glass/ }).click()
    await page.getByLabelText('From year').fill('2003')
    await apply().click()
    await expect.poll(place).toBe('/inventory/search?query=vase&category=glass&f.yearFrom=2003')
    const searches = () =>
      asked
        .filter(({ path }) => path.startsWith('/api/v1/price-guide/search-results'))
        .map(({ path }) => new URL(path, 'http://memory.invalid').searchParams)
    await expect.poll(() => searches().at(-1)?.get('f.dateFrom')).toBe('2003-01-01')
    const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('link')
    await expect.poll(() => textsOf(chips.elements())).toEqual(['Glass', 'from 2003'])
    await chips.nth(1).click()
    await expect.poll(place).toBe('/inventory/search?query=vase&category=glass')
  })

  test.each([320, 360])('keep a date on one line on a screen %i wide, and in its card', async (width) => {
    await page.viewport(width, 800)
    onTestFinished(async () => await page.viewport(1300, 800))
    const wide = '2024-10-28'
    await openSite(
      '/inventory/search?query=vase',
      reads(null),
      responds(endpoints.searchSoldItems, () =>
        results([1, 2, 3], { items: [1, 2, 3].map((id) => ({ ...hit(id), saleDate: wide })) }),
      ),
    )
    await expect.poll(() => all('article time').length).toBe(3)
    for (const date of all('article time')) {
      expect(date.getClientRects()).toHaveLength(1)
      expect(date.getBoundingClientRect().right).toBeLessThanOrEqual(
        date.closest('article')?.getBoundingClientRect().right ?? 0,
      )
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  test('can be gone to at once where scripts do not run and all filters stand above them', async () => {
    onTestFinished(async () => {
      document.documentElement.setAttribute('data-js', '')
      await page.viewport(1300, 800)
    })
    await page.viewport(1199, 800)
    await openSite('/inventory/search?query=vase', reads(null), found)
    document.documentElement.removeAttribute('data-js')
    const link = page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: 'Go to the results' })
    await expect.element(link).toBeVisible()
    expect(one(link.element().getAttribute('href') ?? '')).toBe(
      page.getByRole('heading', { level: 1 }).element(),
    )
    expect(
      link.element().compareDocumentPosition(one('aside form')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    await page.viewport(1200, 800)
    await expect.element(link).not.toBeInTheDocument()
    await page.viewport(1199, 800)
    document.documentElement.setAttribute('data-js', '')
    await page.getByRole('button', { name: 'Show Filters' }).click()
    await expect.element(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    await expect.element(link).not.toBeInTheDocument()
  })

  test('show a visitor no price, ask for none, and offer no order by price', async () => {
    const { asked } = await openSite(
      '/inventory/search?query=vase&s=price%3Aasc&f.priceFrom=10',
      reads(null),
      found,
    )
    await expect.element(page.getByText('Price for members').first()).toBeVisible()
    await expect
      .element(
        page.getByText('Sorting and filtering by price come with memberships that have unlimited lookups.'),
      )
      .toBeVisible()
    expect(textsOf(page.getByLabelText('Sort results').getByRole('option').elements())).not.toContain(
      'Price: Lowest',
    )
    expect(
      asked.filter(
        ({ path }) => /price-guide\/(prices|priced)/.test(path) || /[?&](f\.price|currency)/.test(path),
      ),
    ).toEqual([])
    expect(all('[aria-label="Lowest price"]')).toEqual([])
  })

  test.each([
    ['a free member', aUser(['ROLE_FREE'], 'Inactive')],
    ['a trial, which has a count,', trial],
  ])('offer %s no order and no range of prices, and ask for none', async (_, user) => {
    const { asked } = await openSite(
      '/inventory/search?query=vase&s=price%3Aasc&f.priceFrom=10',
      reads(user),
      found,
      responds(endpoints.readPrices, () => ({ items: [], lookups: null })),
    )
    await expect
      .element(
        page.getByText('Sorting and filtering by price come with memberships that have unlimited lookups.'),
      )
      .toBeVisible()
    expect(textsOf(page.getByLabelText('Sort results').getByRole('option').elements())).toEqual([
      'Best Match',
      'Sale Date: Most Recent',
      'Sale Date: Oldest',
      'Title A-Z',
      'Title Z-A',
    ])
    expect(all('[aria-label="Lowest price"]')).toEqual([])
    expect(
      asked.filter(({ path }) => /price-guide\/priced/.test(path) || /[?&](f\.price|currency)/.test(path)),
    ).toEqual([])
  })

  test('show prices, their spread and their order to whoever has no count', async () => {
    const { place } = await openSite(
      '/inventory/search?query=vase',
      reads(unlimited),
      found,
      prices,
      responds(endpoints.searchPricedItems, () => priced([2, 1])),
    )
    await expect.element(page.getByText('$ 200.00')).toBeVisible()
    await page.getByLabelText('Sort results').selectOptions('price:desc')
    await expect.poll(place).toBe('/inventory/search?query=vase&s=price%3Adesc')
    await expect
      .element(page.getByText('Prices in USD only. 2 results in other currencies are left out.'))
      .toBeVisible()
    await expect.poll(() => textsOf(all('article h3'))).toEqual(['Vase 2', 'Vase 1'])
    await page.getByLabelText('From', { exact: true }).fill('16')
    await apply().click()
    await expect.poll(place).toBe('/inventory/search?query=vase&f.priceFrom=16&s=price%3Adesc')
    await expect.element(page.getByRole('link', { name: 'Remove the filter from $ 16.00' })).toBeVisible()
  })

  test('stay where they are once it is known that the reader sees every price', async () => {
    const known = Promise.withResolvers<UserDetails>()
    await openSite(
      '/inventory/search?query=vase',
      responds(readUserDetails, () => known.promise),
      found,
      prices,
      responds(endpoints.searchPricedItems, () => priced([2, 1])),
    )
    const link = page.getByRole('link', { name: 'Vase 1', exact: true })
    await expect.element(link).toBeVisible()
    const pressed = link.element()
    await page.getByLabelText('ENTER SEARCH TERM').fill('vase by Lalique')
    await page.getByLabelText('From year').fill('2003')
    known.resolve(unlimited)
    await expect.element(page.getByLabelText('From', { exact: true })).toBeVisible()
    await expect.element(page.getByText('$ 200.00')).toBeVisible()
    expect(link.element()).toBe(pressed)
    await expect.element(page.getByLabelText('ENTER SEARCH TERM')).toHaveValue('vase by Lalique')
    await expect.element(page.getByLabelText('From year')).toHaveValue('2003')
  })

  test('say that nothing was found as typed, and what is close to it', async () => {
    await openSite(
      '/inventory/search?query=rolex',
      reads(null),
      responds(endpoints.searchSoldItems, () =>
        results([], { understood: { kind: 'guessed', used: 'role' }, closeSpellings: [hit(3, 'Role')] }),
      ),
    )
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Nothing for “rolex”. Close spellings:')
    await expect
      .element(page.getByRole('link', { name: 'Search for “role”' }))
      .toHaveAttribute('href', '/inventory/search?query=role')
  })

  test('tell that there are more than are counted, and how to go on beyond the last page', async () => {
    await openSite(
      '/inventory/search?offset=10000',
      reads(null),
      responds(endpoints.searchSoldItems, () =>
        results([], {
          withinWindow: false,
          isTotalExact: false,
          meta: { total: 10_000, currentLimit: 20, currentOffset: 10_000 },
        }),
      ),
    )
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('10,000+ sold items')
    await expect
      .element(page.getByText('Only the first 10,000 can be paged through: narrow the search.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Go to the last page' }))
      .toHaveAttribute('href', '/inventory/search?offset=9980')
  })

  test('tell on the last page that can be reached that there are more, and how to come to them', async () => {
    await openSite(
      '/inventory/search?offset=9980',
      reads(null),
      responds(endpoints.searchSoldItems, () =>
        results([1, 2], {
          isTotalExact: false,
          meta: { total: 10_000, currentLimit: 20, currentOffset: 9980 },
        }),
      ),
    )
    await expect
      .poll(() => document.querySelector('nav[aria-label=Pages]')?.parentElement?.textContent)
      .toContain('of 10,000+ results. Only the first 10,000 can be paged through: narrow the search.')
    expect(all('[rel=next]')).toEqual([])
  })

  test('say that search is away, with a way on', async () => {
    await openSite(
      '/inventory/search?query=vase',
      reads(null),
      responds(endpoints.searchSoldItems, () => Promise.reject(new Refused('SEARCH_UNAVAILABLE'))),
    )
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'Search is unavailable at the moment. Everything else on this site still works; please try again shortly.Try again',
      )
    await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  })

  test('can be saved by whoever is signed in', async () => {
    const search = { type: 'inventory' as const, query: 'vase', categories: 'glass' }
    expect(
      await saveShownSearch('/inventory/search?query=vase&category=glass', search, reads(aUser()), found),
    ).toEqual(search)
  })
})

describe('a sold item', () => {
  test('without a picture says so under the icon of its category, however tall the text beside it', async () => {
    keepNamedPictures()
    await page.viewport(1440, 900)
    await openSite(
      '/worthopedia/7/vase-7',
      reads(null),
      responds(endpoints.readSoldItem, () => ({ ...item, title: 'Vase '.repeat(60) })),
    )
    const note = page.getByText('No picture yet', { exact: true }).element()
    const drawing = note.parentElement?.querySelector('img')
    expect(drawing?.getAttribute('src')).toContain('/media/icons/glass.svg')
    const frame = note.previousElementSibling
    expect(frame?.contains(drawing ?? null)).toBe(true)
    const [above, below] = [frame?.getBoundingClientRect().bottom ?? 0, note.getBoundingClientRect().top]
    expect(below).toBeGreaterThanOrEqual(above)
    expect(below - above).toBeLessThan(12)
  })

  const open = (user: UserDetails | null, ...more: Responder[]) =>
    openSite(
      '/worthopedia/7/vase-7',
      reads(user),
      responds(endpoints.readSoldItem, () => item),
      ...more,
    )
  const details = responds(endpoints.readSoldItemDetails, () => ({
    id: 7,
    description: 'Opalescent glass.',
    pictures: [],
    pieces: 3,
  }))
  const history = responds(endpoints.readPriceHistory, () => ({ currency: 'USD', sales: 0, years: [] }))
  const similar = responds(endpoints.listSimilarItems, () => ({
    items: [card(8)],
    meta: { total: 1, currentLimit: 8, currentOffset: 0 },
  }))

  test('D1-021, D2-208, D3-113: shows a free member the way to a membership, no price and no detail', async () => {
    const { asked } = await open(aUser())
    await expectMembershipOffer()
    expect(asked.filter(({ path }) => /price-guide\/(prices|lookups)|items\/7\//.test(path))).toEqual([])
  })

  test('asks a visitor to sign in, and comes back', async () => {
    await open(null)
    await expect
      .element(page.getByRole('link', { name: 'Sign In', exact: true }))
      .toHaveAttribute('href', '/login/auth?parentUrl=%2Fworthopedia%2F7%2Fvase-7')
  })

  test('shows price, description and similar items to whoever has no count', async () => {
    await open(unlimited, prices, details, similar, history)
    await expect
      .element(page.getByRole('region', { name: 'Sold price' }))
      .toHaveTextContent('SOLD FOR$ 700.00hammer price')
    await expect.element(page.getByText('Opalescent glass.')).toBeVisible()
    await expect
      .element(page.getByText('Sold together: 3 pieces. The price is that of all of them.'))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Vase 8' })).toBeVisible()
  })

  test('shows the prices of its kind by year, as a drawing and as a table, to whoever has no count', async () => {
    const years = [
      { year: 2019, sales: 2, low: 80, median: 100, high: 120 },
      { year: 2021, sales: 4, low: 150, median: 210, high: 260 },
    ]
    await open(
      unlimited,
      prices,
      details,
      similar,
      responds(endpoints.readPriceHistory, () => ({ currency: 'USD', sales: 6, years })),
    )
    await expect.element(page.getByRole('heading', { name: 'Prices of its kind over time' })).toBeVisible()
    await expect.poll(() => all('figure svg .recharts-line-dot').length).toBe(2)
    expect(all('figure svg .recharts-errorBar').length).toBe(2)
    await page.getByText('Show as a table').click()
    await expect
      .poll(() => textsOf(page.getByRole('table').getByRole('row').elements()))
      .toEqual([
        'YearMedian priceHalf of themSales',
        '2019$ 100.00$ 80.00 - $ 120.002',
        '2021$ 210.00$ 150.00 - $ 260.004',
      ])
  })

  test('says where too few sales are known for prices over time', async () => {
    await open(
      unlimited,
      prices,
      details,
      similar,
      responds(endpoints.readPriceHistory, () => ({
        currency: 'USD',
        sales: 4,
        years: [{ year: 2019, sales: 4, low: 80, median: 100, high: 120 }],
      })),
    )
    await expect
      .element(page.getByText('Too few similar sales are known to show how their prices moved.'))
      .toBeVisible()
  })

  test('tells a counted member what opens prices over time, and asks for none', async () => {
    const counted = responds(endpoints.readLookups, () => ({
      access: 'counted' as const,
      lookups: { used: 2, limit: 7 },
      renewsOn: null,
    }))
    const { asked } = await open(
      trial,
      counted,
      responds(endpoints.readPrices, () => ({ items: [], lookups: { used: 2, limit: 7 } })),
      details,
      similar,
    )
    await expect
      .element(page.getByText('Prices over time come with memberships that have unlimited lookups.'))
      .toBeVisible()
    expect(asked.filter(({ path }) => path.includes('price-history'))).toEqual([])
  })

  test('says how many lookups are left before one is used, and opens the price by it', async () => {
    let used = 2
    const openUntil = '2026-01-02T12:34:00.000Z'
    const counted = responds(endpoints.readLookups, () => ({
      access: 'counted' as const,
      lookups: { used, limit: 7 },
      renewsOn: null,
    }))
    const opened = responds(endpoints.readPrices, () => ({
      items:
        used === 3
          ? [{ id: 7, amount: 1250, currency: 'USD', priceBasis: 'hammer' as const, openUntil }]
          : [],
      lookups: { used, limit: 7 },
    }))
    const lookup = responds(endpoints.useLookup, () => {
      used += 1
      return {
        response: { id: 7, amount: 1250, currency: 'USD', priceBasis: 'hammer' as const, openUntil },
        lookups: { used, limit: 7 },
      }
    })
    const { asked } = await open(trial, counted, opened, lookup, details, similar)
    await expect.element(page.getByText('5 out of 7 lookups remaining')).toBeVisible()
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
    await page.getByRole('button', { name: 'Look up the price' }).click()
    await expect
      .element(page.getByRole('region', { name: 'Sold price' }))
      .toHaveTextContent(
        `SOLD FOR$ 1,250.00hammer priceOpen until ${formatMoment(openUntil)}. 4 out of 7 lookups remaining.`,
      )
    // The button that had it is gone.
    expect(document.activeElement).toBe(page.getByRole('region', { name: 'Sold price' }).element())
  })

  test('says when a month of lookups begins anew, also where none is left', async () => {
    let used = 3
    const monthly = responds(endpoints.readLookups, () => ({
      access: 'counted' as const,
      lookups: { used, limit: 10 },
      renewsOn: '2026-12-26',
    }))
    for (used of [3, 10]) {
      await open(
        aUser(['ROLE_PRICE_GUIDE_LITE'], 'Active'),
        monthly,
        responds(endpoints.readPrices, () => ({ items: [], lookups: { used, limit: 10 } })),
        details,
        similar,
      )
      await expect
        .element(page.getByText(`${10 - used} out of 10 lookups remaining, new ones on Dec 26, 2026`))
        .toBeVisible()
      await expect
        .element(page.getByText('This uses one lookup, and opens the price for 24 hours.'))
        .toHaveLength(used === 10 ? 0 : 1)
    }
  })

  test('says that the lookups are used up, and leads to an upgrade', async () => {
    const none = responds(endpoints.readLookups, () => ({
      access: 'counted' as const,
      lookups: { used: 7, limit: 7 },
      renewsOn: null,
    }))
    await open(
      trial,
      none,
      responds(endpoints.readPrices, () => ({ items: [], lookups: { used: 7, limit: 7 } })),
      details,
      similar,
    )
    await expect.element(page.getByText('You have used all of your lookups.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Upgrade' }))
      .toHaveAttribute('href', '/app/accountSettings/subscription')
  })

  test('tells a lookup that failed, and lets it be tried again', async () => {
    const counted = responds(endpoints.readLookups, () => ({
      access: 'counted' as const,
      lookups: { used: 2, limit: 7 },
      renewsOn: null,
    }))
    const closed = responds(endpoints.readPrices, () => ({ items: [], lookups: { used: 2, limit: 7 } }))
    await open(
      trial,
      counted,
      closed,
      responds(endpoints.useLookup, () => Promise.reject(new Refused('LOOKUPS_USED_UP'))),
      details,
      similar,
    )
    await page.getByRole('button', { name: 'Look up the price' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('You have used all of your lookups.')
    await expect.element(page.getByRole('button', { name: 'Look up the price' })).toBeEnabled()
  })
})

test('the landing page leads to categories, makers and sales', async () => {
  const overview = {
    total: 20_000,
    categories: [
      { url: 'glass', title: 'Glass', count: 40 },
      { url: 'tools', title: 'Tools', count: 0 },
    ],
    makers: [{ value: 'Lalique', count: 12 }],
    recent: [card(1)],
    notable: [card(2)],
  }
  await openSite(
    '/worthopedia',
    reads(null),
    responds(endpoints.readOverview, () => overview),
  )
  await expect.element(page.getByText(/20,000 sales to compare with/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Glass/ }))
    .toHaveAttribute('href', '/inventory/search?category=glass')
  await expect
    .element(page.getByRole('link', { name: /^Lalique/ }))
    .toHaveAttribute('href', '/inventory/search?f.maker=Lalique')
  await expect
    .element(page.getByRole('link', { name: 'Vase 1' }))
    .toHaveAttribute('href', '/worthopedia/1/vase-1')
  expect(all('main a[href*="category=tools"]')).toEqual([])
})
