import type { estypes } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import {
  guessedReadings,
  partialReadings,
  planQuery,
  strictReading,
  type QueryTerm,
  type Reading,
} from '../../relevance/query-plan.ts'
import { understoodAs } from '../../relevance/understood.ts'
import type { SearchResult, Understood } from '../../search-request.ts'
import { highlightsOfCard, tokensOfCard } from '../card-texts.ts'
import { readCard } from '../card.ts'
import type { PlainFilters, PlainRequest } from '../plain-request.ts'
import { DEEP, deepPage } from './deep-page.ts'
import type { Stored } from './document.ts'
import { facetsQuery, filtersQuery, readFacets } from './facets.ts'
import { isOfOlderIndex, reaching } from './failures.ts'
import { countDividedHistograms, readSteppedHistograms, steppedHistogramsQuery } from './histograms.ts'
import type { Searched } from './scored-fields.ts'
import { orderKeys, sortOf } from './sorting.ts'
import { textQuery, termQuery } from './text-query.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'

const responseSchema = z.object({
  counts: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) }),
})

type Query = estypes.QueryDslQueryContainer

export async function search<Card extends IndexedDocument>(
  searched: Searched,
  definition: IndexOf<Card>,
  request: PlainRequest,
): Promise<SearchResult<Card>> {
  const { found, query, terms, understoodBy } = await firstReading(searched, definition, request)
  const hits = found.hits.hits.hits.map(({ _source, _score }) => {
    const document = readCard(definition, _source?.card)
    return {
      document,
      score: _score ?? null,
      ...(request.highlight && { highlights: highlightsOfCard(definition, document, terms) }),
    }
  })
  const histograms = {
    ...readSteppedHistograms(found.counts, request),
    ...(await countDividedHistograms(searched.client, searched.index, inScope(query, request), request)),
  }
  return {
    total: totalOf(found.hits),
    hits,
    facets: readFacets(found.counts, request),
    histograms,
    understood: understoodBy(tokensOfCard(hits[0]?.document)),
  }
}

interface Read {
  found: Found
  query: Query
  /** Those that were looked for. */
  terms: readonly QueryTerm[]
  understoodBy(best: readonly string[]): Understood
}

/**
 * Facet filters do not decide how a text is read: one without a match is an empty page, not a reason to
 * guess.
 */
async function firstReading(searched: Searched, definition: AnyIndex, request: PlainRequest): Promise<Read> {
  const plan = planQuery(request.text, { tokensMax: request.limits.tokensMax, synonyms: request.synonyms })
  const everything: Query = { match_all: {} }
  if (!plan)
    return {
      found: await find(searched, definition, request, everything),
      query: everything,
      terms: [],
      understoodBy: () => ({ kind: 'exact' }),
    }
  const read = async (reading: Reading): Promise<Read> => {
    const query = textQuery(searched.fields, plan, reading)
    const found = await find(searched, definition, request, query)
    return {
      found,
      query,
      terms: reading.terms,
      understoodBy: (best) => understoodAs(plan, reading, best, () => []),
    }
  }
  const strict = await read(strictReading(plan))
  if (strict.found.isMatched) return strict
  const exact = plan.terms.map((term) => ({ ...term, typos: 0, isBeginning: false }) as const)
  const counts = await countMatches(searched, exact)
  const known = new Set([...counts].filter(([, count]) => count > 0).map(([token]) => token))
  for (const reading of guessedReadings(plan, known)) {
    const guessed = await read(reading)
    if (guessed.found.isMatched) return guessed
  }
  if (plan.terms.length === 1) return strict
  const counting = async (terms: readonly QueryTerm[]) =>
    terms.length > 0 ? [...(await countMatches(searched, terms))].filter(([, count]) => count > 0) : []
  const unknown = plan.terms.filter(({ token }) => !known.has(token))
  // The last word may be the beginning of one, which is no guess either.
  const begun = await counting(
    unknown.filter(({ isBeginning }) => isBeginning).map((term) => ({ ...term, typos: 0 })),
  )
  const certain = new Set([...known, ...begun.map(([token]) => token)])
  const guesses = await counting(unknown.filter(({ token }) => !certain.has(token)))
  for (const reading of partialReadings(plan, certain, new Map([...counts, ...begun, ...guesses]))) {
    const partial = await read(reading)
    if (partial.found.isMatched) return partial
  }
  return strict
}

