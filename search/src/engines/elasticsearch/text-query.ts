import type { estypes } from '@elastic/elasticsearch'
import type { AnyIndex } from '../../index-definition.ts'
import type { QueryPlan, QueryTerm, Reading } from '../../relevance/query-plan.ts'
import { matchWeights, PAIR_SLOP } from '../../relevance/weights.ts'

type Query = estypes.QueryDslQueryContainer
type Fields = AnyIndex['textFields']

/** One reading of a text: `must` decides what is found, and with `should` in which order. */
export function textQuery(fields: Fields, plan: QueryPlan, reading: Reading): Query {
  return {
    bool: {
      must: {
        bool: {
          should: plan.terms.map((term) => termQuery(fields, term, reading)),
          minimum_should_match: reading.atLeast,
        },
      },
      should: [...nameQueries(fields[0].field, plan), ...pairQueries(fields, plan)],
    },
  }
}

/** The term's best match over all fields and forms. */
function termQuery(fields: Fields, { token, typos, isBeginning }: QueryTerm, reading: Reading): Query {
  return {
    dis_max: {
      tie_breaker: matchWeights.others,
      queries: [
        anywhere(fields, token, '', matchWeights.word),
        anywhere(fields, token, '.stems', matchWeights.stem),
        ...(isBeginning ? fields.map((field) => beginningQuery(field, token)) : []),
        ...(reading.typos && typos ? fields.map((field) => typoQuery(field, token, typos)) : []),
      ],
    },
  }
}

/**
 * cross_fields gives a word one rarity over all fields. With a rarity per field, a common first name that is seldom in
 * titles made its few titles outrank the makers of that name.
 */
function anywhere(fields: Fields, token: string, subfield: string, share: number): Query {
  return {
    multi_match: {
      type: 'cross_fields',
      query: token,
      fields: fields.map(({ field, weight }) => `${field}${subfield}^${weight * share}`),
      tie_breaker: matchWeights.others,
    },
  }
}

function beginningQuery({ field, weight }: Fields[number], token: string): Query {
  return { constant_score: { filter: { prefix: { [field]: { value: token } } }, boost: weight * matchWeights.beginning } }
}

function typoQuery({ field, weight }: Fields[number], token: string, typos: number): Query {
  return { fuzzy: { [field]: { value: token, fuzziness: typos, boost: weight * matchWeights.typo } } }
}

function nameQueries(name: string, { whole, terms }: QueryPlan): Query[] {
  return [
    { constant_score: { filter: { term: { [`${name}.whole`]: whole } }, boost: matchWeights.whole } },
    { constant_score: { filter: { match: { [`${name}.same_words`]: whole } }, boost: matchWeights.sameWords } },
    ...(terms.length > 1 ? [{ match_phrase: { [`${name}.stems`]: { query: whole, boost: matchWeights.phrase } } }] : []),
  ]
}

/** Only in the two weightiest fields, names and people: elsewhere neighbourhood tells little and costs much. */
function pairQueries(fields: Fields, { terms }: QueryPlan): Query[] {
  const [strongest] = fields
  return terms.slice(1).flatMap(({ token }, index) =>
    fields.slice(0, 2).map(({ field, weight }) => ({
      match_phrase: {
        [field]: { query: `${terms[index]?.token} ${token}`, slop: PAIR_SLOP, boost: (matchWeights.pair * weight) / strongest.weight },
      },
    })),
  )
}
