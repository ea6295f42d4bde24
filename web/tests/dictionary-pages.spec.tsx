import * as dictionaryEndpoints from '@vitrine/contracts/dictionary/endpoints'
import { listRoots } from '@vitrine/contracts/taxonomy/endpoints'
import { describe, expect, it } from 'vitest'
import * as articleRoute from '../app/routes/dictionary-article.tsx'
import * as authorRoute from '../app/routes/dictionary-author.tsx'
import * as categoryRoute from '../app/routes/dictionary-category.tsx'
import * as letterRoute from '../app/routes/dictionary-letter.tsx'
import * as searchRoute from '../app/routes/dictionary-search-results.tsx'
import * as dictionaryRoute from '../app/routes/dictionary.tsx'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { readSameSubject } from '@vitrine/contracts/subjects/endpoints'
import { topTitles } from './fixture-data.ts'
import { renderRoute } from './render-route.tsx'
import { sortButton } from './sort-button.ts'

const statusThrown = async (running: Promise<unknown>) =>
  ((await running.catch((thrown: unknown) => thrown)) as { init?: { status?: number } }).init?.status

describe('the dictionary page', () => {
  it('D1-077: shows the 23 categories and the alphabet with counts', async () => {
    const { text, html } = await renderRoute(dictionaryRoute, '/dictionary', {}, createFixtureApi())
    for (const title of topTitles.slice(0, 23)) expect(text).toContain(title)
    expect(text).not.toContain('Uncategorized')
    expect(text).toContain('Ceramics 45 pages')
    expect(html).toContain('href="/dictionary/c/ceramics"')
    expect(html).toContain('href="/inventory/search?category=stamps"')
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(27 - 5)
  })

  it('D1-062, D1-066: has a search box of at most 100 characters, whose clear button stands only beside a text', async () => {
    const { html } = await renderRoute(dictionaryRoute, '/dictionary', {}, createFixtureApi())
    expect(html).toMatch(
      /<input[^>]*name="query"[^>]*maxlength="100"|<input[^>]*maxlength="100"[^>]*name="query"/i,
    )
    expect(html).not.toContain('Clear the search term')
    const searched = await renderRoute(
      searchRoute,
      '/dictionary/searchResults?query=vase',
      {},
      createFixtureApi(),
    )
    expect(searched.html).toContain('Clear the search term')
  })

  it('D1-077: shows each category’s own picture', async () => {
    const { html } = await renderRoute(dictionaryRoute, '/dictionary', {}, createFixtureApi())
    expect(html.match(/src="\/media\/categories\/[a-z-]+\.webp"/g)).toHaveLength(23)
  })

  it('does without counts when search is away', async () => {
    const api = createFixtureApi({
      [dictionaryEndpoints.countByCategory.path]: () => refusal('SEARCH_UNAVAILABLE'),
    })
    const { status, html } = await renderRoute(dictionaryRoute, '/dictionary', {}, api)
    expect(status).toBe(200)
    expect(html).toContain('href="/inventory/search?category=ceramics"')
  })
})

describe('search results', () => {
  it('D1-075, D1-097: asks with the URL’s five parameters, sanitized, and shows where one is', async () => {
    const api = createFixtureApi()
    const { text } = await renderRoute(
      searchRoute,
      '/dictionary/searchResults?query=va%3Cs%3Ee&s=title:asc',
      {},
      api,
    )
    expect(api.asked).toContain('/api/v1/dictionary/search-results?query=va+s+e&s=title%3Aasc&offset=0')
    expect(text).toContain('There are no results for va s e')
    const second = await renderRoute(
      searchRoute,
      '/dictionary/searchResults?query=vase&offset=10',
      {},
      createFixtureApi(),
    )
    expect(second.text).toContain('25 results for vase')
    expect(second.text).toContain('Showing 11-20 of 25 results')
    expect(second.text).toContain('Page number:')
  })

  it('has a button beside the order, which sends it with the filters where no scripts run', async () => {
    const { html } = await renderRoute(
      searchRoute,
      '/dictionary/searchResults?query=vase',
      {},
      createFixtureApi(),
    )
    expect(html).toMatch(sortButton('search-filters'))
  })

  it('says in words that search is unavailable, with the status and Retry-After', async () => {
    const api = createFixtureApi({
      [dictionaryEndpoints.searchDictionary.path]: () => refusal('SEARCH_UNAVAILABLE'),
    })
    const { status, headers, text } = await renderRoute(
      searchRoute,
      '/dictionary/searchResults?query=vase',
      {},
      api,
    )
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('15')
    expect(text).toContain('Search is unavailable at the moment.')
    expect(text).toContain('Try again')
  })

  it('past its end has status 404, and leads to its last page', async () => {
    const { status, text } = await renderRoute(
      searchRoute,
      '/dictionary/searchResults?query=vase&offset=20000',
      {},
      createFixtureApi(),
    )
    expect(status).toBe(404)
    expect(text).toContain('There is nothing on this page. Go to the last page')
  })
})

