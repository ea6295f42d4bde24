import type { Transport } from '@vitrine/contracts/client'
import { searchAuctions, readAuction } from '@vitrine/contracts/auctions/endpoints'
import { searchPosts, readBlogOverview, readPost } from '@vitrine/contracts/blog/endpoints'
import { readPublicCollection, listPublicItems } from '@vitrine/contracts/collections/endpoints'
import { readFrontPage } from '@vitrine/contracts/front-page/endpoints'
import * as dictionaryEndpoints from '@vitrine/contracts/dictionary/endpoints'
import { checkText } from '@vitrine/contracts/forbidden-words/endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { readOverview, searchMarks, readMark } from '@vitrine/contracts/marks/endpoints'
import {
  readEmailPreferences,
  readLatestIssue,
  readConfirmation,
  readUnsubscription,
} from '@vitrine/contracts/newsletter/endpoints'
import { countPartners, listSources, readSource } from '@vitrine/contracts/partners/endpoints'
import { readPriceIndices } from '@vitrine/contracts/price-indices/endpoints'
import { readSameSubject } from '@vitrine/contracts/subjects/endpoints'
import { readSitePage } from '@vitrine/contracts/site-pages/endpoints'
import { listRoots, listByName, listRootNames } from '@vitrine/contracts/taxonomy/endpoints'
import { readPublicItem } from '@vitrine/contracts/vault-items/endpoints'
import { readAccuracy } from '@vitrine/contracts/worth-score/endpoints'
import type { ArticleList, SearchResponse } from '@vitrine/contracts/dictionary/schemas'
import { errorCatalogue, type ErrorCode } from '@vitrine/contracts/errors'
import { parseOffset } from '@vitrine/contracts/offset'
import { letters } from '@vitrine/contracts/text'
import { letterOf } from '@vitrine/contracts/title-order'
import { aMarksOverview, marksResponse } from './a-mark.ts'
import { aBlogOverview, aPost, aPostCard, blogResponse } from './a-post.ts'
import { auctionsResponse } from './an-auction.ts'
import { aSitePage } from './a-site-page.ts'
import { articles, authors, nodes, partners, roots, type FixtureArticle } from './fixture-data.ts'

type Handler = (search: URLSearchParams, params: Record<string, string>) => unknown

class Refused extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

function refuse(code: ErrorCode): never {
  throw new Refused(code)
}

function page(found: readonly FixtureArticle[], offset: number, limit: number): ArticleList {
  const items = found
    .slice(offset, offset + limit)
    .map(({ id, title, thumbnail, pageURI, description, authors: names }) => ({
      id,
      title,
      thumbnail,
      pageURI,
      description,
      authors: names,
    }))
  return { items, meta: { total: found.length, currentLimit: limit, currentOffset: offset } }
}

function below(url: string): Set<string> {
  const start = nodes.find((node) => node.url === url) ?? refuse('NOT_FOUND')
  return new Set(
    nodes
      .filter(({ path }) => path === start.path || path.startsWith(`${start.path}/`))
      .map((node) => node.url),
  )
}

function countsPerRoot(found: readonly FixtureArticle[]) {
  return roots.map(({ url, title }) => {
    const urls = below(url)
    return { url, title, count: found.filter(({ categoryUrl }) => urls.has(categoryUrl)).length }
  })
}

/** As the api chooses them: of the nearest category that has four others, else of the one that has most. */
function relatedTo(url: string) {
  const { id, categoryUrl } =
    articles.find(({ pageURI }) => pageURI === `/dictionary/${url}`) ?? refuse('NOT_FOUND')
  const path = nodes.find((node) => node.url === categoryUrl)?.path.split('/') ?? []
  const choices = path.toReversed().map((category) => {
    const urls = below(category)
    return {
      articleId: id,
      relatedIn: category,
      items: articles.filter((one) => one.id !== id && urls.has(one.categoryUrl)).slice(0, 4),
    }
  })
  return choices.reduce((best, choice) => (choice.items.length > best.items.length ? choice : best))
}

function isBy({ authors: names }: FixtureArticle, author: { fullName: string }): boolean {
  return names.some(({ fullName }) => fullName === author.fullName)
}

