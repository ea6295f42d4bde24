import { searchDictionary } from '@vitrine/contracts/dictionary/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { changePreference, listPreferences } from '@vitrine/contracts/preferences/endpoints'
import { cutFocusRings } from '@vitrine/contracts/testing/cut-focus-rings'
import { unreachableControls } from '@vitrine/contracts/testing/unreachable-controls'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { aVault } from '../../../../tests/a-vault.ts'
import { authors, roots } from '../../../../tests/fixture-data.ts'
import { heldCall } from '../../../../tests/held-call.ts'
import { all, menuEntry, one, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const sidebar = page.getByRole('complementary', { name: 'Filters' })
const sort = page.getByLabelText('Sort results')
const apply = sidebar.getByRole('button', { name: 'Apply Filters', exact: true })

const searchesIn = (asked: readonly { path: string }[]) =>
  asked
    .filter(({ path }) => path.startsWith(searchDictionary.path))
    .map(({ path }) => Object.fromEntries(new URL(path, 'http://memory.invalid').searchParams))

beforeEach(() => localStorage.removeItem('dictionarySortingPreference'))

test('D1-058, D1-086: the URL drives the page and its call', async () => {
  const { asked } = await openSite(
    '/dictionary/searchResults?query=glass&categories=glass&authors=1&s=title%3Adesc&offset=10',
    responds(searchDictionary, ({ query: { offset } }) =>
      Response.json({
        items: [{ ...card(11, 'Eleven', ['A']), highlights: { title: [], description: [] } }],
        meta: { total: 25, currentLimit: 10, currentOffset: offset },
        facets: { categories: [], authors: [] },
        withinWindow: true,
        understood: { kind: 'exact' },
        closeSpellings: [],
      }),
    ),
  )
  await expect.element(page.getByLabelText('ENTER SEARCH TERM')).toHaveValue('glass')
  await expect.element(page.getByRole('radio', { name: /^Glass/ })).toBeChecked()
  await expect.element(sidebar.getByLabelText('Author')).toHaveValue('1')
  await expect.element(sort).toHaveValue('title:desc')
  expect(searchesIn(asked)).toEqual([
    { query: 'glass', categories: 'glass', authors: '1', s: 'title:desc', offset: '10' },
  ])
  await expect
    .element(page.getByRole('link', { name: 'Page 2', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  await sort.selectOptions('title:asc')
  await expect
    .poll(() => searchesIn(asked).at(-1))
    .toEqual({ query: 'glass', categories: 'glass', authors: '1', s: 'title:asc', offset: '0' })
})

test('what the form sends without scripts names one sort: that of the list', async () => {
  await openSite(
    '/dictionary/searchResults?query=glass&s=title%3Adesc',
    responds(searchDictionary, () => responseOf({})),
  )
  await expect.element(sort).toHaveValue('title:desc')
  expect(
    new FormData(document.querySelector<HTMLFormElement>('#search-filters') ?? undefined).getAll('s'),
  ).toEqual(['title:desc'])
})

const responseOf = ({
  items = [],
  total = 0,
  categories = [],
  authors = [],
  ...rest
}: {
  items?: object[]
  total?: number
  categories?: object[]
  authors?: object[]
  understood?: object
  closeSpellings?: object[]
}) =>
  Response.json({
    items,
    meta: { total, currentLimit: 10, currentOffset: 0 },
    facets: { categories, authors },
    withinWindow: true,
    understood: { kind: 'exact' },
    closeSpellings: [],
    ...rest,
  })

test('D1-087, D1-088: categories that hold results, by count, with Show More; an author dropdown', async () => {
  // Of the 23 that are shown three are empty, and the last one holds most.
  const categories = roots.map(({ url, title }, place) => ({ url, title, count: place < 3 ? 0 : place }))
  await openSite(
    '/dictionary/searchResults?query=vase',
    responds(searchDictionary, () => responseOf({ categories })),
  )
  const radios = () => sidebar.getByRole('radio').elements().length
  await expect.poll(radios).toBe(11)
  await expect
    .element(sidebar.getByRole('radio').nth(1))
    .toHaveAttribute('value', 'transportation-and-vehicles')
  await sidebar.getByRole('button', { name: 'Show More', exact: true }).click()
  await expect.poll(radios).toBe(21)
  await sidebar.getByRole('button', { name: 'Show Less', exact: true }).click()
  await expect.poll(radios).toBe(11)
  await sidebar.getByRole('button', { name: 'Show More', exact: true }).click()
  await sidebar.getByRole('radio').nth(20).click()
  await sidebar.getByRole('button', { name: 'Show Less', exact: true }).click()
  await expect.poll(radios).toBe(12)
  await expect.element(sidebar.getByRole('radio').nth(11)).toBeChecked()
  await expect.element(sidebar.getByLabelText('Author')).toBeVisible()
})

test('at 1440 × 900 Apply Filters covers neither the author’s select nor anything that is focused', async () => {
  onTestFinished(() => page.viewport(1300, 800))
  await page.viewport(1440, 900)
  const categories = roots.slice(0, 15).map(({ url, title }, place) => ({ url, title, count: place + 1 }))
  await openSite(
    '/dictionary/searchResults?query=vase',
    responds(searchDictionary, () => responseOf({ categories })),
  )
  await sidebar.getByRole('button', { name: 'Show More', exact: true }).click()
  await sidebar.getByRole('radio').nth(3).click()
  await expect.element(apply).toBeInViewport({ ratio: 1 })
  const author = sidebar.getByLabelText('Author')
  expect(author.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    apply.element().getBoundingClientRect().top,
  )
  expect(await unreachableControls()).toEqual([])
  expect(cutFocusRings()).toEqual([])
})

test('without scripts a long list of categories scrolls in its place, and a phone shows the number of results', async () => {
  onTestFinished(async () => {
    document.documentElement.setAttribute('data-js', '')
    await page.viewport(1300, 800)
  })
  await page.viewport(390, 844)
  const categories = roots.slice(0, 15).map(({ url, title }, place) => ({ url, title, count: place + 1 }))
  await openSite(
    '/dictionary/searchResults?query=vase',
    responds(searchDictionary, () => responseOf({ categories })),
  )
  document.documentElement.removeAttribute('data-js')
  const found = page.getByRole('heading', { level: 1 })
  await expect.poll(() => found.element().getBoundingClientRect().bottom).toBeLessThan(844)
  await expect.element(sidebar.getByRole('radio').nth(15)).toBeInTheDocument()
})

test('D1-088: a short list of categories has no button', async () => {
  const categories = roots.slice(0, 10).map(({ url, title }, place) => ({ url, title, count: place + 1 }))
  await openSite(
    '/dictionary/searchResults?query=vase',
    responds(searchDictionary, () => responseOf({ categories })),
  )
  await expect.poll(() => sidebar.getByRole('radio').elements().length).toBe(11)
  await expect
    .element(sidebar.getByRole('button', { name: 'Show More', exact: true }))
    .not.toBeInTheDocument()
})

test('a close spelling is no result', async () => {
  const role = { ...card(1, 'Role', []), highlights: { title: [[0, 4]], description: [] } }
  await openSite(
    '/dictionary/searchResults?query=rolex',
    responds(searchDictionary, () =>
      responseOf({ understood: { kind: 'guessed', used: 'role' }, closeSpellings: [role] }),
    ),
  )
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Nothing for “rolex”. Close spellings:')
  await expect.poll(() => all('article mark').map(({ textContent }) => textContent)).toEqual(['Role'])
  await expect
    .element(page.getByRole('link', { name: 'Search for “role”' }))
    .toHaveAttribute('href', '/dictionary/searchResults?query=role')
})

test('D1-089: the authors are those that the call responds with', async () => {
  await openSite(
    '/dictionary/searchResults',
    responds(searchDictionary, () => responseOf({ authors: authors.map(({ id }) => ({ id, count: 1 })) })),
  )
  await expect
    .poll(() => textsOf(sidebar.getByLabelText('Author').getByRole('option').elements()))
    .toEqual(['All', ...authors.map(({ fullName }) => fullName)])
})

test('authors who have results are offered with their number, in the order of their call; the chosen one stays', async () => {
  const options = () =>
    sidebar
      .getByLabelText('Author')
      .getByRole('option')
      .elements()
      .map((option) => (option instanceof HTMLOptionElement ? option.label : ''))
  const [first, second, third] = authors
  await openSite(
    `/dictionary/searchResults?query=vase&authors=${third?.id}`,
    responds(searchDictionary, () =>
      responseOf({
        authors: [
          { id: second?.id, count: 4 },
          { id: first?.id, count: 9 },
        ],
      }),
    ),
  )
  await expect
    .poll(options)
    .toEqual(['All', `${first?.fullName} (9)`, `${second?.fullName} (4)`, `${third?.fullName} (0)`])
})

test('D1-087, D1-091, D1-093, D1-094: filters wait for Apply, sit as chips and are cleared; the offset goes', async () => {
  const { place } = await openSite('/dictionary/searchResults?query=vase&offset=10')
  await expect.element(sidebar.getByRole('radio', { name: /^Ceramics/ })).toBeInTheDocument()
  await expect.element(apply).not.toBeInTheDocument()
  await sidebar.getByRole('radio', { name: /^Ceramics/ }).click()
  await expect.element(apply).toBeVisible()
  await sidebar.getByRole('radio', { name: 'All', exact: true }).click()
  await expect.element(apply).not.toBeInTheDocument()
  await sidebar.getByRole('radio', { name: /^Ceramics/ }).click()
  await sidebar.getByLabelText('Author').selectOptions('1')
  await apply.click()
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase&categories=ceramics&authors=1')
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('link')
  await expect.poll(() => chips.elements().length).toBe(2)
  await chips.first().click()
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase&authors=1')
  await page.getByRole('link', { name: 'Clear all filters', exact: true }).click()
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase')
})

test('D1-093: the default of a filter applies at once', async () => {
  const { place } = await openSite('/dictionary/searchResults?query=vase&categories=ceramics&offset=10')
  await sidebar.getByRole('radio', { name: 'All', exact: true }).click()
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase')
})

test('D1-094, D1-121: while the filters are applied the button says so', async () => {
  const search = heldCall(searchDictionary)
  const { place } = await openSite('/dictionary/searchResults?query=vase', search.responder)
  // What the filters will show is asked for as soon as they are chosen.
  await expect.element(sidebar.getByRole('radio', { name: /^Ceramics/ })).toBeVisible()
  search.hold()
  await sidebar.getByRole('radio', { name: /^Ceramics/ }).click()
  await apply.click()
  await expect.element(page.getByRole('button', { name: 'Applying…' })).toBeDisabled()
  await expect.poll(() => all('[data-skeleton]').length).toBe(6)
  search.release()
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase&categories=ceramics')
  await expect.element(page.getByRole('button', { name: 'Applying…' })).not.toBeInTheDocument()
})

test('D1-092: five sorts, each in the URL, and the order follows', async () => {
  const { place, asked } = await openSite('/dictionary/searchResults?query=vase')
  await expect.element(sort).toHaveValue('relevance:desc')
  const options = sort
    .getByRole('option')
    .elements()
    .map((option) => (option instanceof HTMLOptionElement ? `${option.label} ${option.value}` : ''))
  expect(options).toEqual([
    'Best Match relevance:desc',
    'Date: Most Recent dateCreated:desc',
    'Date: Oldest dateCreated:asc',
    'Title A-Z title:asc',
    'Title Z-A title:desc',
  ])
  for (const s of ['dateCreated:desc', 'dateCreated:asc', 'title:asc', 'relevance:desc', 'title:desc']) {
    await sort.selectOptions(s)
    await expect.poll(place).toBe(`/dictionary/searchResults?query=vase&s=${encodeURIComponent(s)}`)
    await expect.poll(() => searchesIn(asked).some((search) => search['s'] === s), { message: s }).toBe(true)
  }
  const titles = () => textsOf(page.getByRole('article').getByRole('heading').elements())
  await expect.poll(() => titles()[0]).toContain('Vase Number 25')
  expect(titles()).toEqual(titles().toSorted((a, b) => b.localeCompare(a, 'en')))
})

test('D1-193: a visitor’s sort is remembered by the browser and used by the next search', async () => {
  const { asked, place } = await openSite('/dictionary/searchResults?query=vase')
  await sort.selectOptions('title:desc')
  await expect.poll(place).toContain('s=title%3Adesc')
  expect(localStorage.getItem('dictionarySortingPreference')).toBe('title:desc')
  expect(asked.filter(({ path }) => path.startsWith(listPreferences.path))).toEqual([])
  await menuEntry('Dictionary').click()
  await expect.poll(place).toBe('/dictionary')
  await page.getByLabelText('ENTER SEARCH TERM').fill('jug')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(place).toBe('/dictionary/searchResults?query=jug&s=title%3Adesc')
})

test('D1-192: a member’s sort is kept by the server, not by the browser, and used by the next search', async () => {
  const member = [
    responds(readUserDetails, () => aUser()),
    responds(listPreferences, () => ({
      ...aVault().preferences,
      dictionarySortingPreference: 'dateCreated:asc' as const,
    })),
    responds(changePreference, ({ params: { key }, query: { value } }) => ({ key, value })),
  ]
  const { asked, place } = await openSite('/dictionary/searchResults?query=vase', ...member)
  await expect.poll(place).toContain('s=dateCreated%3Aasc')
  await sort.selectOptions('title:desc')
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PUT').map(({ path }) => path))
    .toEqual([`${listPreferences.path}/dictionarySortingPreference?value=title%3Adesc`])
  expect(localStorage.getItem('dictionarySortingPreference')).toBeNull()
  await menuEntry('Dictionary').click()
  await expect.poll(place).toBe('/dictionary')
  await page.getByLabelText('ENTER SEARCH TERM').fill('jug')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(place).toBe('/dictionary/searchResults?query=jug&s=title%3Adesc')
})

/** What follows from a response has been asked for. */
const settled = async () => {
  for (let frames = 0; frames < 5; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

test('D1-192, D1-193: a URL without a sort has the stored one; one with a sort beats it', async () => {
  localStorage.setItem('dictionarySortingPreference', 'title:desc')
  const visitor = await openSite('/dictionary/searchResults?query=vase&offset=10')
  await expect.poll(visitor.place).toBe('/dictionary/searchResults?query=vase&s=title%3Adesc&offset=10')
  await expect.element(sort).toHaveValue('title:desc')
  const told = await openSite('/dictionary/searchResults?query=vase&s=title%3Aasc')
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Log In', exact: true }).first())
    .toBeVisible()
  await settled()
  await expect.element(sort).toHaveValue('title:asc')
  expect([told.place(), ...searchesIn(told.asked).map(({ s }) => s)]).toEqual([
    '/dictionary/searchResults?query=vase&s=title%3Aasc',
    'title:asc',
  ])
  const member = [
    responds(readUserDetails, () => aUser()),
    responds(listPreferences, () => ({
      ...aVault().preferences,
      dictionarySortingPreference: 'dateCreated:asc' as const,
    })),
  ]
  const members = await openSite('/dictionary/searchResults?query=vase', ...member)
  await expect.poll(members.place).toBe('/dictionary/searchResults?query=vase&s=dateCreated%3Aasc')
  const membersTold = await openSite('/dictionary/searchResults?query=vase&s=title%3Aasc', ...member)
  await expect
    .poll(() => membersTold.asked.some(({ path }) => path.startsWith(listPreferences.path)))
    .toBe(true)
  await settled()
  await expect.element(sort).toHaveValue('title:asc')
  expect([membersTold.place(), ...searchesIn(membersTold.asked).map(({ s }) => s)]).toEqual([
    '/dictionary/searchResults?query=vase&s=title%3Aasc',
    'title:asc',
  ])
})

test('choosing All authors leaves a category that waits; several categories of the URL are one choice more; Apply says how many there will be', async () => {
  const found = responds(searchDictionary, ({ query }) =>
    responseOf({
      total: query.categories === 'ceramics' && !query.authors ? 1234 : 7,
      categories: roots.map(({ url, title }) => ({ url, title, count: 1500 })),
    }),
  )
  const { place } = await openSite('/dictionary/searchResults?query=vase&authors=1', found)
  await sidebar.getByRole('radio', { name: /^Ceramics/ }).click()
  await expect.element(sidebar.getByRole('status')).toHaveTextContent('7 results')
  await sidebar.getByLabelText('Author').selectOptions('')
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase')
  await expect.element(sidebar.getByRole('radio', { name: /^Ceramics/ })).toBeChecked()
  await expect.element(sidebar.getByRole('status')).toHaveTextContent('1,234 results')
  await expect.element(apply).toBeVisible()
  await openSite('/dictionary/searchResults?query=vase&categories=ceramics,glass', found)
  await expect.element(sidebar.getByRole('radio', { name: 'Ceramics, Glass' })).toBeChecked()
})

test('nothing found under filters names them, and says what there is without', async () => {
  await openSite(
    '/dictionary/searchResults?query=silver&categories=glass&authors=1',
    responds(searchDictionary, ({ query }) =>
      responseOf({ total: query.categories || query.authors ? 0 : 4477 }),
    ),
  )
  await expect.element(page.getByText('There are no results for silver', { exact: true })).toBeVisible()
  await expect
    .element(
      page.getByText(
        `There are 4,477 results without the filters Glass and ${authors.find(({ id }) => id === 1)?.fullName}.`,
      ),
    )
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'search without filters' }))
    .toHaveAttribute('href', '/dictionary/searchResults?query=silver')
})

test('pages beyond the window are not offered, and the last one says how to narrow', async () => {
  const many = (currentOffset: number) =>
    responds(searchDictionary, () =>
      Response.json({
        items: [{ ...card(1, 'One', []), highlights: { title: [], description: [] } }],
        meta: { total: 28_324, currentLimit: 10, currentOffset },
        facets: { categories: [], authors: [] },
        withinWindow: true,
        understood: { kind: 'exact' },
        closeSpellings: [],
      }),
    )
  await openSite('/dictionary/searchResults?query=vase', many(0))
  await expect.element(page.getByRole('link', { name: 'Page 1000', exact: true })).toBeVisible()
  await openSite('/dictionary/searchResults?query=vase&offset=9990', many(9990))
  await expect
    .element(page.getByText(/Only the first 10,000 can be paged through: narrow the search/))
    .toBeVisible()
  expect(page.getByRole('link', { name: 'Next page' }).elements()).toEqual([])
})

test('D1-095: below the desktop width filters and sort are panels', async () => {
  await page.viewport(800, 900)
  const { place } = await openSite('/dictionary/searchResults?query=vase&categories=ceramics')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('25 results for vase')
  const filters = page.getByRole('button', { name: /^Show Filters/ })
  await expect.element(filters).toBeVisible()
  expect(textsOf(all('[data-badge]'))).toEqual(['1 applied'])
  await filters.click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByLabelText('Author').selectOptions('1')
  await panel.getByRole('button', { name: 'Apply Filters', exact: true }).click()
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase&categories=ceramics&authors=1')
  await expect.element(panel).not.toBeInTheDocument()
  await filters.click()
  await panel.getByRole('button', { name: 'Clear All Filters', exact: true }).click()
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase')
  await page.getByRole('button', { name: 'Sort By', exact: true }).click()
  await page.getByRole('dialog', { name: 'Sort By' }).getByRole('radio', { name: 'Title A-Z' }).click()
  await expect.poll(place).toContain('s=title%3Aasc')
})

test('D1-096: nothing found names the query, else the category', async () => {
  await openSite('/dictionary/searchResults?query=zzzqqx')
  await expect.element(page.getByText('There are no results for zzzqqx', { exact: true })).toBeVisible()
  await openSite('/dictionary/searchResults?categories=glass&authors=4')
  await expect.element(page.getByText('There are no results for Glass', { exact: true })).toBeVisible()
})

test('D1-097: ten a page, and where one is', async () => {
  await openSite('/dictionary/searchResults?query=vase&offset=10')
  await expect.element(page.getByText('Showing 11-20 of 25 results', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Page number:', { exact: true })).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(10)
  await expect
    .element(page.getByRole('link', { name: 'Page 2', exact: true }))
    .toHaveAttribute('aria-current', 'page')
})

const card = (id: number, title: string, names: string[]) => ({
  id,
  title,
  thumbnail: '/images/placeholder.svg',
  pageURI: `/dictionary/made-up-${id}`,
  description: `About ${title}.`,
  authors: names.map((fullName) => ({ fullName, authorURI: `/dictionary/authors/${fullName}` })),
})
const found = (items: ReturnType<typeof card>[]) =>
  responseOf({
    items: items.map((item) => ({ ...item, highlights: { title: [], description: [] } })),
    total: items.length,
  })

test('a card shows the place in its text that the search was found in, beside its description', async () => {
  const highlights = { title: [], description: [] }
  const excerpt = { text: '…a rim with an annular fold.', ranges: [[15, 22]] }
  await openSite(
    '/dictionary/searchResults?query=annular',
    responds(searchDictionary, () =>
      responseOf({
        items: [
          { ...card(1, 'Rummer', []), highlights, excerpt },
          { ...card(2, 'Annular', []), highlights },
        ],
        total: 2,
      }),
    ),
  )
  const cards = page.getByRole('article')
  await expect
    .element(cards.nth(0))
    .toMatchTextContent(/About Rummer\..*Read More.*…a rim with an annular fold\.$/)
  expect(all('article mark').map(({ textContent }) => textContent)).toEqual(['annular'])
  await expect.element(cards.nth(1)).toMatchTextContent(/Read More about Annular$/)
})

test('D1-098, D1-123: authors are joined by commas and and', async () => {
  const words = Array.from({ length: 80 }, (_, place) => `w${place + 100}`).join(' ')
  await openSite(
    '/dictionary/searchResults?query=glass',
    responds(searchDictionary, () =>
      found([
        // A word ends at 200 characters in the second, and at 201 in the third.
        { ...card(1, 'One', ['A']), thumbnail: '/images/no-results.svg' },
        { ...card(2, 'Two', ['A', 'B']), description: `1${words}` },
        { ...card(3, 'Three', ['A', 'B', 'C']), description: `12${words}` },
      ]),
    ),
  )
  const cards = page.getByRole('article')
  await expect.element(cards.nth(0).getByRole('heading', { name: 'One', exact: true })).toBeVisible()
  expect(one('article img').getAttribute('src')).toBe('/images/no-results.svg')
  await expect.element(cards.nth(0)).toMatchTextContent(/Written by A(?! and|,)/)
  await expect.element(cards.nth(1)).toMatchTextContent(/Written by A and B/)
  await expect.element(cards.nth(1)).toMatchTextContent(/w138 w139… Read More/)
  await expect.element(cards.nth(2)).toMatchTextContent(/Written by A, B and C/)
  await expect.element(cards.nth(2)).toMatchTextContent(/w137 w138… Read More/)
  await expect
    .element(cards.nth(2).getByRole('link', { name: /^Read More/ }))
    .toHaveAttribute('href', '/dictionary/made-up-3')
})

test('without scripts the style shows the image-unavailable drawing, beside mats too; with scripts nobody loads it for that', async () => {
  onTestFinished(() => document.documentElement.setAttribute('data-js', ''))
  await openSite('/')
  const drawings = () => [
    ...new Set(
      all('main :is(.mat img, img.bg-mat)').map((image) =>
        getComputedStyle(image, '::after').backgroundImage.includes('/images/image-unavailable.svg'),
      ),
    ),
  ]
  await expect.poll(() => all('main img.bg-mat').length * all('main .mat img').length).toBeGreaterThan(0)
  expect(drawings()).toEqual([false])
  document.documentElement.removeAttribute('data-js')
  expect(drawings()).toEqual([true])
})

test('without scripts a link leads past the filters that stand above the results', async () => {
  onTestFinished(async () => {
    document.documentElement.setAttribute('data-js', '')
    await page.viewport(1300, 800)
  })
  await page.viewport(1199, 800)
  await openSite(
    '/dictionary/searchResults?query=glass',
    responds(searchDictionary, () => found([card(1, 'Glass', [])])),
  )
  await expect.element(page.getByRole('heading', { name: 'Glass', exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: 'Go to the results' })
  await expect.element(link).not.toBeInTheDocument()
  document.documentElement.removeAttribute('data-js')
  await expect.element(link).toBeVisible()
  expect(one(link.element().getAttribute('href') ?? '')).toBe(
    page.getByRole('heading', { level: 1 }).element(),
  )
})

test('D1-099: a picture that fails becomes the image-unavailable drawing', async () => {
  await openSite(
    '/dictionary/searchResults?query=glass',
    responds(searchDictionary, () =>
      found([{ ...card(1, 'Lost', []), thumbnail: '/media/nothing-here.webp' }]),
    ),
  )
  await expect.element(page.getByRole('heading', { name: 'Lost', exact: true })).toBeVisible()
  await expect
    .poll(() => all('article img').map((image) => image.getAttribute('src')))
    .toEqual(['/images/image-unavailable.svg'])
})

test('search that is away says so in words, and browsing stays', async () => {
  await openSite(
    '/dictionary',
    responds(searchDictionary, () => {
      throw new Refused('SEARCH_UNAVAILABLE')
    }),
  )
  await page.getByLabelText('ENTER SEARCH TERM').fill('vase')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect
    .element(page.getByRole('alert').first())
    .toMatchTextContent(/Search is unavailable at the moment\./)
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible()
})

test('a page past the last one leads to the last one', async () => {
  await openSite('/dictionary/searchResults?query=vase&offset=20000')
  await expect.element(page.getByText('There is nothing on this page.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect.element(page.getByRole('article').first()).toBeVisible()
  for (const offset of ['-5', 'abc']) {
    await openSite(`/dictionary/searchResults?query=vase&offset=${offset}`)
    await expect.element(page.getByRole('article').first()).toBeVisible()
  }
})
