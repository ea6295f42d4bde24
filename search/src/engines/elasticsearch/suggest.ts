import type { Client, estypes } from '@elastic/elasticsearch'
import type { IndexedDocument, IndexOf } from '../../index-definition.ts'
import { planQuery, type QueryPlan, type QueryTerm } from '../../relevance/query-plan.ts'
import { readCard } from '../card.ts'
import type { PlainSuggest } from '../plain-request.ts'
import { filtersQuery } from './facets.ts'
import { LONGEST_START } from './analysis.ts'
import { reaching } from './failures.ts'
import type { Stored } from './document.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'
import { sortName } from './sorting.ts'

type Query = estypes.QueryDslQueryContainer

/** Names in which every term begins a word; with one typo where there is no such name, or two in a long word. */
export async function suggest<Card extends IndexedDocument>(
  client: Client,
  index: string,
  definition: IndexOf<Card>,
  { text, limit, scope }: PlainSuggest,
): Promise<Card[]> {
  const plan = planQuery(text)
  if (!plan) return []
  const [{ field: name }] = definition.textFields
  const sortKey = sortName(definition.sortFields[0])
  const completing = async (query: Query) => {
    const response = await reaching(() =>
      client.search<Stored>(
        {
          index,
          query: { bool: { filter: [query, filtersQuery(scope)], should: startingWith(name, plan) } },
          // Not by rarity: names that begin with the text, then in the alphabet's order, as in any list of names.
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
  for (const query of [everyTerm(name, plan.terms), oneTypo(name, plan.terms), twoTypos(name, plan.terms)]) {
    const cards = query ? await completing(query) : []
    if (cards.length > 0) return cards
  }
  return []
}

function startingWith(name: string, { whole }: QueryPlan): Query {
  return { constant_score: { filter: { prefix: { [`${name}.whole`]: { value: whole } } } } }
}

function everyTerm(name: string, terms: readonly QueryTerm[]): Query {
  return { bool: { filter: terms.map(({ token }) => ({ prefix: { [name]: { value: token } } })) } }
}

/** Each term in turn is the misspelled one. Beginnings are compared with beginnings: nobody has typed the word's end yet. */
function oneTypo(name: string, terms: readonly QueryTerm[]): Query | null {
  const field = ({ token }: QueryTerm) => (token.length < LONGEST_START ? `${name}.starts` : name)
  return misspelled(terms.filter(({ typos }) => typos > 0), (term) => ({ [field(term)]: { value: term.token, fuzziness: 1 } }), { name, terms })
}

/** A long word that was typed to its end. */
function twoTypos(name: string, terms: readonly QueryTerm[]): Query | null {
  return misspelled(terms.filter(({ typos }) => typos === 2), ({ token }) => ({ [name]: { value: token, fuzziness: 2 } }), { name, terms })
}

function misspelled(some: readonly QueryTerm[], fuzzy: (term: QueryTerm) => Record<string, estypes.QueryDslFuzzyQuery>, { name, terms }: { name: string; terms: readonly QueryTerm[] }): Query | null {
  const readings = some.map((term) => ({ bool: { filter: [{ fuzzy: fuzzy(term) }, everyTerm(name, terms.filter((other) => other !== term))] } }))
  return readings.length > 0 ? { bool: { should: readings } } : null
}