function search(parameters: URLSearchParams): SearchResponse {
  const query = (parameters.get('query') ?? '').toLowerCase()
  const author = authors.find(({ id }) => String(id) === parameters.get('authors'))
  const offset = parseOffset(parameters.get('offset'))
  const byTextAlone = articles.filter(({ title }) => title.toLowerCase().includes(query))
  const byText = byTextAlone.filter((article) => !author || isBy(article, author))
  const category = parameters.get('categories')
  const urls = category ? below(category) : null
  const within = (some: readonly FixtureArticle[]) =>
    urls ? some.filter(({ categoryUrl }) => urls.has(categoryUrl)) : some
  const found = within(byText)
  const ordered = /^(title|dateCreated):desc$/.test(parameters.get('s') ?? '') ? found.toReversed() : found
  const withinWindow = offset < 10_000
  return {
    items: withinWindow
      ? page(ordered, offset, 10).items.map((article) => ({
          ...article,
          highlights: { title: [], description: [] },
        }))
      : [],
    meta: { total: ordered.length, currentLimit: 10, currentOffset: offset },
    facets: {
      categories: countsPerRoot(byText),
      authors: authors
        .map((one) => ({
          id: one.id,
          count: within(byTextAlone).filter((article) => isBy(article, one)).length,
        }))
        .filter(({ count }) => count > 0),
    },
    withinWindow,
    understood: { kind: 'exact' },
    closeSpellings: [],
  }
}

function readArticle(url: string) {
  if (url === 'old-vase') return { movedTo: '/dictionary/vase-number-01' }
  const { categoryUrl, body, ...card } =
    articles.find(({ pageURI }) => pageURI === `/dictionary/${url}`) ?? refuse('NOT_FOUND')
  const path = nodes.find((node) => node.url === categoryUrl)?.path.split('/') ?? []
  return {
    article: {
      ...card,
      url,
      thumbnailAlt: 'A vase with two handles.',
      showBreadcrumbs: true,
      categories: path.map((segment) => ({
        url: segment,
        title: nodes.find((node) => node.url === segment)?.title ?? segment,
      })),
      content: [
        { type: 'heading', level: 2, text: 'Signs to look for' },
        { type: 'text', html: `<p>${body} <strong>Marks</strong> help.</p>` },
        { type: 'picture', src: '/images/placeholder.svg', alt: 'A foot ring', caption: 'The foot ring' },
        { type: 'sources', items: ['John Carter, ABC for Book Collectors, 1952'] },
      ],
      mentions: [],
      dateUpdated: '2026-03-04T05:06:07.000Z',
    },
  }
}

const authorOf = (url: string | undefined) =>
  authors.find((author) => author.url === url) ?? refuse('NOT_FOUND')
const whole = <Item>(items: readonly Item[]) => ({
  items,
  meta: { total: items.length, currentLimit: items.length, currentOffset: 0 },
})
const letterNamed = (name: string | null) => (name === '0' ? '#' : (name ?? '').toUpperCase())

