import { auctionsQuerySchema } from '@vitrine/contracts/auctions/search-query'
import { blogSearchQuerySchema } from '@vitrine/contracts/blog/schemas'
import { searchQuerySchema as dictionaryQuerySchema } from '@vitrine/contracts/dictionary/schemas'
import { searchQuerySchema as libraryQuerySchema } from '@vitrine/contracts/library/schemas'
import { searchQuerySchema as marksQuerySchema } from '@vitrine/contracts/marks/schemas'
import { NO_FACETS, searchQuerySchema as priceGuideQuerySchema } from '@vitrine/contracts/price-guide/schemas'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { allSectionsLimits as limits } from '@vitrine/contracts/all-sections/messages'
import type {
  SiteSearchQuery,
  SiteSearchResponse,
  Suggestions,
} from '@vitrine/contracts/all-sections/schemas'
import type { Logger } from '@vitrine/platform/logging'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import fastq from 'fastq'
import { searchAuctions } from '../../auctions/queries/search-auctions.query.ts'
import { searchPosts, suggestPosts } from '../../blog/queries/search-posts.query.ts'
import { searchDictionary, suggestTitles } from '../../dictionary/queries/search-dictionary.query.ts'
import { searchBooks, suggestBooks } from '../../library/queries/search-books.query.ts'
import { searchMarks, suggestMarks } from '../../marks/queries/search-marks.query.ts'
import { searchSoldItems, suggestSoldItems } from '../../price-guide/queries/search-sold-items.query.ts'
import { boundedEngine, searchBounds } from '../../infrastructure/bounded-engine.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'

type Understood = NonNullable<SiteSearchResponse['dictionary']>['understood']

/** What the sections' own searches return of their first page. */
interface FirstPage<Hit> {
  items: readonly Hit[]
  meta: { total: number }
  isTotalExact?: boolean
  understood: Understood
  closeSpellings?: readonly Hit[]
}

interface FoundInSection<Hit> {
  items: Hit[]
  total: number
  isTotalExact: boolean
  understood: Understood
  closeSpellings: Hit[]
}

const NOTHING: FoundInSection<never> = {
  items: [],
  total: 0,
  isTotalExact: true,
  understood: { kind: 'exact' },
  closeSpellings: [],
}

/**
 * The first results of each section, by the sections' own searches: totals and order are those of their
 * pages, and no hit has more than everybody gets there. A blank text finds nothing.
 *
 * @throws SearchUnavailable where no section can be searched
 */
export async function searchSite(
  allSources: SearchSources & { now: Date; logger: Logger },
  { query, category }: SiteSearchQuery,
): Promise<SiteSearchResponse> {
  const { sources, limited } = withinLimits(allSources)
  const text = sanitizeSearchText(query)
  const failures: SearchUnavailable[] = []
  async function section<Hit>(
    name: keyof SiteSearchResponse,
    search: () => Promise<FirstPage<Hit>>,
  ): Promise<FoundInSection<Hit> | null> {
    if (!text) return NOTHING
    try {
      return firstOf(await limited(search))
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error
      sources.logger.warn({ err: error, section: name }, 'a section could not be searched with the others')
      failures.push(error)
      return null
    }
  }
  const inCategory = { query: text, category }
  const [dictionary, priceGuide, marks, library, blog, auctions] = await Promise.all([
    section('dictionary', () =>
      searchDictionary(sources, dictionaryQuerySchema.parse({ query: text, categories: category })),
    ),
    section('price-guide', () =>
      searchSoldItems(sources, priceGuideQuerySchema.parse({ ...inCategory, facets: NO_FACETS })),
    ),
    section('marks', () => searchMarks(sources, marksQuerySchema.parse(inCategory))),
    section('library', () => searchBooks(sources, libraryQuerySchema.parse({ q: text, category }))),
    section('blog', () =>
      searchPosts(sources, blogSearchQuerySchema.parse({ q: text, inventory_topic: category })),
    ),
    section('auctions', () => searchAuctions(sources, auctionsQuerySchema.parse(inCategory))),
  ])
  const response = { dictionary, 'price-guide': priceGuide, marks, library, blog, auctions }
  const [failure] = failures
  if (failure && failures.length === Object.keys(response).length) throw failure
  return response
}

/**
 * Three sections are searched at once, by three questions to the engine: each of them holds a connection to
 * the database, and whoever searches everything leaves most of these to others.
 */
function withinLimits<Sources extends SearchSources>(sources: Sources) {
  const queue = fastq.promise(async (work: () => Promise<void>) => await work(), limits.sectionsAtOnce)
  async function limited<Result>(ask: () => Promise<Result>): Promise<Result> {
    const result = Promise.withResolvers<Result>()
    await queue.push(async () => result.resolve(await ask()))
    return await result.promise
  }
  const engine = boundedEngine(sources.engine, { ...searchBounds, atOnce: limits.sectionsAtOnce })
  return { sources: { ...sources, engine }, limited }
}

/** What was only guessed at is no result, also in the calendar of auctions, whose own page lists it. */
function firstOf<Hit>({
  items,
  meta,
  isTotalExact = true,
  understood,
  closeSpellings = [],
}: FirstPage<Hit>): FoundInSection<Hit> {
  const isGuessed = understood.kind === 'guessed'
  const first = (hits: readonly Hit[]) => hits.slice(0, limits.shownOfSection)
  return {
    items: isGuessed ? [] : first(items),
    total: isGuessed ? 0 : meta.total,
    isTotalExact,
    understood,
    closeSpellings: isGuessed ? first(closeSpellings.length > 0 ? closeSpellings : items) : [],
  }
}

/**
 * Titles of all sections but the calendar that complete the term: the best of each, then the second of each.
 * Other spellings come after those, and keep their places: a hundred sold items must not hide the article.
 *
 * @throws SearchUnavailable
 */
export async function suggestFromSite(allSources: SearchSources, term: string): Promise<Suggestions> {
  const { sources, limited } = withinLimits(allSources)
  /** Each says which section it is in. */
  const labeled = async (category: string, suggest: typeof suggestTitles) =>
    (await limited(() => suggest(sources, term))).items.map((item) => ({ ...item, category }))
  const found = await Promise.all([
    labeled('Dictionary', suggestTitles),
    labeled('Price Guide', suggestSoldItems),
    labeled('Marks', suggestMarks),
    labeled('Library', suggestBooks),
    labeled('Blog', suggestPosts),
  ])
  const inTurn = Array.from({ length: limits.suggestionsMax }, (_, place) =>
    found.flatMap((items) => items.slice(place, place + 1)),
  ).flat()
  const [typed, corrected] = [inTurn.filter((one) => !one.corrected), inTurn.filter((one) => one.corrected)]
  const places = limits.suggestionsMax - Math.min(corrected.length, limits.correctedSuggestions)
  return { items: [...typed.slice(0, places), ...corrected].slice(0, limits.suggestionsMax) }
}