describe('a category', () => {
  it('D1-101: lists from the offset, and takes odd ones as 0', async () => {
    const api = createFixtureApi()
    const { text } = await renderRoute(
      categoryRoute,
      '/dictionary/c/ceramics/20',
      { category: 'ceramics', offset: '20' },
      api,
    )
    expect(text).toContain('Showing 21-40 of 45 results')
    for (const offset of ['-5', 'abc']) {
      await renderRoute(
        categoryRoute,
        `/dictionary/c/ceramics/${offset}`,
        { category: 'ceramics', offset },
        api,
      )
      expect(api.asked).toContain('/api/v1/dictionary/category-articles?category=ceramics&offset=0')
    }
  })

  it('D1-106: without articles says so and leads to its main category', async () => {
    const { text, html } = await renderRoute(
      categoryRoute,
      '/dictionary/c/empty-shelf',
      { category: 'empty-shelf' },
      createFixtureApi(),
    )
    expect(text).toContain('We are sorry, but there are no articles for this category')
    expect(html).toMatch(/href="\/dictionary\/c\/ceramics"[^>]*>GO BACK TO MAIN CATEGORY/)
  })

  it('that is unknown is not found', async () => {
    expect(
      await statusThrown(
        renderRoute(categoryRoute, '/dictionary/c/nope', { category: 'nope' }, createFixtureApi()),
      ),
    ).toBe(404)
  })
})

describe('a letter', () => {
  it('D1-108: takes either case and 0 for #', async () => {
    const api = createFixtureApi()
    expect((await renderRoute(letterRoute, '/dictionary/list/v', { letter: 'v' }, api)).text).toContain(
      'Showing 1-20 of 25 results',
    )
    expect((await renderRoute(letterRoute, '/dictionary/list/0', { letter: '0' }, api)).text).toContain(
      '18th-Century Goblet',
    )
  })

  it('writes its numbers with separators', async () => {
    const api = createFixtureApi({
      [dictionaryEndpoints.listLetterArticles.path]: () =>
        Response.json({ items: [], meta: { total: 28_324, currentLimit: 20, currentOffset: 28_320 } }),
    })
    const { text } = await renderRoute(
      letterRoute,
      '/dictionary/list/v/28320',
      { letter: 'v', offset: '28320' },
      api,
    )
    expect(text).toContain('28,324 entries')
  })

  it('says of each letter how many entries it has, of one in the singular', async () => {
    const api = createFixtureApi({
      [dictionaryEndpoints.countByLetter.path]: () =>
        Response.json({
          items: [
            { letter: 'A', count: 28_324 },
            { letter: 'X', count: 1 },
          ],
        }),
    })
    const { html } = await renderRoute(letterRoute, '/dictionary/list/v', { letter: 'v' }, api)
    expect(html).toContain('aria-label="A, 28,324 entries"')
    expect(html).toContain('aria-label="X, 1 entry"')
  })

  it('D1-112: without entries says so, and one page has no pagination', async () => {
    expect(
      (await renderRoute(letterRoute, '/dictionary/list/x', { letter: 'x' }, createFixtureApi())).text,
    ).toContain('No dictionary entries could be found for X')
    expect(
      (await renderRoute(letterRoute, '/dictionary/list/j', { letter: 'j' }, createFixtureApi())).text,
    ).not.toContain('Page number:')
  })

  it('that is none is not found', async () => {
    expect(
      await statusThrown(
        renderRoute(letterRoute, '/dictionary/list/zz', { letter: 'zz' }, createFixtureApi()),
      ),
    ).toBe(404)
  })
})

describe('an author', () => {
  it('D1-118: has a carousel from three entries on, a website button where there is one', async () => {
    const busy = await renderRoute(
      authorRoute,
      '/dictionary/authors/ines-carvalho',
      { authorUrl: 'ines-carvalho' },
      createFixtureApi(),
    )
    expect(busy.text).toContain('Recent Dictionary Entries')
    expect(busy.text).toContain('View Website')
    expect(busy.html).toContain('>IC</span>')
    const idle = await renderRoute(
      authorRoute,
      '/dictionary/authors/no-entries',
      { authorUrl: 'no-entries' },
      createFixtureApi(),
    )
    expect(idle.text).not.toContain('Recent Dictionary Entries')
    expect(idle.text).not.toContain('View Website')
  })

  it('says of entries without a picture whose category’s drawing they show', async () => {
    const items = ['categories/ceramics.webp', 'categories/glass.webp', 'a-photo.webp'].map(
      (name, place) => ({
        id: place + 1,
        title: `Entry ${place}`,
        thumbnail: `/media/${name}`,
        pageURI: `/dictionary/entry-${place}`,
        description: '',
        authors: [],
      }),
    )
    const articles = () => Response.json({ items, meta: { total: 3, currentLimit: 20, currentOffset: 0 } })
    const { html } = await renderRoute(
      authorRoute,
      '/dictionary/authors/ines-carvalho',
      { authorUrl: 'ines-carvalho' },
      createFixtureApi({ [dictionaryEndpoints.listAuthorArticles.path]: articles }),
    )
    expect([...html.matchAll(/data-drawing="([^"]*)"/g)].map(([, category]) => category)).toEqual([
      'Ceramics',
      'Glass',
    ])
  })

  it('D1-115: is shown with the portrait where there is one', async () => {
    const { html } = await renderRoute(
      authorRoute,
      '/dictionary/authors/yuki-tanabe',
      { authorUrl: 'yuki-tanabe' },
      createFixtureApi(),
    )
    expect(html).toContain('src="/media/authors/yuki-tanabe.webp"')
    expect(html).toContain('Portrait of Yuki Tanabe')
  })
})

