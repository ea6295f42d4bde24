import type { Client, estypes } from '@elastic/elasticsearch'
import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { AnyIndex, IndexDefinition, IndexedDocument, SearchRequest, SearchResult } from '../../index-definition.ts'
import { planQuery, strictReading, widerReadings, type Reading } from '../../relevance/query-plan.ts'
import { readCard } from '../card.ts'
import { facetsQuery, filtersQuery, readFacets } from './facets.ts'
import { reaching } from './failures.ts'
import { findKnownTokens } from './known-tokens.ts'
import type { Stored } from './document.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'
import { textQuery } from './text-query.ts'

type Query = estypes.QueryDslQueryContainer

export async function search<Document extends IndexedDocument, Card extends IndexedDocument>(
  client: Client,
  index: string,
  definition: IndexDefinition<Document, Card>,
  request: SearchRequest,
): Promise<SearchResult<Card>> {
  const answer = await firstReading(client, index, definition, request)
  return {
    total: totalOf(answer),
    hits: answer.hits.hits.map(({ _source, _score }) => ({ document: readCard(definition, _source?.card), score: _score ?? null })),
    facets: readFacets(answer, request),
  }
}

/** Filters do not decide how a text is read: a filter without a match is an empty page, not a reason to guess. */
async function firstReading(client: Client, index: string, definition: AnyIndex, request: SearchRequest): Promise<estypes.SearchResponse<Stored>> {
  const plan = planQuery(request.text)
  if (!plan) return ask(client, index, searchBody(definition, request, { match_all: {} }))
  const read = (reading: Reading) => ask(client, index, searchBody(definition, request, textQuery(definition.textFields, plan, reading)))
  let answer = await read(strictReading(plan))
  if (matchedBeforeFilters(answer) > 0) return answer
  for (const reading of widerReadings(plan, await findKnownTokens(client, index, definition, plan.terms))) {
    answer = await read(reading)
    if (matchedBeforeFilters(answer) > 0) break
  }
  return answer
}

function ask(client: Client, index: string, body: estypes.SearchRequest): Promise<estypes.SearchResponse<Stored>> {
  return reaching(() => client.search<Stored>({ index, ...body }, { requestTimeout: SEARCH_TIMEOUT_MS }))
}

function searchBody(definition: AnyIndex, request: SearchRequest, query: Query): estypes.SearchRequest {
  const isBeyondWindow = request.offset + request.limit > dictionaryLimits.searchWindow
  return {
    query,
    // After the query, so that a facet may be counted without its own filter.
    post_filter: filtersQuery(request.filters),
    aggs: { ...facetsQuery(request), [MATCHED]: { filter: { match_all: {} } } },
    from: isBeyondWindow ? 0 : request.offset,
    size: isBeyondWindow ? 0 : request.limit,
    track_total_hits: true,
    sort: sortOf(definition, request),
    track_scores: request.sort === 'relevance',
    _source: 'card',
  }
}

/** Ties are settled by the definition's first sort key and the id, so that pages never overlap. */
function sortOf({ sortFields: [first] }: AnyIndex, { sort }: SearchRequest): estypes.Sort {
  const wanted: estypes.SortCombinations = sort === 'relevance' ? { _score: { order: 'desc' } } : { [sort.field]: sort.direction }
  return [wanted, { [first.field]: 'asc' }, { id: 'asc' }]
}

const MATCHED = 'matched'

function matchedBeforeFilters({ aggregations }: estypes.SearchResponse<Stored>): number {
  const matched = aggregations?.[MATCHED]
  return matched && 'doc_count' in matched ? Number(matched.doc_count) : 0
}

function totalOf({ hits: { total } }: estypes.SearchResponse<Stored>): number {
  return typeof total === 'number' ? total : (total?.value ?? 0)
}
