import { likenessBound } from '../relevance/likeness.ts'
import type { Near } from '../relevance/misspellings.ts'
import type { QueryTerm } from '../relevance/query-plan.ts'
import { partsOf } from '../relevance/suggestion-parts.ts'

/** Fewer names than this are filled up. */
const ENOUGH = 5
/** What more records have in common says little of each. */
const RARE_MAX = 10
/** A word of fewer letters is still being typed. */
const WHOLE_MIN = 4
/** Beginnings of fewer letters are looked for in names alone: nearly every text has such a word. */
const BEGINNING_MIN = 3
/** Of an unknown word, so many spellings are looked for beside names, and those that are so near. */
const NEAREST = 3
const SURELY = 0.7

/** What a record must hold: a word that begins with the term, or one of the words, whole or as beginnings. */
export type Looked = { begun: QueryTerm } | Spellings

interface Spellings {
  words: readonly string[]
  isBegun?: boolean | undefined
}

/** A record with its name in tokens. */
export interface NamedRow {
  name: string
}

export interface Looking<Row> {
  /** In the name, in the name and the field after it (people), or in any text. */
  fields: 'name' | 'heads' | 'all'
  /** Everything in one of these. */
  readings: readonly (readonly Looked[])[]
  /** Whose names are not told again. */
  given: readonly Row[]
}

/** What suggestions ask an engine, within the request's scope. */
export interface SuggestionSource<Row extends NamedRow> {
  /**
   * No name twice. In names, those that begin with the text come first; in all texts, those of records that
   * have the words in weightier fields; then in the alphabet's order.
   */
  find(looking: Looking<Row>): Promise<readonly Row[]>
  /** Whether some record holds each term, or a word that begins so where it is still being typed. */
  areHeld(terms: readonly QueryTerm[]): Promise<readonly boolean[]>
  /** By token, beginnings of words with one typo, nearest first: the end has not been typed yet. */
  misspelledBeginnings(terms: readonly QueryTerm[]): Promise<Meant>
  /** By token, words with two typos, and words that sound alike, nearest first. */
  misspelledWords(terms: readonly QueryTerm[]): Promise<Meant>
}

export type Meant = ReadonlyMap<string, { near: readonly Near[]; isBegun?: boolean | undefined }>

/**
 * Names in which every term begins a word. Where there is none: names with another spelling of an unknown
 * word; otherwise of records whose name and people have the terms; otherwise names that have the longest part
 * of them, and those of records that mention all of them.
 *
 * @param options.begun names that begin with the text, which were found before
 * @param options.isAsTyped whether only names with every term are wanted
 */
export async function completions<Row extends NamedRow>(
  source: SuggestionSource<Row>,
  terms: readonly QueryTerm[],
  { begun, isAsTyped }: { begun: readonly Row[]; isAsTyped: boolean },
): Promise<readonly Row[]> {
  const found = await source.find({ fields: 'name', readings: [terms.map(begins)], given: begun })
  const completed = [...begun, ...found]
  if (isAsTyped) return completed
  if (completed.length > 0) {
    if (completed.length >= ENOUGH || hasWhole(completed, terms.at(-1))) return completed
    // 'galle' begins 'Gallery', and is a maker.
    const mentions = await source.find({ fields: 'all', readings: [terms.map(isWord)], given: completed })
    return [...completed, ...mentions]
  }
  const held = await source.areHeld(terms)
  // What some record holds is rightly spelled: nothing is guessed in its place.
  const unknown = terms.filter(({ typos }, at) => typos > 0 && !held[at])
  const respelled = await namesRespelled(source, terms, unknown)
  if (respelled.length > 0) return respelled
  const made = await source.find({ fields: 'heads', readings: [terms.map(begins)], given: [] })
  if (made.length > 0) return made
  const parts = await namesWithPart(source, terms, unknown)
  const mentions = [...parts, ...(await mentioning(source, terms, parts))]
  return mentions.length > 0 ? mentions : await mentioningRespelled(source, terms, unknown)
}

/** Whether the last word is one of a name, or too short to be a word. */
function hasWhole(rows: readonly NamedRow[], { token = '' }: Partial<QueryTerm> = {}): boolean {
  return token.length < WHOLE_MIN || rows.some(({ name }) => name.split(' ').includes(token))
}

