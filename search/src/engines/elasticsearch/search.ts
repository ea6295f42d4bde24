import type { estypes } from '@elastic/elasticsearch'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import { guessedReadings, partialReadings, planQuery, strictReading, type QueryTerm, type Reading } from '../../relevance/query-plan.ts'
import { understoodAs } from '../../relevance/understood.ts'
import type { SearchResult, Understood } from '../../search-request.ts'
import { readCard } from '../card.ts'
import { highlightsOfCard, tokensOfCard } from '../card-texts.ts'
import type { PlainRequest } from '../plain-request.ts'
import { facetsQuery, filtersQuery, readFacets } from './facets.ts'
import { reaching } from './failures.ts'
import { countHistograms } from './histograms.ts'
import { countMatches } from './rarity.ts'
import type { Searched } from './scored-fields.ts'
import type { Stored } from './document.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'
import { textQuery } from './text-query.ts'
import { sortName } from './sorting.ts'

type Query = estypes.QueryDslQueryContainer

export async function search<Card extends IndexedDocument>(
  searched: Searched,
  definition: IndexOf<Card>,
  request: PlainRequest,
): Promise<SearchResult<Card>> {
  const { response, query, terms, understoodBy } = await firstReading(searched, definition, request)
  const hits = response.hits.hits.map(({ _source, _score }) => {
    const document = readCard(definition, _source?.card)
    return { document, score: _score ?? null, ...(request.highlight && { highlights: highlightsOfCard(definition, document, terms) }) }
  })
  const histograms = await countHistograms(searched.client, searched.index, inScope(query, request), request)
  return { total: totalOf(response), hits, facets: readFacets(response, request), histograms, understood: understoodBy(tokensOfCard(hits[0]?.document)) }
}

interface Read {
  response: estypes.SearchResponse<Stored>
  query: Query
  /** Those that were looked for. */
  terms: readonly QueryTerm[]
  understoodBy(best: readonly string[]): Understood
}

/** Facet filters do not decide how a text is read: one without a match is an empty page, not a reason to guess. */
async function firstReading(searched: Searched, definition: AnyIndex, request: PlainRequest): Promise<Read> {
  const plan = planQuery(request.text, { tokensMax: request.limits.tokensMax, synonyms: request.synonyms })
  const everything: Query = { match_all: {} }
  if (!plan) return { response: await ask(searched, searchBody(definition, request, everything)), query: everything, terms: [], understoodBy: () => ({ kind: 'exact' }) }
  const read = async (reading: Reading): Promise<Read> => {
    const query = textQuery(searched.fields, plan, reading)
    const response = await ask(searched, searchBody(definition, request, query))
    return { response, query, terms: reading.terms, understoodBy: (best) => understoodAs(plan, reading, best, () => []) }
  }
  const strict = await read(strictReading(plan))
  if (matchedBeforeFilters(strict.response) > 0) return strict
  const exact = plan.terms.map((term) => ({ ...term, typos: 0, isBeginning: false }) as const)
  const counts = await countMatches(searched, exact)
  const known = new Set([...counts].filter(([, count]) => count > 0).map(([token]) => token))
  for (const reading of guessedReadings(plan, known)) {
    const guessed = await read(reading)
    if (matchedBeforeFilters(guessed.response) > 0) return guessed
  }
  if (plan.terms.length === 1) return strict
  const counting = async (terms: readonly QueryTerm[]) => (terms.length > 0 ? [...(await countMatches(searched, terms))].filter(([, count]) => count > 0) : [])
  const unknown = plan.terms.filter(({ token }) => !known.has(token))
  // The last word may be the beginning of one, which is no guess either.
  const begun = await counting(unknown.filter(({ isBeginning }) => isBeginning).map((term) => ({ ...term, typos: 0 })))
  const certain = new Set([...known, ...begun.map(([token]) => token)])
  const guesses = await counting(unknown.filter(({ token }) => !certain.has(token)))
  for (const reading of partialReadings(plan, certain, new Map([...counts, ...begun, ...guesses]))) {
    const partial = await read(reading)
    if (matchedBeforeFilters(partial.response) > 0) return partial
  }
  return strict
}

function ask({ client, index }: Searched, body: estypes.SearchRequest): Promise<estypes.SearchResponse<Stored>> {
  return reaching(() => client.search<Stored>({ index, ...body }, { requestTimeout: SEARCH_TIMEOUT_MS }))
}

function searchBody(definition: AnyIndex, request: PlainRequest, query: Query): estypes.SearchRequest {
  const { isBeyondWindow } = request
  return {
    query: inScope(query, request),
    // After the query, so that a facet may be counted without its own filter.
    post_filter: filtersQuery(request.facetFilters),
    aggs: { ...facetsQuery(request), [MATCHED]: { filter: { match_all: {} } } },
    from: isBeyondWindow ? 0 : request.offset,
    size: isBeyondWindow ? 0 : request.limit,
    track_total_hits: true,
    sort: sortOf(definition, request),
    track_scores: request.sort === 'relevance',
    _source: 'card',
  }
}

function inScope(query: Query, { scope }: PlainRequest): Query {
  return scope.size > 0 ? { bool: { must: query, filter: filtersQuery(scope) } } : query
}

/** Ties are settled by the definition's first sort key and the id, so that pages never overlap. */
function sortOf({ sortFields }: AnyIndex, { sort }: PlainRequest): estypes.Sort {
  const names = new Map(sortFields.map((key) => [key.field, sortName(key)]))
  const wanted: estypes.SortCombinations[] = sort === 'relevance' ? [{ _score: { order: 'desc' } }] : sort.map(({ field, direction }) => ({ [names.get(field) ?? field]: direction }))
  return [...wanted, { [sortName(sortFields[0])]: 'asc' }, { id: 'asc' }]
}

const MATCHED = 'matched'

function matchedBeforeFilters({ aggregations }: estypes.SearchResponse<Stored>): number {
  const matched = aggregations?.[MATCHED]
  return matched && 'doc_count' in matched ? Number(matched.doc_count) : 0
}

function totalOf({ hits: { total } }: estypes.SearchResponse<Stored>): number {
  return typeof total === 'number' ? total : (total?.value ?? 0)
}