describe('an article', () => {
  it('shows its blocks, dates and others of its category', async () => {
    const { text } = await renderRoute(
      articleRoute,
      '/dictionary/vase-number-01',
      { url: 'vase-number-01' },
      createFixtureApi(),
    )
    expect(text).toContain('Dictionary / Ceramics / Porcelain / Vase Number 01')
    expect(text).toContain('Jan 01, 2026')
    expect(text).toContain('Mar 04, 2026')
    expect(text).toContain('Marks help.')
    expect(text).toContain('More in Porcelain')
  })

  it('says what its picture shows, to readers and in previews', async () => {
    const { html } = await renderRoute(
      articleRoute,
      '/dictionary/vase-number-01',
      { url: 'vase-number-01' },
      createFixtureApi(),
    )
    expect(html.match(/alt="A vase with two handles\."/g)).toHaveLength(1)
  })

  it('lists the marks, books and posts about its subject, and only kinds that there are', async () => {
    const aLink = {
      id: 1,
      title: 'Crossed swords',
      pageURI: '/marks/1/crossed-swords',
      picture: '',
      note: '',
    }
    const { html, text } = await renderRoute(
      articleRoute,
      '/dictionary/vase-number-01',
      { url: 'vase-number-01' },
      createFixtureApi({
        [readSameSubject.path]: () =>
          Response.json({
            articleId: 1,
            articles: [],
            marks: [{ ...aLink, note: 'Meissen, Germany' }],
            books: [{ ...aLink, title: 'Porcelain', pageURI: '/library/1/porcelain' }],
            posts: [],
          }),
      }),
    )
    expect(text).toContain('Marks Crossed swords Meissen, Germany Books Porcelain')
    expect(html).toContain('href="/marks/1/crossed-swords"')
    expect(html).toContain('href="/library/1/porcelain"')
    for (const title of ['In the dictionary', 'From the blog']) expect(text).not.toContain(title)
  })

  it('that has moved leads to its new URL for good', async () => {
    const moved: unknown = await renderRoute(
      articleRoute,
      '/dictionary/old-vase',
      { url: 'old-vase' },
      createFixtureApi(),
    ).catch((thrown: unknown) => thrown)
    expect(moved).toBeInstanceOf(Response)
    expect(moved instanceof Response && [moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/dictionary/vase-number-01',
    ])
  })
})

describe('a call that a page cannot do without', () => {
  it.each([
    ['the dictionary page', dictionaryRoute, '/dictionary', {}, listRoots.path],
    [
      'search results',
      searchRoute,
      '/dictionary/searchResults?query=vase',
      {},
      dictionaryEndpoints.searchDictionary.path,
    ],
    [
      'a category',
      categoryRoute,
      '/dictionary/c/ceramics',
      { category: 'ceramics' },
      dictionaryEndpoints.listCategoryArticles.path,
    ],
    [
      'a letter',
      letterRoute,
      '/dictionary/list/v',
      { letter: 'v' },
      dictionaryEndpoints.listLetterArticles.path,
    ],
    [
      'an author',
      authorRoute,
      '/dictionary/authors/ines-carvalho',
      { authorUrl: 'ines-carvalho' },
      dictionaryEndpoints.readAuthor.path,
    ],
    [
      'an article',
      articleRoute,
      '/dictionary/vase-number-01',
      { url: 'vase-number-01' },
      dictionaryEndpoints.readArticle.path,
    ],
  ] as const)(
    'D1-121, D1-197: fails in words on %s, with the failure’s status',
    async (_, route, path, params, endpoint) => {
      const { status, text } = await renderRoute(
        route,
        path,
        params,
        createFixtureApi({ [endpoint]: () => refusal('UNEXPECTED') }),
      )
      expect(status).toBe(500)
      expect(text).toContain('An unexpected error occurred')
      expect(text).toContain('Try again')
    },
  )
})
