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

/** Names in which every term begins a word; with one typo where there is no such name. */
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
    const answer = await reaching(() =>
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
    return answer.hits.hits.map(({ _source }) => readCard(definition, _source?.card))
  }
  const cards = await completing(everyTerm(name, plan.terms))
  return cards.length > 0 ? cards : completing(oneTypo(name, plan.terms))
}

function startingWith(name: string, { whole }: QueryPlan): Query {
  return { constant_score: { filter: { prefix: { [`${name}.whole`]: { value: whole } } } } }
}

function everyTerm(name: string, terms: readonly QueryTerm[]): Query {
  return { bool: { filter: terms.map(({ token }) => ({ prefix: { [name]: { value: token } } })) } }
}

/** Each term in turn is the misspelled one. Beginnings are compared with beginnings: nobody has typed the word's end yet. */
function oneTypo(name: string, terms: readonly QueryTerm[]): Query {
  const readings = terms.flatMap((misspelled) => {
    if (misspelled.typos === 0) return []
    const others = terms.filter((term) => term !== misspelled)
    const field = misspelled.token.length < LONGEST_START ? `${name}.starts` : name
    return [{ bool: { filter: [{ fuzzy: { [field]: { value: misspelled.token, fuzziness: 1 } } }, everyTerm(name, others)] } }]
  })
  return readings.length > 0 ? { bool: { should: readings } } : { match_none: {} }
}