const begins = (term: QueryTerm): Looked => ({ begun: term })

const isWord = ({ token }: QueryTerm): Looked => ({ words: [token] })

function isMentioned({ token, isBeginning }: QueryTerm): Looked {
  return { words: [token], isBegun: isBeginning }
}

/**
 * Those that have other spellings, with what is like them: here 'iphone' is no slip of 'phone'.
 *
 * @param share of what may set them apart elsewhere
 */
async function nearTo(
  source: SuggestionSource<NamedRow>,
  kind: 'misspelledBeginnings' | 'misspelledWords',
  terms: readonly QueryTerm[],
  share = 1,
): Promise<ReadonlyMap<string, Spellings>> {
  const meant = [...(await source[kind](terms))].map(([token, { near, isBegun }]) => {
    const like = near.filter(({ word, cost }) => cost <= share * likenessBound(token, word))
    return [token, { words: like.map(({ word }) => word), isBegun }] as const
  })
  return new Map(meant.filter(([, { words }]) => words.length > 0))
}

/** Names with another spelling of one of the unknown terms, and with each other term as it was typed. */
async function namesRespelled<Row extends NamedRow>(
  source: SuggestionSource<Row>,
  terms: readonly QueryTerm[],
  unknown: readonly QueryTerm[],
): Promise<readonly Row[]> {
  const misspelled = unknown.filter((term) => terms.includes(term))
  if (misspelled.length === 0) return []
  for (const kind of ['misspelledBeginnings', 'misspelledWords'] as const) {
    const meant = await nearTo(source, kind, misspelled)
    const readings = misspelled.flatMap(({ token }) => {
      const looked = meant.get(token)
      if (!looked) return []
      return [[looked, ...terms.filter((term) => term.token !== token).map(begins)]]
    })
    const rows = readings.length > 0 ? await source.find({ fields: 'name', readings, given: [] }) : []
    if (rows.length > 0) return rows
  }
  return []
}

/** Names with some of the terms: as many as any name has, and of so many the longest. */
async function namesWithPart<Row extends NamedRow>(
  source: SuggestionSource<Row>,
  terms: readonly QueryTerm[],
  unknown: readonly QueryTerm[],
): Promise<readonly Row[]> {
  for (const part of partsOf(terms)) {
    const rows = await source.find({ fields: 'name', readings: [part.map(begins)], given: [] })
    if (rows.length > 0) return rows
    const respelled = await namesRespelled(source, part, unknown)
    if (respelled.length > 0) return respelled
  }
  return []
}

/** Names of records that hold each term in any text: as words, or what the last one begins if that is rare. */
async function mentioning<Row extends NamedRow>(
  source: SuggestionSource<Row>,
  terms: readonly QueryTerm[],
  given: readonly Row[],
): Promise<readonly Row[]> {
  const long = terms.filter(({ token, isBeginning }) => !isBeginning || token.length >= BEGINNING_MIN)
  if (long.length === 0) return []
  const find = async (looked: readonly Looked[]) =>
    await source.find({ fields: 'all', readings: [looked], given })
  const rows = await find(long.map(isWord))
  if (rows.length > 0 || !long.some(({ isBeginning }) => isBeginning)) return rows
  const begun = await find(long.map(isMentioned))
  return begun.length > RARE_MAX ? [] : begun
}

/** The same, with the unknown terms in those other spellings that are surely meant. */
async function mentioningRespelled<Row extends NamedRow>(
  source: SuggestionSource<Row>,
  terms: readonly QueryTerm[],
  unknown: readonly QueryTerm[],
): Promise<readonly Row[]> {
  if (unknown.length === 0) return []
  const kinds = await Promise.all([
    nearTo(source, 'misspelledWords', unknown, SURELY),
    nearTo(source, 'misspelledBeginnings', unknown, SURELY),
  ])
  const readings = kinds
    .filter((meant) => meant.size === unknown.length)
    .map((meant) =>
      terms.map((term): Looked => {
        const { words, isBegun } = meant.get(term.token) ?? { words: [] }
        return words.length > 0 ? { words: words.slice(0, NEAREST), isBegun } : isMentioned(term)
      }),
    )
  return readings.length > 0 ? await source.find({ fields: 'all', readings, given: [] }) : []
}
