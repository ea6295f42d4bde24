import type { AnyIndex } from '../../index-definition.ts'
import { matchWeights } from '../../relevance/weights.ts'
import { nameLexeme, quotedLexeme, secondLexeme, wholeLexeme } from './lexemes.ts'
import type { Bind, Matching } from './matching.ts'
import { sameWordQuery, termLexemes, termQuery, wayQuery, type TermMatch } from './term-match.ts'

/** What a short name adds at most: of two that match alike, the one with less beside it is meant. */
const SHORT_NAME = 0.3
/** What ts_rank makes of one occurrence in a field of weight 1. */
const ONE_OCCURRENCE = 0.6

/** One reading of a text: which rows match, which to look at first where they are many, and how well a row matches. */
export interface TextSql {
  matching: Exclude<Matching, null>
  /** Queries for the best rows, strongest kind first. */
  bestFirst: readonly string[]
  /** Asked for only where it is used: Postgres refuses a value that is bound and stands nowhere. */
  score(bind: Bind): string
}

/** Among more terms the ways to leave some out are too many to list. */
const LISTED_TERMS_MAX = 8

export function textSql({ textFields }: AnyIndex, whole: string, matches: readonly TermMatch[], atLeast: number): TextSql {
  const weights = relativeWeights(textFields)
  const terms = matches.map((match) => termQuery(match))
  const isWhole = atLeast === matches.length
  return {
    matching: isWhole ? { query: terms.join(' & ') } : atLeast === 1 ? { query: terms.join(' | ') } : { queries: terms, atLeast },
    bestFirst: [quotedLexeme(wholeLexeme(whole)), ...(isWhole ? inHeads(matches) : allButOne(terms))],
    score: (bind) => [
      ...matches.map((match) => termScore(match, weights, bind)),
      ...pairScores(matches, weights, bind),
      ...nameScores(whole, matches, bind),
    ].join('\n+ '),
  }
}

/** Every term in the name; every term in the name or in the field after it. */
function inHeads(matches: readonly TermMatch[]): string[] {
  const inName = matches.map((match) => termLexemes(match, nameLexeme))
  const inSecond = matches.map((match) => termLexemes(match, secondLexeme))
  return [inName.join(' & '), inName.map((query, at) => `(${query} | ${inSecond[at]})`).join(' & ')]
}

function allButOne(terms: readonly string[]): string[] {
  if (terms.length < 3 || terms.length > LISTED_TERMS_MAX) return []
  return [terms.map((_, leftOut) => `(${terms.filter((__, at) => at !== leftOut).join(' & ')})`).join(' | ')]
}

/** The term's best match over all fields and forms. */
function termScore(match: TermMatch, { marked, elsewhere }: Weights, bind: Bind): string {
  const marks = bind(marked.toReversed())
  const ways = match.ways.map(
    // ts_rank divides by the number of words asked for.
    (way) => `${matchWeights[way.how] * way.words.length} * ts_rank(${marks}::real[], heads, ${bind(wayQuery(way))}::tsquery)`,
  )
  const beside = when(`lexemes @@ ${bind(termQuery(match))}::tsquery`, elsewhere * ONE_OCCURRENCE)
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
