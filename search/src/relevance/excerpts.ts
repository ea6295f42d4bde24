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
 * Finds in texts the place that shows best why each was found: from the sentence with most of the terms that
 * are `missing` in what the reader sees already, then with most terms. Null where a text has none of them.
 * Texts are plain, each paragraph a line.
 */
export function excerptsFor(
  terms: readonly QueryTerm[],
): (text: string, missing: ReadonlySet<string>) => Excerpt | null {
  const beginnings = terms.map(({ typos, ...term }) => (typos > 0 ? ANYTHING : beginningsOf(term)))
  return (text, missing) => {
    const weights = terms.map(({ token }) => (missing.has(token) ? MISSING : 1))
    const sentences = candidates(text.slice(0, TEXT_MAX).normalize('NFC'), beginnings, weights)
    let best: { sentence: Sentence; rank: number; ranges: TextRange[] } | null = null
    for (const { most, ...sentence } of sentences) {
      if (best && most <= best.rank) break
      const { ranges, held } = findTerms(sentence.line.slice(sentence.from, sentence.to), terms)
      const rank = terms.reduce((sum, { token }, at) => sum + (held.has(token) ? (weights[at] ?? 0) : 0), 0)
      if (rank >= MISSING && rank > (best?.rank ?? 0)) best = { sentence, rank, ranges }
    }
    if (!best) return null
    const cut = cutAround(best.sentence, best.ranges)
    return { text: cut, ranges: highlightsOf(cut, terms) }
  }
}

/** The sentences that may hold a missing term, those that may hold most first: to read all takes too long. */
function candidates(
  text: string,
  beginnings: readonly RegExp[],
  weights: readonly number[],
): (Sentence & { most: number })[] {
  const mostOf = (letters: string) =>
    beginnings.reduce((sum, beginning, at) => sum + (beginning.test(letters) ? (weights[at] ?? 0) : 0), 0)
  const letters = foldedInPlace(text)
  if (mostOf(letters) < MISSING) return []
  const found: (Sentence & { most: number })[] = []
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start)
    const inLine = letters.slice(start, end)
    if (mostOf(inLine) >= MISSING)
      for (const sentence of sentencesOf(text.slice(start, end)))
        found.push({ ...sentence, most: mostOf(inLine.slice(sentence.from, sentence.to)) })
    start = end + 1
  }
  return found
    .filter(({ most }) => most >= MISSING)
    .toSorted((one, other) => other.most - one.most)
    .slice(0, SENTENCES_MAX)
}

const ANYTHING = /./
/** What may stand between letters of one word. */
const SIGNS = "['’.&·\u00ad -]{0,2}"

/**
 * Matches the beginnings of words that may be a term, in any of its forms. It is cheap, and wrong at most
 * where it says yes, but for the few signs that are read as words ('£5').
 */
function beginningsOf({ token, alternatives }: Pick<QueryTerm, 'token' | 'alternatives'>): RegExp {
  const words = [token, ...alternatives.map(({ tokens: [first = ''] }) => first)].map(beginningOf)
  const written = [...new Set(words)].map((word) => [...word].join(SIGNS))
  return new RegExp(`(?<![a-z0-9])(?:${written.join('|')})`, 'u')
}

/** What all forms of a word begin with, also where one letter is spelled as two, as in 'mueller' or 'strasse'. */
function beginningOf(word: string): string {
  const twoLetters = word.search(/ae|oe|ue|aa|ss|th/) + 1 || word.length
  const length = Math.min(stemmer(word).length - 1, singularOf(word).length - 1, twoLetters)
  return word.slice(0, Math.max(1, length))
}

const PLAIN = /^[\u0000-\u007f]*$/

/** In lower case and without accents, each letter in its place. */
function foldedInPlace(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text.replace(/[^\u0000-\u007f]/g, baseLetter).toLowerCase()
}

const LIGATURES: Readonly<Record<string, string>> = {
  ß: 's',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 't',
}

function baseLetter(letter: string): string {
  const [lower = letter] = letter.toLowerCase()
  return LIGATURES[lower] ?? lower.normalize('NFKD').slice(0, 1)
}

/** No sentence ends behind 'c.', 'ca.', 'Co.' and initials. */
const SENTENCE_END =
  /(?<=(?:[\p{L}\p{N})%’'"”]{3}|(?<!\p{L})(?!ca)\p{Ll}{2})[.!?]['"’”)]{0,2})\s+(?=['"‘“(]?[\p{Lu}\p{N}])/gu
const PIECE = new RegExp(`.{1,${SENTENCE_MAX}}(?!\\S)|.{1,${SENTENCE_MAX}}`, 'gsu')

function sentencesOf(line: string): Sentence[] {
  const starts = Array.from(line.matchAll(SENTENCE_END), ({ index, 0: space }) => index + space.length)
  return [0, ...starts].flatMap((from, place) => {
    const to = starts[place] ?? line.length
    if (to - from <= SENTENCE_MAX) return [{ line, from, to }]
    return Array.from(line.slice(from, to).matchAll(PIECE), ({ index, 0: piece }) => ({
      line,
      from: from + index,
      to: from + index + piece.length,
    }))
  })
}

/** The sentence and what follows it in its paragraph; of a long one the part with most matches. */
function cutAround({ line, from, to }: Sentence, ranges: readonly TextRange[]): string {
  const start = to - from <= LENGTH ? from : wordAt(line, startOf({ from, to }, ranges), from)
  const room = line.slice(start, start + LENGTH + 1)
  const isWhole = start + LENGTH >= line.length
  const space = room.search(/\s\S*$/)
  const cut = isWhole
    ? room
    : room.slice(0, space > LENGTH / 2 ? space : LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  const isEnded = isWhole || /[.!?]['"’”)]*$/.test(cut)
  return `${start > from ? '…' : ''}${isEnded ? cut.trimEnd() : `${cut.replace(/[\s,;:–—-]+$/, '')}…`}`
}

function startOf({ from, to }: Omit<Sentence, 'line'>, ranges: readonly TextRange[]): number {
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
