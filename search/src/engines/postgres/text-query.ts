import type { AnyIndex } from '../../index-definition.ts'
import { matchWeights } from '../../relevance/weights.ts'
import { nameLexeme, quotedLexeme, secondLexeme, wholeLexeme } from './lexemes.ts'
import type { Bind, Matching } from './matching.ts'
import { namesOf, phrasesOf } from '../../relevance/name-parts.ts'
import { withoutQualities } from '../../relevance/query-plan.ts'
import { wholeNamesOf, type WholeNames } from '../../relevance/whole-names.ts'
import {
  joinedQuery,
  phrasePremises,
  phraseQueries,
  sameWordQuery,
  termLexemes,
  termQuery,
  wayQuery,
  withoutBeginning,
  type TermMatch,
} from './term-match.ts'

/** What a short name adds at most: of two that match alike, the one with less beside it is meant. */
const SHORT_NAME = 0.3
const MARKS = ['A', 'B', 'C', 'D'] as const
/** What ts_rank makes of one occurrence in a field of weight 1. */
const ONE_OCCURRENCE = 0.6
/** No text has a word like it. */
const NOTHING = "'^'"

/**
 * One reading of a text: which rows match, which to look at first where they are many, and how well a row
 * matches.
 */
export interface TextSql {
  matching: Exclude<Matching, null>
  /** Queries for the best rows, strongest kind first. */
  bestFirst: readonly string[]
  /** Whether the score reads `lexemes`, all words of a row. */
  readsWords: boolean
  /** Asked for only where it is used: Postgres refuses a value that is bound and stands nowhere. */
  score(bind: Bind): string
}

/** A reading with its terms as they stand in the index. */
export interface MatchedReading {
  tokens: readonly string[]
  /** Those of its subject. */
  core: readonly string[]
  /** Those that a row must hold, unless it is named. */
  matches: readonly TermMatch[]
  /** Those that only count. */
  intent: readonly TermMatch[]
  inHeads: ReadonlySet<string>
  /** Those that may name a row; null where a name alone finds nothing. */
  naming: readonly TermMatch[] | null
  /**
   * So many terms suffice as well, one of them in a marked field, where names tell what records are about; 0
   * where they do not.
   */
  describing: 0 | 1 | 2
}

export function textSql({ textFields, isNamedBySubject = false }: AnyIndex, read: MatchedReading): TextSql {
  const { tokens, core, matches, intent, inHeads, naming, describing } = read
  const weights = relativeWeights(textFields)
  const best = matches.length > 0 ? [inName(matches), inNameOrSecond(matches)] : []
  const scored = [...new Map([...(naming ?? []), ...matches].map((match) => [match.token, match])).values()]
  const wholeNames = wholeNamesOf({ tokens, core }, scored)
  const wholes = wholeNames.flatMap(({ names }) => names.map((name) => quotedLexeme(wholeLexeme(name))))
  const named = naming && namedBy(tokens, naming, { isNamedBySubject })
  return {
    matching:
      named && isNamedBySubject && describing > 0
        ? orDescribed(orNamed(matchingOf(matches, inHeads), named), naming ?? [], describing)
        : orNamed(matchingOf(matches, inHeads), named),
    bestFirst: [wholes.join(' | '), ...best, ...(named ? [named] : [])],
    readsWords: named !== null,
    score: (bind) =>
      [
        ...scored.map((match) => termScore(match, weights, bind, { isCertain: named === null })),
        ...intent.map((match) => `${matchWeights.intent} * ${waysScore(match, weights, bind)}`),
        ...(named && naming ? [coverage(scored, bind), wholeNameScore(tokens, naming, bind)] : []),
        ...pairScores(scored, weights, bind),
        ...nameScores({ tokens, core, wholeNames }, scored, bind),
      ].join('\n+ '),
  }
}

/**
 * As lexemes: a word of the name, where that tells what a record is about; otherwise a part of the text as
 * the whole name.
 */
function namedBy(
  tokens: readonly string[],
  naming: readonly TermMatch[],
  { isNamedBySubject }: { isNamedBySubject: boolean },
): string | null {
  const names = isNamedBySubject
    ? withoutQualities(naming).map((match) => termLexemes(withoutBeginning(match), nameLexeme))
    : [...namesOf(tokens, naming)].map((name) => quotedLexeme(wholeLexeme(name)))
  return names.length > 0 ? names.join(' | ') : null
}

function orNamed(all: Exclude<Matching, null> | null, named: string | null): Exclude<Matching, null> {
  if (!all || !named) return all ?? { query: named ?? NOTHING }
  // What is named needs none of the phrases.
  const held = all.held?.map(({ words, phrases }) => ({ words: `(${words} | ${named})`, phrases }))
  return { query: `(${all.query}) | ${named}`, ...(held && { held }) }
}

/**
 * What has one of the terms in a field that is marked in `heads`: its name, people, categories or
 * description. Of two that are asked for, the other may be anywhere.
 */
function orDescribed(
  { query, held = [] }: Exclude<Matching, null>,
  naming: readonly TermMatch[],
  describing: number,
): Exclude<Matching, null> {
  const whole = (describing === 1 ? withoutQualities(naming) : naming)
    .map(withoutBeginning)
    .filter(({ ways }) => ways.length > 0)
  if (whole.length < describing) return { query, held }
  const anywhere = whole.map((match) => termQuery(match))
  const words =
    describing === 1
      ? anywhere
      : anywhere.flatMap((one, at) => anywhere.slice(at + 1).map((other) => `(${one} & ${other})`))
  return {
    query: `(${query}) | ${words.join(' | ')}`,
    held: [
      ...held,
      { words: `(${query})`, phrases: [whole.map((match) => termQuery(match, 'ABCD')).join(' | ')] },
    ],
  }
}

