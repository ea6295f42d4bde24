import { foldAccents } from '@vitrine/contracts/fold-accents'
import { stemmer } from 'stemmer'
import type { TextRange } from '../search-request.ts'
import { findTerms, highlightsOf } from './highlights.ts'
import { singularOf } from './plural.ts'
import type { QueryTerm } from './query-plan.ts'

export interface Excerpt {
  text: string
  /** The words in it that matched. */
  ranges: TextRange[]
}

/** Characters, without ellipses. */
const LENGTH = 200
/** Where only a part of a sentence fits, so many characters stand before its first match. */
const BEFORE_MATCH = 40
/** What stands further back is not looked at: an article of a hundred pages must not hold up a search. */
const TEXT_MAX = 100_000
/** Sentences that are read closely, and what of one counts as a sentence. */
const SENTENCES_MAX = 10
const SENTENCE_MAX = 1_000
/** One missing term counts more than all others: a text has 24 terms at most. */
const MISSING = 100

interface Sentence {
  /** The paragraph that it stands in. */
  line: string
  from: number
  to: number
}

/**
 * The place in a text that shows best why it was found: from the sentence with most of the terms that are
 * `missing` in what the reader sees already, then with most terms. Null where it has none of them.
 *
 * @param text plain, each paragraph a line
 */
export function excerptOf(
  text: string,
  terms: readonly QueryTerm[],
  missing: ReadonlySet<string>,
): Excerpt | null {
  const sought = terms.map((term) => ({ weight: missing.has(term.token) ? MISSING : 1, isIn: lookUp(term) }))
  const mostOf = (stretch: string) => {
    const letters = lettersOf(stretch)
    return sought.reduce((sum, { weight, isIn }) => (isIn(letters) ? sum + weight : sum), 0)
  }
  const sentences = text
    .slice(0, TEXT_MAX)
    .split('\n')
    .flatMap((line) => (mostOf(line) >= MISSING ? sentencesOf(line) : []))
    .map((sentence) => ({ ...sentence, most: mostOf(sentence.line.slice(sentence.from, sentence.to)) }))
    .filter(({ most }) => most >= MISSING)
    .toSorted((one, other) => other.most - one.most)
    .slice(0, SENTENCES_MAX)
  let best: { sentence: Sentence; rank: number; ranges: TextRange[] } | null = null
  for (const sentence of sentences) {
    if (best && sentence.most <= best.rank) break
    const { ranges, held } = findTerms(sentence.line.slice(sentence.from, sentence.to), terms)
    const rank = [...held].reduce((sum, token) => sum + (missing.has(token) ? MISSING : 1), 0)
    if (rank >= MISSING && rank > (best?.rank ?? 0)) best = { sentence, rank, ranges }
  }
  if (!best) return null
  const cut = cutAround(best.sentence, best.ranges)
  return { text: cut, ranges: highlightsOf(cut, terms) }
}

/**
 * Whether letters may hold a term in any of its forms: cheap, and never wrong where it says no, but for the
 * few signs that are read as words ('£5').
 */
function lookUp({ token, typos, alternatives }: QueryTerm): (letters: string) => boolean {
  if (typos > 0) return () => true
  const beginnings = [token, ...alternatives.map(({ tokens: [first = ''] }) => first)].map(beginningOf)
  return (letters) => beginnings.some((beginning) => letters.includes(beginning))
}

/** What all forms of a word begin with, 'mueller' and 'muller' among them. */
function beginningOf(word: string): string {
  const stem = stemmer(word).length - 1
  const singular = singularOf(word).length - 2
  const twoLetters = word.search(/ae|oe|ue|aa/) + 1 || word.length
  return word.slice(0, Math.max(1, Math.min(stem, singular, twoLetters)))
}

const NO_LETTERS = /[^\p{L}\p{N}]+/gu

/** Without accents, case, signs and spaces. */
function lettersOf(text: string): string {
  return foldAccents(text).toLowerCase().replace(NO_LETTERS, '')
}

/** No sentence ends behind 'c.', 'Co.' and initials. */
const SENTENCE_END = /(?<=[\p{L}\p{N})%’'"”]{3}[.!?]['"’”)]{0,2})\s+(?=['"‘“(]?[\p{Lu}\p{N}])/gu

function sentencesOf(line: string): Sentence[] {
  const starts = Array.from(line.matchAll(SENTENCE_END), ({ index, 0: space }) => index + space.length)
  return [0, ...starts].flatMap((from, place) => {
    const sentence = line.slice(from, starts[place]).trimEnd()
    return Array.from(sentence.matchAll(PIECE), ({ index, 0: piece }) => ({
      line,
      from: from + index,
      to: from + index + piece.length,
    }))
  })
}

const PIECE = new RegExp(`.{1,${SENTENCE_MAX}}(?!\\S)|.{1,${SENTENCE_MAX}}`, 'gsu')

/** The sentence and what follows it in its paragraph; of a long one the part with most matches. */
function cutAround({ line, from, to }: Sentence, ranges: readonly TextRange[]): string {
  const start = to - from <= LENGTH ? from : wordAt(line, startOf({ line, from, to }, ranges), from)
  const room = line.slice(start, start + LENGTH + 1)
  const isWhole = start + LENGTH >= line.length
  const space = room.search(/\s\S*$/)
  const cut = isWhole
    ? room
    : room.slice(0, space > LENGTH / 2 ? space : LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  const isEnded = isWhole || /[.!?]['"’”)]*$/.test(cut)
  return `${start > from ? '…' : ''}${isEnded ? cut.trimEnd() : `${cut.replace(/[\s,;:–—-]+$/, '')}…`}`
}

function startOf({ from, to }: Sentence, ranges: readonly TextRange[]): number {
  const starts = ranges.map(([first]) => first)
  const within = (first: number) =>
    ranges.filter(([at, end]) => at >= first && end <= first - BEFORE_MATCH + LENGTH).length
  const [best = 0] = starts.toSorted((one, other) => within(other) - within(one))
  return from + Math.max(0, Math.min(best - BEFORE_MATCH, to - from - LENGTH))
}

/** The beginning of the first word at a place or behind it. */
function wordAt(line: string, at: number, from: number): number {
  if (at <= from) return from
  const space = line.slice(at - 1, at - 1 + BEFORE_MATCH).search(/\s\S/)
  return space < 0 ? at : at + space
}
