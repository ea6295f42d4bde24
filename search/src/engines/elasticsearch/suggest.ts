import type { Client, estypes } from '@elastic/elasticsearch'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import {
  initialsAndBeginning,
  planQuery,
  type QueryPlan,
  type QueryTerm,
} from '../../relevance/query-plan.ts'
import { readCard } from '../card.ts'
import type { PlainSuggest } from '../plain-request.ts'
import { filtersQuery } from './facets.ts'
import { LONGEST_START } from './analysis.ts'
import { COMPLETION, hasCompletion } from './completion.ts'
import { reaching } from './failures.ts'
import type { Stored } from './document.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'
import { sortName } from './sorting.ts'

type Query = estypes.QueryDslQueryContainer

/**
 * Names in which every term begins a word; with one typo where there is no such name, or two in a long word.
 * Those that begin with the text come first: where they are enough, nothing else is looked for, and a larger
 * index is no slower.
 */
export async function suggest<Card extends IndexedDocument>(
  client: Client,
  index: string,
  definition: IndexOf<Card>,
  { text, limit, scope }: PlainSuggest,
): Promise<Card[]> {
  const plan = planQuery(text, { isTyped: true })
  if (!plan) return []
  const [{ field: name }] = definition.textFields
  const sortKey = sortName(definition.sortFields[0])
  const completing = async (query: Query) => {
    const response = await reaching(() =>
      client.search<Stored>(
        {
          index,
          query: { bool: { filter: [query, filtersQuery(scope)], should: startingWith(name, plan) } },
          // Not by rarity: names that begin with the text, then in the alphabet's order, as in any list of
          // names.
          sort: [{ _score: { order: 'desc' } }, { [sortKey]: 'asc' }, { id: 'asc' }],
          collapse: { field: `${name}.whole` },
          size: limit,
          track_total_hits: false,
          _source: 'card',
        },
        { requestTimeout: SEARCH_TIMEOUT_MS },
      ),
    )
    return response.hits.hits.map(({ _source }) => readCard(definition, _source?.card))
  }
  const begun =
    scope.size === 0 && hasCompletion(definition)
      ? await namesBegunWith(client, index, plan.whole, limit)
      : []
  if (begun.length > 0 && begun.length >= limit) return begun.map(({ card }) => readCard(definition, card))
  const cards = await completing(everyTerm(name, plan.terms))
  if (cards.length > 0 || (await isHeldAsTyped(client, index, heldAsTyped(definition, plan, scope))))
    return cards
  for (const query of [oneTypo(name, plan.terms), twoTypos(name, plan.terms)]) {
    const guessed = query ? await completing(query) : []
    if (guessed.length > 0) return guessed
  }
  return []
}

/**
 * The names that begin with a text, each once, in the alphabet's order: the engine walks along them and stops
 * at the limit.
 */
async function namesBegunWith(
  client: Client,
  index: string,
  whole: string,
  limit: number,
): Promise<Stored[]> {
  const asked = {
    prefix: whole,
    completion: { field: COMPLETION, size: Math.max(1, limit), skip_duplicates: true },
  }
  const { suggest: found } = await reaching(() =>
    client.search<Stored>(
      { index, suggest: { names: asked }, _source: 'card' },
      { requestTimeout: SEARCH_TIMEOUT_MS },
    ),
  )
  return [found?.['names'] ?? []]
    .flat()
    .flatMap(({ options }) =>
      [options].flat().flatMap((option) => ('_source' in option && option._source ? [option._source] : [])),
    )
}

/** What a record holds in its other texts is rightly spelled: nothing is guessed in its place. */
async function isHeldAsTyped(client: Client, index: string, query: Query): Promise<boolean> {
  const { hits } = await reaching(() =>
    client.search(
      { index, query, size: 1, terminate_after: 1, track_total_hits: false, _source: false },
      { requestTimeout: SEARCH_TIMEOUT_MS },
    ),
  )
  return hits.hits.length > 0
}

function heldAsTyped({ textFields }: AnyIndex, { terms }: QueryPlan, scope: PlainSuggest['scope']): Query {
  const inAnyField = terms.map(({ token }) => ({
    bool: { should: textFields.map(({ field }) => ({ term: { [field]: token } })) },
  }))
  return { bool: { filter: [...inAnyField, filtersQuery(scope)] } }
}

function startingWith(name: string, { whole }: QueryPlan): Query {
  return { constant_score: { filter: { prefix: { [`${name}.whole`]: { value: whole } } } } }
}

function everyTerm(name: string, terms: readonly QueryTerm[]): Query {
  return { bool: { filter: terms.map((term) => begunTerm(name, term)) } }
}

function begunTerm(name: string, term: QueryTerm): Query {
  const begun = (word: string): Query => ({ prefix: { [name]: { value: word } } })
  const parts = initialsAndBeginning(term)
  return parts
    ? { bool: { should: [begun(term.token), { bool: { filter: parts.map(begun) } }] } }
    : begun(term.token)
}

/**
 * Each term in turn is the misspelled one. Beginnings are compared with beginnings: nobody has typed the
 * word's end yet.
 */
function oneTypo(name: string, terms: readonly QueryTerm[]): Query | null {
  const field = ({ token }: QueryTerm) => (token.length < LONGEST_START ? `${name}.starts` : name)
  return misspelled(
    terms.filter(({ typos }) => typos > 0),
    (term) => ({ [field(term)]: { value: term.token, fuzziness: 1 } }),
    { name, terms },
  )
}

/** A long word that was typed to its end. */
function twoTypos(name: string, terms: readonly QueryTerm[]): Query | null {
  return misspelled(
    terms.filter(({ typos }) => typos === 2),
    ({ token }) => ({ [name]: { value: token, fuzziness: 2 } }),
    { name, terms },
  )
}

function misspelled(
  some: readonly QueryTerm[],
  fuzzy: (term: QueryTerm) => Record<string, estypes.QueryDslFuzzyQuery>,
  { name, terms }: { name: string; terms: readonly QueryTerm[] },
): Query | null {
  const readings = some.map((term) => ({
    bool: {
      filter: [
        { fuzzy: fuzzy(term) },
        everyTerm(
          name,
          terms.filter((other) => other !== term),
        ),
      ],
    },
  }))
  return readings.length > 0 ? { bool: { should: readings } } : null
}
