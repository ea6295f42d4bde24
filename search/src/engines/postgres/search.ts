import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import {
  guessedReadings,
  partialReadings,
  planQuery,
  strictReading,
  type QueryPlan,
  type QueryTerm,
  type Reading,
} from '../../relevance/query-plan.ts'
import { understoodAs } from '../../relevance/understood.ts'
import type { SearchResult, Understood } from '../../search-request.ts'
import type { SqlConnection, SqlExecutor } from '../../sql-executor.ts'
import { highlightsOfCard, tokensOfCard } from '../card-texts.ts'
import { readCard } from '../card.ts'
import type { PlainRequest } from '../plain-request.ts'
import { ask, type MatchCounts, type Response } from './ask.ts'
import { browse, type BrowseCounts } from './browse.ts'
import { changeMarkOnce } from './changes.ts'
import { createCountCache } from './count-cache.ts'
import { countHistograms, type Histograms } from './histograms.ts'
import type { Matching } from './matching.ts'
import { onOneConnection } from './query-settings.ts'
import { liveTables, type Tables } from './tables.ts'
import { termMatch, type Expansions, termQuery, type TermMatch } from './term-match.ts'
import { textSql } from './text-query.ts'
import { findForms, findTypos } from './vocabulary.ts'

/** A word in more records than this is common; how common does not matter. */
const COUNTED_MAX = 5_000

const rowsSchema = z.array(z.object({ token: z.string(), count: z.int() }))

/** What an engine keeps between searches. */
export type SearchCaches = ReturnType<typeof createSearchCaches>

export function createSearchCaches() {
  return {
    browsed: createCountCache<BrowseCounts>(),
    matched: createCountCache<MatchCounts>(),
    histograms: createCountCache<Histograms>(),
  }
}

export async function search<Card extends IndexedDocument>(
  sql: SqlExecutor,
  definition: IndexOf<Card>,
  request: PlainRequest,
  caches: SearchCaches,
): Promise<SearchResult<Card>> {
  return await onOneConnection(sql, async (connection) => {
    const mark = changeMarkOnce(connection, definition)
    const { response, terms, matching, understoodBy } = await firstReading(connection, definition, request, {
      ...caches,
      mark,
    })
    const hits = response.hits.map(({ card, score }) => ({
      document: readCard(definition, card),
      score,
      ...(request.highlight && { highlights: highlightsOfCard(definition, card, terms) }),
    }))
    const histograms = await countHistograms(connection, definition, request, matching, {
      mark,
      cache: caches.histograms,
    })
    return {
      total: response.total,
      facets: wantedValues(response.facets, request),
      histograms,
      hits,
      understood: understoodBy(tokensOfCard(response.hits[0]?.card)),
    }
  })
}

/** All values are kept between searches, however many of them each wants. */
function wantedValues(
  facets: SearchResult<never>['facets'],
  { facetValues }: PlainRequest,
): SearchResult<never>['facets'] {
  return Object.fromEntries(
    Object.entries(facets).map(([field, values]) => [field, values.slice(0, facetValues.get(field))]),
  )
}

/** With how the index's changes were when a search began. */
type MarkedCaches = SearchCaches & { mark: () => Promise<string> }

interface Read {
  response: Response
  matching: Matching
  /** Those that were looked for. */
  terms: readonly QueryTerm[]
  understoodBy(best: readonly string[]): Understood
}

/**
 * Facet filters do not decide how a text is read: one without a match is an empty page, not a reason to
 * guess.
 */
async function firstReading(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  caches: MarkedCaches,
): Promise<Read> {
  const plan = planQuery(request.text, { tokensMax: request.limits.tokensMax, synonyms: request.synonyms })
  if (!plan)
    return {
      response: await browse(sql, definition, request, { mark: caches.mark, cache: caches.browsed }),
      matching: null,
      terms: [],
      understoodBy: () => ({ kind: 'exact' }),
    }
  const tables = liveTables(definition)
  const read = reading(sql, definition, request, plan, caches)
  const forms = await findForms(sql, tables, plan.terms)
  const strict = await read(strictReading(plan), { forms, typos: new Map() })
  if (strict.response.matched) return strict
  const typos = await findTypos(sql, tables, plan.terms)
  const known = knownTerms(plan, forms)
  for (const next of guessedReadings(plan, known)) {
    const guessed = await read(next, { forms, typos })
    if (guessed.response.matched) return guessed
  }
  if (plan.terms.length === 1) return strict
  const counting = (terms: readonly QueryTerm[]) =>
    countMatches(
      sql,
      tables,
      terms.map((term) => termMatch(term, { forms, typos })),
    )
  const exact = await counting(plan.terms.map((term) => ({ ...term, typos: 0 })))
  // The last word may be the beginning of one, which is no guess either.
  const certain = new Set([...exact].filter(([, count]) => count > 0).map(([token]) => token))
  const guesses =
    certain.size < plan.terms.length
      ? await counting(plan.terms.filter(({ token }) => !certain.has(token)))
      : []
  for (const next of partialReadings(plan, certain, new Map([...exact, ...guesses]))) {
    const partial = await read(next, { forms, typos })
    if (partial.response.matched) return partial
  }
  return strict
}

/** Terms that stand in the index in any form or way to write them. */
function knownTerms({ terms }: QueryPlan, forms: Expansions['forms']): Set<string> {
  const isKnown = (tokens: readonly string[]) => tokens.every((token) => forms.has(token))
  return new Set(
    terms
      .filter(
        ({ token, alternatives }) =>
          isKnown([token]) || alternatives.some(({ tokens }) => tokens.length === 1 && isKnown(tokens)),
      )
      .map(({ token }) => token),
  )
}

function reading(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  plan: QueryPlan,
  { mark, matched }: MarkedCaches,
) {
  return async (read: Reading, { forms, typos }: Expansions): Promise<Read> => {
    const text = textSql(
      definition,
      plan.tokens,
      read.terms.map((term) => termMatch(term, { forms, typos })),
      read.inHeads,
    )
    const near = ({ token }: QueryTerm) => [
      ...(forms.has(token) ? [token] : []),
      ...(typos.get(token) ?? []).map(({ word }) => word),
    ]
    return {
      response: await ask(sql, definition, request, text, { mark, cache: matched }),
      matching: text.matching,
      terms: read.terms,
      understoodBy: (best) => understoodAs(plan, read, best, near),
    }
  }
}

/** How many records hold each term, in any way that it may be read. */
async function countMatches(
  sql: SqlConnection,
  { documents }: Tables,
  matches: readonly TermMatch[],
): Promise<Map<string, number>> {
  const rows = await sql.query(
    `SELECT token, (SELECT count(*)::int FROM (SELECT 1 FROM ${documents} WHERE lexemes @@ query::tsquery LIMIT ${COUNTED_MAX}) AS held) AS count
     FROM unnest($1::text[], $2::text[]) AS asked (token, query)`,
    [matches.map(({ token }) => token), matches.map((match) => termQuery(match))],
  )
  return new Map(rowsSchema.parse(rows).map(({ token, count }) => [token, count]))
}
