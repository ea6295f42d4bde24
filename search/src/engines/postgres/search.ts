import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import { chooseReading, MENTIONS_MAX, termsOf } from '../../relevance/choose-reading.ts'
import { planQuery, type QueryPlan, type QueryTerm, type Reading } from '../../relevance/query-plan.ts'
import type { Alternative } from '../../relevance/variants/alternatives.ts'
import { understoodAs } from '../../relevance/understood.ts'
import type { SearchResult, Understood } from '../../search-request.ts'
import type { SqlConnection, SqlExecutor } from '../../sql-executor.ts'
import { isNamedByAll, markedCard, tokensOfCard } from '../card-texts.ts'
import { readCard } from '../card.ts'
import { beginsWithBest, type PlainRequest } from '../plain-request.ts'
import { ask, type MatchCounts, type Response } from './ask.ts'
import { browse, type BrowseCounts } from './browse.ts'
import { changeMarkOnce } from './changes.ts'
import { createCountCache } from './count-cache.ts'
import { countHistograms, type Histograms } from './histograms.ts'
import { matchingRows, type Bind, type Matching } from './matching.ts'
import { onOneConnection } from './query-settings.ts'
import { liveTables, type Tables } from './tables.ts'
import { phrasePremises, termMatch, type Expansions, termQuery, type TermMatch } from './term-match.ts'
import { aboutAll, textSql, type TextSql } from './text-query.ts'
import { findForms, findTypos } from './vocabulary.ts'

const NONE: ReadonlySet<string> = new Set()

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
    const { response, terms, matching, understood } = await firstReading(connection, definition, request, {
      ...caches,
      mark,
    })
    const hits = response.hits.map(({ card, score }) => ({
      document: readCard(definition, card),
      score,
      ...(request.highlight && markedCard(definition, card, terms)),
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
      understood,
      terms,
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
  isMatched: boolean
  matching: Matching
  /** Those that were looked for. */
  terms: readonly QueryTerm[]
  understood: Understood
}

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
      isMatched: true,
      matching: null,
      terms: [],
      understood: { kind: 'exact' },
    }
  const tables = liveTables(definition)
  const forms = await findForms(sql, tables, plan.terms)
  let typos: Expansions['typos'] = new Map()
  const matchOf = (term: QueryTerm) => termMatch(term, { forms, typos })
  const counting = (terms: readonly QueryTerm[]) => countMatches(sql, tables, terms.map(matchOf))
  return await chooseReading(
    plan,
    {
      read: async (reading) =>
        await read(sql, definition, request, plan, reading, { matchOf, forms, typos, caches }),
      isSubject: async ({ response: { hits } }) =>
        hits.some(({ card }) => isNamedByAll(definition, card, plan.terms)) ||
        (await isSubject(sql, definition, request, plan.terms.map(matchOf))),
      async known() {
        typos = await findTypos(sql, tables, plan.terms)
        return knownTerms(plan, forms)
      },
      async counted(terms) {
        const exact = await counting(terms.map((term) => ({ ...term, typos: 0 })))
        // The last word may be the beginning of one, which is no guess either.
        const certain = new Set([...exact].filter(([, count]) => count > 0).map(([token]) => token))
        const guesses =
          certain.size < terms.length ? await counting(terms.filter(({ token }) => !certain.has(token))) : []
        return { certain, counts: new Map([...exact, ...guesses]) }
      },
    },
    definition,
  )
}

async function isSubject(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  matches: readonly TermMatch[],
): Promise<boolean> {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const { documents } = liveTables(definition)
  const about = aboutAll(matches)
  const all = matchingRows(documents, ['id'], { query: about.query }, request.scope, bind)
  const inFields = matchingRows(documents, ['id'], about, request.scope, bind)
  const rows = await sql.query(
    `WITH mentions AS (SELECT 1 FROM ${all} AS rows LIMIT ${MENTIONS_MAX + 1})
     SELECT 'all' AS token, CASE
       WHEN (SELECT count(*) FROM mentions) > ${MENTIONS_MAX} THEN 1
       ELSE (SELECT count(*)::int FROM (SELECT 1 FROM ${inFields} AS rows LIMIT 1) AS about)
     END AS count`,
    params,
  )
  return rowsSchema.parse(rows).some(({ count }) => count > 0)
}