const handlers: Record<string, Handler> = {
  [dictionaryEndpoints.searchDictionary.path]: search,
  [dictionaryEndpoints.suggestTitles.path]: (asked) => {
    const term = (asked.get('term') ?? '').toLowerCase()
    return {
      items: articles
        .filter(({ title }) => title.toLowerCase().includes(term))
        .slice(0, 10)
        .map(({ title, pageURI }) => ({ title, pageURI })),
    }
  },
  [dictionaryEndpoints.countByLetter.path]: () => ({
    items: letters.map((letter) => ({
      letter,
      count: articles.filter(({ title }) => letterOf(title) === letter).length,
    })),
  }),
  [dictionaryEndpoints.countByCategory.path]: () => ({ items: countsPerRoot(articles) }),
  [dictionaryEndpoints.listLetterArticles.path]: (asked) =>
    page(
      articles.filter(({ title }) => letterOf(title) === letterNamed(asked.get('letter'))),
      parseOffset(asked.get('offset')),
      20,
    ),
  [dictionaryEndpoints.listCategoryArticles.path]: (asked) => {
    const urls = below(asked.get('category') ?? '')
    return page(
      articles.filter(({ categoryUrl }) => urls.has(categoryUrl)),
      parseOffset(asked.get('offset')),
      20,
    )
  },
  [dictionaryEndpoints.readArticle.path]: (_, { url }) => readArticle(url ?? ''),
  [dictionaryEndpoints.listRelatedArticles.path]: (_, { url }) => relatedTo(url ?? ''),
  [dictionaryEndpoints.listAuthors.path]: () => whole(authors),
  [dictionaryEndpoints.readAuthor.path]: (_, { authorUrl }) => authorOf(authorUrl),
  [dictionaryEndpoints.listAuthorArticles.path]: (_, { authorUrl }) => {
    const { fullName } = authorOf(authorUrl)
    return page(
      articles
        .filter((one) => one.authors.some((name) => name.fullName === fullName))
        .toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated)),
      0,
      20,
    )
  },
  [readSameSubject.path]: () => ({ articleId: null, articles: [], marks: [], books: [], posts: [] }),
  [listRoots.path]: () => whole(roots),
  [listByName.path]: () => whole(nodes),
  [listRootNames.path]: () => ({ items: roots }),
  [countPartners.path]: () => ({ count: partners.length }),
  [listSources.path]: () => whole(partners),
  [readSource.path]: (_, { sourceUrl }) =>
    partners.find((partner) => partner.sourceUrl === sourceUrl) ?? refuse('NOT_FOUND'),
  [searchAuctions.path]: () => auctionsResponse([]),
  [readFrontPage.path]: () => ({ soldItems: [], marks: [], auctions: [] }),
  [readOverview.path]: () => aMarksOverview(),
  [searchMarks.path]: () => marksResponse([]),
  [readMark.path]: () => refuse('NOT_FOUND'),
  [readAuction.path]: () => refuse('NOT_FOUND'),
  [readAccuracy.path]: () => ({ currencies: [] }),
  [readPriceIndices.path]: () => ({ categories: [], tooFewSales: [], computedAt: null, sampleShare: 0 }),
  [readSitePage.path]: (search) => aSitePage(search.get('at') ?? '') ?? refuse('NOT_FOUND'),
  [searchPosts.path]: () => blogResponse([aPostCard()]),
  [readBlogOverview.path]: () => aBlogOverview(),
  [readPost.path]: (_, { url }) =>
    url === 'reading-a-hallmark' ? { article: aPost() } : refuse('NOT_FOUND'),
  [readEmailPreferences.path]: () => refuse('SIGN_IN_REQUIRED'),
  [readLatestIssue.path]: () => ({ issue: null }),
  [readConfirmation.path]: () => ({ state: 'open', category: 'newsletter' }),
  [readUnsubscription.path]: (asked) => ({
    category: asked.get('category') ?? 'newsletter',
    state: 'SUBSCRIBED',
  }),
  [readUserDetails.path]: () => refuse('NOT_SIGNED_IN'),
  [checkText.path]: () => ({ word: null }),
  [readPublicItem.path]: () => refuse('NOT_FOUND'),
  [readPublicCollection.path]: () => refuse('COLLECTION_GONE'),
  [listPublicItems.path]: () => refuse('COLLECTION_GONE'),
}

const routes = Object.entries(handlers).map(([path, handler]) => ({
  path,
  handler,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

export function refusal(code: ErrorCode): Response {
  const { status, message } = errorCatalogue[code]
  return Response.json({ errorCode: code, message }, { status })
}

/**
 * The api's public calls over data in memory, for page tests.
 *
 * @param overrides responses by path, instead of the fixture's own
 */
export function createFixtureApi(overrides: Record<string, () => Response | Promise<Response>> = {}): {
  transport: Transport
  asked: string[]
} {
  const asked: string[] = []
  const transport: Transport = async (path) => {
    asked.push(path)
    const url = new URL(path, 'http://fixture.invalid')
    for (const { path: endpoint, handler, pattern } of routes) {
      const match = pattern.exec(url.pathname)
      if (!match) continue
      const override = overrides[endpoint]
      if (override) return override()
      try {
        const params = Object.fromEntries(
          Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
        )
        return Response.json(handler(url.searchParams, params))
      } catch (error) {
        if (error instanceof Refused) return refusal(error.code)
        throw error
      }
    }
    return refusal('NOT_FOUND')
  }
  return { transport, asked }
}
