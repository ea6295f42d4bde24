import { auctionPageUri } from '@vitrine/contracts/auctions/auction-url'
import { auctionsWritingLimits } from '@vitrine/contracts/auctions/limits'
import type { AuctionsResponse, Suggestions } from '@vitrine/contracts/auctions/schemas'
import type { AuctionsQuery } from '@vitrine/contracts/auctions/search-query'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import type { Database } from '@vitrine/database/database'
import { auctionsIndex } from '@vitrine/search/auctions/auctions.index'
import {
  auctionCalendar,
  auctionDaysRequest,
  auctionSpans,
  auctionsRequest,
  toCome,
} from '@vitrine/search/auctions/auctions.query'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { currentHits } from '../../search-hits/current-hits.ts'
import { toldAs } from '../../search-hits/found-page.ts'
import { hiddenHits } from '../../search-hits/hidden-hits.ts'
import { suggestedTitles } from '../../search-hits/suggested-cards.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { auctionCards, categoriesNamed, shownRevisions, toAuctionCard } from './auction-cards.ts'

interface Sources {
  database: Database
  engine: SearchEngine
  tree: TaxonomyTree
  synonyms: Synonyms
  now: Date
}

/** A category that nobody knows has no auctions. */
const NOBODY = 0

/**
 * The auctions to come or those that are over, with counts per category, place and span of days.
 *
 * @throws SearchUnavailable
 */
export async function searchAuctions(
  { database, engine, tree, synonyms, now }: Sources,
  query: AuctionsQuery,
): Promise<AuctionsResponse> {
  const categoryIds = readCategoryList(query.category).map((url) => tree.find(url)?.id ?? NOBODY)
  const asked = { ...query, categoryIds }
  const request = auctionsRequest(asked, now)
  const [{ total, hits, facets, understood }, { histograms }] = await Promise.all([
    engine.search(auctionsIndex, { ...request, synonyms }),
    engine.search(auctionsIndex, { ...auctionDaysRequest(asked, now), synonyms }),
  ])
  const firstDays = histograms['firstDay'] ?? []
  const items = await currentHits(
    hits.map(({ document }) => document),
    {
      revisions: (ids) => shownRevisions(database, ids),
      card: (hit) => toAuctionCard(tree, hit),
      cards: (ids) => auctionCards(database, tree, ids),
    },
  )
  return {
    items,
    meta: {
      total:
        total - hiddenHits({ total, offset: request.offset }, { found: hits.length, shown: items.length }),
      currentLimit: request.limit,
      currentOffset: request.offset,
    },
    facets: {
      categories: withChosen(facets['categoryIds'] ?? [], categoryIds).flatMap(({ value, count }) =>
        categoriesNamed(tree, [Number(value)]).map((category) => ({ ...category, count })),
      ),
      places: (facets['place'] ?? []).map(({ value, count }) => ({ place: value, count })),
      days: auctionSpans(firstDays, query.past),
      calendar: auctionCalendar(firstDays, query.past),
    },
    understood: toldAs(understood),
    withinWindow: request.offset + request.limit <= auctionsWritingLimits.searchWindow,
  }
}

/** What is chosen is named also where nothing of it is left. */
function withChosen(
  counted: readonly { value: string; count: number }[],
  chosen: readonly number[],
): { value: string; count: number }[] {
  const missing = chosen.map(String).filter((id) => !counted.some(({ value }) => value === id))
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))]
}

/**
 * Titles of auctions to come that complete the term; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestAuctions(
  { database, engine, synonyms, now }: Sources,
  term: string,
): Promise<Suggestions> {
  return await suggestedTitles(term, {
    limits: auctionsWritingLimits,
    synonyms,
    suggest: (request) => engine.suggest(auctionsIndex, { ...request, scope: toCome(now) }),
    async cards(found) {
      if (found.length === 0) return []
      const ids = found.map(({ id }) => id)
      const shown = await shownRevisions(database, ids)
      // One that has changed since the index saw it may have another title.
      return found
        .filter(({ id, revision }) => shown.get(id) === revision)
        .map(({ id, title }) => ({ id, title, pageURI: auctionPageUri({ id, title }) }))
    },
  })
}