/** Terms that stand in the index in any form or way to write them. */
function knownTerms({ terms }: QueryPlan, forms: Expansions['forms']): Set<string> {
  const isKnown = (tokens: readonly string[]) => tokens.every((token) => forms.has(token))
  return new Set(
    terms
      .filter(
        ({ token, alternatives }) =>
          isKnown([token]) ||
          alternatives.some(({ tokens, how }) => (tokens.length === 1 || isTold(how)) && isKnown(tokens)),
      )
      .map(({ token }) => token),
  )
}

/**
 * Whether somebody wrote down that both mean the same. Other phrases are tries, and most of them nobody's
 * words.
 */
function isTold(how: Alternative['how']): boolean {
  return how === 'synonym' || how === 'abbreviation'
}

interface ReadWith extends Expansions {
  matchOf(term: QueryTerm): TermMatch
  caches: MarkedCaches
}

async function read(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  plan: QueryPlan,
  reading: Reading,
  { matchOf, forms, typos, caches }: ReadWith,
): Promise<Read> {
  const { inHeads = NONE, orNamedBy, orDescribed = 0 } = reading
  const text = textSql(definition, {
    tokens: plan.tokens,
    core: plan.core,
    matches: reading.terms.map(matchOf),
    intent: plan.intent.map(matchOf),
    inHeads,
    naming: orNamedBy?.map(matchOf) ?? null,
    describing: orDescribed,
  })
  const response = await ask(sql, definition, request, text, { mark: caches.mark, cache: caches.matched })
  const terms = termsOf(reading)
  const isBest = orNamedBy !== undefined || beginsWithBest(request)
  const best = orNamedBy
    ? await bestOfAll(sql, definition, request, text, { response, terms, matchOf, caches })
    : { card: response.hits[0]?.card, holds: terms }
  const near = ({ token }: QueryTerm) => [
    ...(forms.has(token) ? [token] : []),
    ...(typos.get(token) ?? []).map(({ word }) => word),
  ]
  return {
    response,
    isMatched: response.matched,
    matching: text.matching,
    terms,
    understood: understoodAs(plan, best.holds, tokensOfCard(best.card), near, { isBest }),
  }
}

/** The best of all records that are found, whatever page and filters are asked for, and the terms it holds. */
async function bestOfAll(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  text: TextSql,
  {
    response,
    terms,
    matchOf,
    caches: { mark, matched: cache },
  }: {
    response: Response
    terms: readonly QueryTerm[]
    matchOf: (term: QueryTerm) => TermMatch
    caches: MarkedCaches
  },
): Promise<{ card: Response['hits'][number]['card'] | undefined; holds: readonly QueryTerm[] }> {
  const isBest = beginsWithBest(request) && request.facetFilters.size === 0
  const [best] =
    isBest || !response.matched
      ? response.hits
      : (
          await ask(
            sql,
            definition,
            {
              ...request,
              sort: 'relevance',
              offset: 0,
              limit: 1,
              isBeyondWindow: false,
              facets: [],
              facetFilters: new Map(),
            },
            text,
            { mark, cache },
          )
        ).hits
  if (!best) return { card: undefined, holds: terms }
  const matches = terms.map(matchOf)
  const rows = await sql.query(
    `SELECT token, 1 AS count
     FROM unnest($2::text[], $3::text[]) AS asked (token, query), ${liveTables(definition).documents}
     WHERE id = $1 AND lexemes @@ query::tsquery`,
    [
      best.card['id'],
      matches.map(({ token }) => token),
      matches.map((match) => [termQuery(match), ...phrasePremises(match)].join(' | ')),
    ],
  )
  const held = new Set(rowsSchema.parse(rows).map(({ token }) => token))
  return { card: best.card, holds: terms.filter(({ token }) => held.has(token)) }
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
    [
      matches.map(({ token }) => token),
      matches.map((match) =>
        [
          termQuery(match),
          ...phrasePremises({ ...match, phrases: match.phrases.filter(({ how }) => isTold(how)) }),
        ].join(' | '),
      ),
    ],
  )
  return new Map(rowsSchema.parse(rows).map(({ token, count }) => [token, count]))
}
