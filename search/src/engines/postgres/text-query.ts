import type { AnyIndex } from '../../index-definition.ts'
import { matchWeights } from '../../relevance/weights.ts'
import { sameWordQuery, termQuery, wayQuery, type TermMatch } from './term-match.ts'

/** What a short name adds at most: of two that match alike, the one with less beside it is meant. */
const SHORT_NAME = 0.3
/** What ts_rank makes of one occurrence in a field of weight 1. */
const ONE_OCCURRENCE = 0.6

/** SQL for one reading: which rows match, and how well. */
export interface TextSql {
  condition: string
  /** Asked for only where it is used: Postgres refuses a value that is bound and stands nowhere. */
  score: () => string
}

/** Gives the placeholder of a value that is added to a statement. */
export type Bind = (value: unknown) => string

export function textSql({ textFields }: AnyIndex, whole: string, matches: readonly TermMatch[], atLeast: number, bind: Bind): TextSql {
  const weights = relativeWeights(textFields)
  return {
    condition: conditionOf(matches, atLeast, bind),
    score: () => [
      ...matches.map((match) => termScore(match, weights, bind)),
      ...pairScores(matches, weights, bind),
      ...nameScores(whole, matches, bind),
    ].join('\n+ '),
  }
}

function conditionOf(matches: readonly TermMatch[], atLeast: number, bind: Bind): string {
  const queries = matches.map((match) => termQuery(match))
  const found = (query: string) => `words @@ ${bind(query)}::tsquery`
  if (atLeast === matches.length) return found(queries.join(' & '))
  const any = found(queries.join(' | '))
  return atLeast === 1 ? any : `${any} AND ${queries.map((query) => `(${found(query)})::int`).join(' + ')} >= ${atLeast}`
}

/** The term's best match over all fields and forms. */
function termScore(match: TermMatch, { marked, elsewhere }: Weights, bind: Bind): string {
  const marks = bind(marked.toReversed())
  const ways = match.ways.map(
    // ts_rank divides by the number of words asked for.
    (way) => `${matchWeights[way.how] * way.words.length} * ts_rank(${marks}::real[], heads, ${bind(wayQuery(way))}::tsquery)`,
  )
  const beside = when(`words @@ ${bind(termQuery(match))}::tsquery`, elsewhere * ONE_OCCURRENCE)
  return `greatest(${[...ways, beside].join(', ')})`
}

/** Only in the two weightiest fields, names and people: elsewhere neighbourhood tells little and costs much. */
function pairScores(matches: readonly TermMatch[], { marked: [a, b] }: Weights, bind: Bind): string[] {
  return matches.slice(1).flatMap((second, index) => {
    const first = matches[index] ?? second
    return ([['A', a], ['B', b]] as const).map(([mark, weight]) => {
      const pair = [termQuery(first, mark), termQuery(second, mark)]
      return when(`heads @@ ${bind(`${pair.join(' <-> ')} | ${pair.toReversed().join(' <-> ')}`)}::tsquery`, matchWeights.pair * weight)
    })
  })
}

function nameScores(whole: string, matches: readonly TermMatch[], bind: Bind): string[] {
  const inName = matches.map((match) => termQuery(match, 'A'))
  return [
    when(`name = ${bind(whole)}`, matchWeights.whole),
    when(`name_length = ${matches.length} AND heads @@ ${bind(matches.map(sameWordQuery).join(' & '))}::tsquery`, matchWeights.sameWords),
    ...(matches.length > 1 ? [when(`heads @@ ${bind(inName.join(' <-> '))}::tsquery`, matchWeights.phrase)] : []),
    `${SHORT_NAME}::real / (name_length + 1)`,
  ]
}

function when(condition: string, score: number): string {
  return `CASE WHEN ${condition} THEN ${score} ELSE 0 END`
}

interface Weights {
  /** Of the fields marked A to D in `heads`. */
  marked: [number, number, number, number]
  /** Of words that stand in other fields only. */
  elsewhere: number
}

/** As shares of the greatest weight, the name's. */
function relativeWeights(textFields: AnyIndex['textFields']): Weights {
  const [name] = textFields
  const [a = 1, b = 0, c = 0, d = 0, ...others] = textFields.map(({ weight }) => weight / name.weight)
  return { marked: [a, b, c, d], elsewhere: Math.max(0, ...others) }
}
