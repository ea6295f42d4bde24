import type { AnyIndex } from '../../index-definition.ts'
import { matchWeights } from '../../relevance/weights.ts'
import { nameLexeme, quotedLexeme, secondLexeme, wholeLexeme } from './lexemes.ts'
import type { Bind, Matching } from './matching.ts'
import { rewritingsOf } from '../../relevance/variants/rewritings.ts'
import {
  joinedQuery,
  phrasePremises,
  phraseQueries,
  sameWordQuery,
  termLexemes,
  termQuery,
  wayQuery,
  type TermMatch,
} from './term-match.ts'

/** What a short name adds at most: of two that match alike, the one with less beside it is meant. */
const SHORT_NAME = 0.3
const MARKS = ['A', 'B', 'C', 'D'] as const
/** What ts_rank makes of one occurrence in a field of weight 1. */
const ONE_OCCURRENCE = 0.6

/**
 * One reading of a text: which rows match, which to look at first where they are many, and how well a row
 * matches.
 */
export interface TextSql {
  matching: Exclude<Matching, null>
  /** Queries for the best rows, strongest kind first. */
  bestFirst: readonly string[]
  /** Asked for only where it is used: Postgres refuses a value that is bound and stands nowhere. */
  score(bind: Bind): string
}

/** @param isInHeads whether the terms must stand in the first two fields */
export function textSql(
  { textFields }: AnyIndex,
  tokens: readonly string[],
  matches: readonly TermMatch[],
  isInHeads = false,
): TextSql {
  const weights = relativeWeights(textFields)
  const whole = tokens.join(' ')
  const wholes = [whole, ...rewritingsOf(tokens, matches)].map((text) => quotedLexeme(wholeLexeme(text)))
  return {
    matching: isInHeads ? { query: inNameOrSecond(matches) } : matchingOf(matches),
    bestFirst: [wholes.join(' | '), inName(matches), inNameOrSecond(matches)],
    score: (bind) =>
      [
        ...matches.map((match) => termScore(match, weights, bind)),
        ...pairScores(matches, weights, bind),
        ...nameScores(tokens, matches, bind),
      ].join('\n+ '),
  }
}

function inName(matches: readonly TermMatch[]): string {
  return matches.map((match) => termLexemes(match, nameLexeme)).join(' & ')
}

function inNameOrSecond(matches: readonly TermMatch[]): string {
  return matches
    .map((match) => `(${termLexemes(match, nameLexeme)} | ${termLexemes(match, secondLexeme)})`)
    .join(' & ')
}

/** The index of all words finds what may hold a phrase; whether it does is seen in `heads`. */
function matchingOf(matches: readonly TermMatch[]): TextSql['matching'] {
  return {
    query: matches
      .map((match) => `(${[termQuery(match), ...phrasePremises(match)].join(' | ')})`)
      .join(' & '),
    held: matches.flatMap((match) =>
      match.phrases.length > 0
        ? [{ words: termQuery(match), phrases: phraseQueries(match).map(({ query }) => query) }]
        : [],
    ),
  }
}

/** The term's best match over all fields and forms. */
function termScore(match: TermMatch, { marked, elsewhere }: Weights, bind: Bind): string {
  const marks = bind(marked.toReversed())
  const ways = match.ways.map(
    // ts_rank divides by the number of words asked for.
    (way) =>
      `${matchWeights[way.how] * way.words.length} * ts_rank(${marks}::real[], heads, ${bind(wayQuery(way))}::tsquery)`,
  )
  // Every row that is scored holds the term somewhere.
  return `greatest(${[...ways, ...phraseScores(match, marked, bind), elsewhere * ONE_OCCURRENCE].join(', ')})`
}

/** A phrase counts as one word does, by the weightiest field that holds it. */
function phraseScores(match: TermMatch, marked: Weights['marked'], bind: Bind): string[] {
  return MARKS.flatMap((mark, field) =>
    phraseQueries(match, mark).map(({ how, query }) =>
      when(`heads @@ ${bind(query)}::tsquery`, matchWeights[how] * (marked[field] ?? 0) * ONE_OCCURRENCE),
    ),
  )
}

/**
 * Only in the two weightiest fields, names and people: elsewhere neighborhood tells little and costs much.
 * Two words that are written as one stand together.
 */
function pairScores(matches: readonly TermMatch[], { marked: [a, b] }: Weights, bind: Bind): string[] {
  return matches.slice(1).flatMap((second, index) => {
    const first = matches[index] ?? second
    return (
      [
        ['A', a],
        ['B', b],
      ] as const
    ).map(([mark, weight]) => {
      const pair = [termQuery(first, mark), termQuery(second, mark)]
      const together = [
        pair.join(' <-> '),
        pair.toReversed().join(' <-> '),
        ...joinedQuery(first, second, mark),
      ]
      return when(`heads @@ ${bind(together.join(' | '))}::tsquery`, matchWeights.pair * weight)
    })
  })
}

/** The text as a phrase of the name, also where two of its words are written as one there. */
function phraseOfName(matches: readonly TermMatch[]): string {
  const words = matches.map((match) => termQuery(match, 'A'))
  const joined = matches
    .slice(1)
    .flatMap((second, at) =>
      joinedQuery(matches[at] ?? second, second, 'A').map((query) => words.toSpliced(at, 2, query)),
    )
  return [words, ...joined].map((phrase) => `(${phrase.join(' <-> ')})`).join(' | ')
}

function nameScores(tokens: readonly string[], matches: readonly TermMatch[], bind: Bind): string[] {
  const rewritings = rewritingsOf(tokens, matches)
  const isWhole = `WHEN name = ${bind(tokens.join(' '))} THEN ${matchWeights.whole}`
  const isRewritten =
    rewritings.length > 0
      ? `WHEN name = ANY (${bind(rewritings)}::text[]) THEN ${matchWeights.rewritten}`
      : ''
  // Words that need not be found count here: the name has them, too, or is another one.
  const passedOver = [...new Set(tokens)]
    .filter((token) => !matches.some((match) => match.token === token))
    .map((token) => `'${token}':A`)
  return [
    `CASE ${isWhole} ${isRewritten} ELSE 0 END`,
    when(
      `name_length = ${matches.length + passedOver.length} AND heads @@ ${bind([...matches.map(sameWordQuery), ...passedOver].join(' & '))}::tsquery`,
      matchWeights.sameWords,
    ),
    ...(matches.length > 1
      ? [when(`heads @@ ${bind(phraseOfName(matches))}::tsquery`, matchWeights.phrase)]
      : []),
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
