import type { estypes } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import { chooseReading, MENTIONS_MAX, termsOf } from '../../relevance/choose-reading.ts'
import { planQuery, type QueryPlan, type QueryTerm, type Reading } from '../../relevance/query-plan.ts'
import { understoodAs } from '../../relevance/understood.ts'
import type { SearchResult, Understood } from '../../search-request.ts'
import { isNamedByAll, markedCard, tokensOfCard } from '../card-texts.ts'
import { readCard } from '../card.ts'
import { beginsWithBest, type PlainFilters, type PlainRequest } from '../plain-request.ts'
import { DEEP, deepPage } from './deep-page.ts'
import type { Stored } from './document.ts'
import { facetsQuery, filtersQuery, readFacets } from './facets.ts'
import { isOfOlderIndex, reaching } from './failures.ts'
import { countDividedHistograms, readSteppedHistograms, steppedHistogramsQuery } from './histograms.ts'
import type { Searched, SomeFields } from './scored-fields.ts'
import { orderKeys, sortOf } from './sorting.ts'
import { textQuery, termQuery } from './text-query.ts'
import { findTypos, type Typos } from './vocabulary.ts'

const responseSchema = z.object({
  counts: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) }),
})

type Query = estypes.QueryDslQueryContainer

/** Name, people and categories. */
const SUBJECT_FIELDS = 3

export async function search<Card extends IndexedDocument>(
  searched: Searched,
  definition: IndexOf<Card>,
  request: PlainRequest,
): Promise<SearchResult<Card>> {
  const { found, query, terms, understood } = await firstReading(searched, definition, request)
  const hits = found.hits.hits.hits.map(({ _source, _score }) => {
    const document = readCard(definition, _source?.card)
    return {
      document,
      score: _score ?? null,
      ...(request.highlight && markedCard(definition, document, terms)),
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
    understood,
    terms,
  }
}

interface Read {
  found: Found
  isMatched: boolean
  query: Query
  /** Those that were looked for. */
  terms: readonly QueryTerm[]
  understood: Understood
}

interface Guesses {
  typos: Typos
  /** Terms that stand in the index as they are typed. */
  known: ReadonlySet<string>
}

async function firstReading(searched: Searched, definition: AnyIndex, request: PlainRequest): Promise<Read> {
  const plan = planQuery(request.text, { tokensMax: request.limits.tokensMax, synonyms: request.synonyms })
  const everything: Query = { match_all: {} }
  if (!plan)
    return {
      found: await find(searched, definition, request, everything),
      query: everything,
      terms: [],
      isMatched: true,
      understood: { kind: 'exact' },
    }
  const exact = plan.terms.map((term) => ({ ...term, typos: 0, isBeginning: false }) as const)
  let counts: ReadonlyMap<string, number> = new Map()
  let known: ReadonlySet<string> = new Set()
  let typos: Typos = new Map()
  return await chooseReading(
    plan,
    {
      read: async (reading) => await read(searched, definition, request, plan, reading, { typos, known }),
      isSubject: async ({ found }) =>
        found.hits.hits.hits.some(({ _source }) => isNamedByAll(definition, _source?.card, plan.terms)) ||
        (await isSubject(searched, request, plan.terms)),
      async known() {
        ;[counts, typos] = await Promise.all([countMatches(searched, exact), findTypos(searched, plan.terms)])
        known = heldAtAll(counts)
        return known
      },
      async counted(terms) {
        const counting = async (some: readonly QueryTerm[]) =>
          some.length > 0
            ? [...(await countMatches(searched, some, typos))].filter(([, count]) => count > 0)
            : []
        const unknown = terms.filter(({ token }) => !known.has(token))
        // The last word may be the beginning of one, which is no guess either.
        const begun = await counting(
          unknown.filter(({ isBeginning }) => isBeginning).map((term) => ({ ...term, typos: 0 })),
        )
        const certain = new Set([...known, ...begun.map(([token]) => token)])
        const guesses = await counting(unknown.filter(({ token }) => !certain.has(token)))
        return { certain, counts: new Map([...counts, ...begun, ...guesses]) }
      },
    },
    definition,
  )
}

function heldAtAll(counts: ReadonlyMap<string, number>): Set<string> {
  return new Set([...counts].filter(([, count]) => count > 0).map(([token]) => token))
}

async function isSubject(
  searched: Searched,
  request: PlainRequest,
  terms: readonly QueryTerm[],
): Promise<boolean> {
  const holding = (fields: SomeFields) =>
    inScope({ bool: { filter: terms.map((term) => termQuery(fields, term)) } }, request)
  const count = async (fields: SomeFields, most: number) =>
    totalOf(await ask(searched, { query: holding(fields), size: 0, track_total_hits: most }))
  const [about, mentioned] = await Promise.all([
    count(searched.fields.slice(0, SUBJECT_FIELDS), 1),
    count(searched.fields, MENTIONS_MAX + 1),
  ])
  return about > 0 || mentioned > MENTIONS_MAX
}

async function read(
  searched: Searched,
  definition: AnyIndex,
  request: PlainRequest,
  plan: QueryPlan,
  reading: Reading,
  { typos, known }: Guesses,
): Promise<Read> {
  const query = textQuery(searched.fields, plan, reading, definition, typos)
  const found = await find(searched, definition, request, query)
  const terms = termsOf(reading)
  const isBest = reading.orNamedBy !== undefined || beginsWithBest(request)
  const near = ({ token }: QueryTerm) =>
    known.has(token) ? [] : (typos.get(token) ?? []).map(({ word }) => word)
  const best =
    reading.orNamedBy && found.isMatched
      ? await bestOfAll(searched, request, query, terms)
      : { card: found.hits.hits.hits[0]?._source?.card, holds: terms }
  return {
    found,
    isMatched: found.isMatched,
    query,
    terms,
    understood: understoodAs(plan, best.holds, tokensOfCard(best.card), near, { isBest }),
  }
}

/** The best of all records that are found, whatever page and filters are asked for, and the terms it holds. */
async function bestOfAll(
  searched: Searched,
  request: PlainRequest,
  query: Query,
  terms: readonly QueryTerm[],
): Promise<{ card: unknown; holds: readonly QueryTerm[] }> {
  const { hits } = await ask(searched, {
    query: inScope(query, request),
    size: 1,
    track_total_hits: false,
    _source: 'card',
  })
  const [best] = hits.hits
  const matched = new Set([best?.matched_queries ?? []].flat())
  return { card: best?._source?.card, holds: terms.filter(({ token }) => matched.has(token)) }
}

function ask(
  { client, index }: Searched,
  body: estypes.SearchRequest,
): Promise<estypes.SearchResponse<Stored>> {
  return reaching(() => client.search<Stored>({ index, ...body }))
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
  typos?: Typos,
): Promise<Map<string, number>> {
  const filters = Object.fromEntries(terms.map((term) => [term.token, termQuery(fields, term, typos)]))
  const { aggregations } = await reaching(() =>
    client.search({ index, size: 0, aggs: { counts: { filters: { filters } } } }),
  )
  return new Map(
    Object.entries(responseSchema.parse(aggregations).counts.buckets).map(([token, { doc_count }]) => [
      token,
      doc_count,
    ]),
  )
}