/** What a row holds of the terms, as a share of their weights. */
function coverage(matches: readonly TermMatch[], bind: Bind): string {
  const all = matches.reduce((sum, { weight }) => sum + weight, 0)
  const held = matches.map((match) =>
    when(
      `lexemes @@ ${bind([termQuery(match), ...phrasePremises(match)].join(' | '))}::tsquery`,
      match.weight,
    ),
  )
  return `${matchWeights.coverage / all} * (${held.join(' + ')})`
}

function inName(matches: readonly TermMatch[]): string {
  return matches.map((match) => termLexemes(match, nameLexeme)).join(' & ')
}

function inNameOrSecond(matches: readonly TermMatch[]): string {
  return matches
    .map((match) => `(${termLexemes(match, nameLexeme)} | ${termLexemes(match, secondLexeme)})`)
    .join(' & ')
}

/** Each term in the name, or in one of the two fields that come next: people and categories. */
export function aboutAll(matches: readonly TermMatch[]): Exclude<Matching, null> {
  const words = matches.map((match) => `(${[termQuery(match), ...phrasePremises(match)].join(' | ')})`)
  const inFields = matches.map(
    (match) =>
      `(${[termQuery(match, 'ABC'), ...phraseQueries(match, 'ABC').map(({ query }) => query)].join(' | ')})`,
  )
  return { query: words.join(' & '), held: [{ words: NOTHING, phrases: [inFields.join(' & ')] }] }
}

/** The index of all words finds what may hold a phrase; whether it does is seen in `heads`. */
function matchingOf(
  matches: readonly TermMatch[],
  inHeads: ReadonlySet<string>,
): Exclude<Matching, null> | null {
  if (matches.length === 0) return null
  return {
    query: matches
      .map((match) =>
        inHeads.has(match.token)
          ? inNameOrSecond([match])
          : `(${[termQuery(match), ...phrasePremises(match)].join(' | ')})`,
      )
      .join(' & '),
    held: matches.flatMap((match) =>
      match.phrases.length > 0 && !inHeads.has(match.token)
        ? [{ words: termQuery(match), phrases: phraseQueries(match).map(({ query }) => query) }]
        : [],
    ),
  }
}

/**
 * The term's best match over all fields and forms.
 *
 * @param isCertain whether every row that is scored holds the term somewhere
 */
function termScore(
  match: TermMatch,
  weights: Weights,
  bind: Bind,
  { isCertain }: { isCertain: boolean },
): string {
  const elsewhere = weights.elsewhere * ONE_OCCURRENCE
  const least = isCertain
    ? String(elsewhere)
    : when(`lexemes @@ ${bind(termQuery(match))}::tsquery`, elsewhere)
  const best = `greatest(${waysScore(match, weights, bind)}, ${least})`
  return isCertain ? best : `${match.weight} * ${best}`
}

function waysScore(match: TermMatch, { marked }: Weights, bind: Bind): string {
  const marks = bind(marked.toReversed())
  const ways = match.ways.map(
    // ts_rank divides by the number of words asked for.
    (way) =>
      `${matchWeights[way.how] * way.words.length} * ts_rank(${marks}::real[], heads, ${bind(wayQuery(way))}::tsquery)`,
  )
  return `greatest(${[...ways, ...phraseScores(match, marked, bind), 0].join(', ')})`
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

function nameScores(
  {
    tokens,
    core,
    wholeNames,
  }: { tokens: readonly string[]; core: readonly string[]; wholeNames: WholeNames[] },
  matches: readonly TermMatch[],
  bind: Bind,
): string[] {
  const isWhole = wholeNames.map(
    ({ names, weight }) => `WHEN name = ANY (${bind([...names])}::text[]) THEN ${weight}`,
  )
  const hasSameWords = [
    { words: tokens, weight: matchWeights.sameWords },
    ...(core.length < tokens.length ? [{ words: core, weight: matchWeights.subjectWords }] : []),
  ].map(({ words, weight }) => `WHEN ${sameWords(words, matches, bind)} THEN ${weight}`)
  return [
    `CASE ${isWhole.join(' ')} ELSE 0 END`,
    `CASE ${hasSameWords.join(' ')} ELSE 0 END`,
    ...(matches.length > 1
      ? [when(`heads @@ ${bind(phraseOfName(matches))}::tsquery`, matchWeights.phrase)]
      : []),
    `${SHORT_NAME}::real / (name_length + 1)`,
  ]
}

/** Words that need not be found count here: the name has them, too, or is another one. */
function sameWords(tokens: readonly string[], matches: readonly TermMatch[], bind: Bind): string {
  const passedOver = [...new Set(tokens)]
    .filter((token) => !matches.some((match) => match.token === token))
    .map((token) => `'${token}':A`)
  return `name_length = ${matches.length + passedOver.length} AND heads @@ ${bind([...matches.map(sameWordQuery), ...passedOver].join(' & '))}::tsquery`
}

/** The name is a part of the text, and nothing else: of 'cameo brooch' 'Cameo' is meant, not 'Cameo Glass'. */
function wholeNameScore(tokens: readonly string[], naming: readonly TermMatch[], bind: Bind): string {
  const isOneOf = (names: ReadonlySet<string>) => `name = ANY (${bind([...names])}::text[])`
  return `CASE WHEN ${isOneOf(phrasesOf(tokens, naming))} THEN ${matchWeights.wholeNamed} WHEN ${isOneOf(namesOf(tokens, naming))} THEN ${matchWeights.otherNamed} ELSE 0 END`
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