function ask(
  { client, index }: Searched,
  body: estypes.SearchRequest,
): Promise<estypes.SearchResponse<Stored>> {
  return reaching(() => client.search<Stored>({ index, ...body }, { requestTimeout: SEARCH_TIMEOUT_MS }))
}

interface Found {
  hits: estypes.SearchResponse<Stored>
  counts: Pick<estypes.SearchResponse, 'aggregations'>
  /** Whether anything matches before facet filters. */
  isMatched: boolean
}

/**
 * The page of hits and what is counted are two requests side by side: for hits alone the engine passes over
 * what cannot come onto the page, and counts alone need no scores, and are kept by the engine until a change
 * of the index can be seen.
 */
async function find(
  searched: Searched,
  definition: AnyIndex,
  request: PlainRequest,
  query: Query,
): Promise<Found> {
  const asked = inScope(query, request)
  const aggs = { ...facetsQuery(request), ...steppedHistogramsQuery(request) }
  const [hits, counts] = await Promise.all([
    askForPage(searched, definition, request, asked),
    Object.keys(aggs).length > 0
      ? ask(searched, { query: asked, size: 0, track_total_hits: false, aggs })
      : {},
  ])
  const isMatched =
    totalOf(hits) > 0 ||
    (request.facetFilters.size > 0 &&
      totalOf(await ask(searched, { query: asked, size: 0, track_total_hits: 1 })) > 0)
  return { hits, counts, isMatched }
}

async function askForPage(
  searched: Searched,
  definition: AnyIndex,
  request: PlainRequest,
  query: Query,
): Promise<estypes.SearchResponse<Stored>> {
  const { isBeyondWindow, limits, offset, limit } = request
  const order = orderKeys(definition, request.sort)
  const body = {
    query: narrowed(query, request.facetFilters),
    from: isBeyondWindow ? 0 : offset,
    size: isBeyondWindow ? 0 : limit,
    track_total_hits: limits.exactTotalMax === undefined ? true : limits.exactTotalMax + 1,
    sort: sortOf(order, request),
    track_scores: request.sort === 'relevance',
    _source: 'card',
  }
  const isDeep = offset >= DEEP && limit > 0 && !isBeyondWindow
  return (
    (isDeep
      ? await deepPage((deep) => ask(searched, deep), body, { index: searched.index, order, request }).catch(
          inOlderIndex,
        )
      : null) ?? (await ask(searched, body))
  )
}

/**
 * An index that was made before it held beginnings in numbers takes pages in the plain way until it is
 * rebuilt.
 */
function inOlderIndex(error: unknown): null {
  if (isOfOlderIndex(error)) return null
  throw error
}

function inScope(query: Query, { scope }: PlainRequest): Query {
  return narrowed(query, scope)
}

function narrowed(query: Query, filters: PlainFilters): Query {
  return filters.size > 0 ? { bool: { must: query, filter: filtersQuery(filters) } } : query
}

function totalOf({ hits: { total } }: estypes.SearchResponse<Stored>): number {
  return typeof total === 'number' ? total : (total?.value ?? 0)
}

/**
 * How many records hold each term, with as many slips as it tolerates. To ask costs a fraction of guessing at
 * words that need no guess.
 */
async function countMatches(
  { client, index, fields }: Searched,
  terms: readonly QueryTerm[],
): Promise<Map<string, number>> {
  const filters = Object.fromEntries(terms.map((term) => [term.token, termQuery(fields, term)]))
  const { aggregations } = await reaching(() =>
    client.search(
      { index, size: 0, aggs: { counts: { filters: { filters } } } },
      { requestTimeout: SEARCH_TIMEOUT_MS },
    ),
  )
  return new Map(
    Object.entries(responseSchema.parse(aggregations).counts.buckets).map(([token, { doc_count }]) => [
      token,
      doc_count,
    ]),
  )
}
