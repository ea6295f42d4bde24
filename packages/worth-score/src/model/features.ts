import { piecesOf } from '../pieces.ts'
import type { DescribedItem } from '../sold-lot.ts'

/** What a text says that may set its price apart: the name of a feature, and how strongly it is there. */
export type Strengths = Map<string, number>

/** By where it stands: words of title and description are weighed by their rarity, and each part as a whole. */
export interface Features {
  title: Strengths
  description: Strengths
  other: Strengths
}

/**
 * A strong feature is trusted sooner: in ridge regression, a feature of strength s is shrunk like one of
 * strength 1 that was seen s² times as often.
 */
export const STRENGTH = {
  category: 3,
  word: 1,
  pairOfWords: 0.6,
  phrase: 1,
  maker: 1.5,
  namedMaker: 1,
  size: 2,
  pieces: 2,
  descriptionLength: 0.16,
  amount: 2,
  decade: 2,
}
/**
 * All words and phrases of a description together are no stronger than this: else a hundred of them drown the
 * title.
 */
const LONGEST_DESCRIPTION = 5

/** How much is told of a thing: the logarithm of the number of letters, weakly. */
export const DESCRIPTION_LENGTH = 'length of the description'

/** Where the logarithm of an area in square inches lies for most things, and how far it goes. */
const USUAL_SIZE = { middle: 6, spread: 1.2 }
const SIZE_STEPS = [2, 3, 4, 5, 6, 7, 8, 9]

/** Letters of any script with what belongs to a word. */
const WORD = /[\p{L}\p{M}_]+/gu
/** In a title, numbers are years, models and denominations. */
const WORD_OR_NUMBER = /[\p{L}\p{M}\p{N}_]+(?:[.,]\p{N}+)*/gu
/** '(3) Vases': how many pieces there are is a feature of its own. */
const PIECES_BEFORE = /^\(\d{1,3}\)/
/** In a description, numbers alone are mostly measures; codes hold letters, too. */
const WORD_OR_CODE = /\p{L}[\p{L}\p{M}\p{N}_]*|(?<!\p{N})\p{N}+\p{L}[\p{L}\p{M}\p{N}_]*/gu
// Only from the first digit of a number: else a text of digits alone is searched from each of them to its end.
const MEASURES = /(?<!\d)(\d+(?:[.,]\d+)?) ?(?:cm|mm|in|inches|")? ?(?:x|×|by) ?(\d+(?:[.,]\d+)?)/
const ONE_MEASURE = /(?<!\d)(\d+(?:\.\d+)?) ?(?:in\b|inch|")/
const NAME_AT_THE_END = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/
/** 'copy after Dyck' names Dyck, and is none. */
const BEFORE_A_NAME = /^.*? (?:after|of|to|by) /

export function featuresOf(item: DescribedItem): Features {
  const features: Features = { title: new Map(), description: new Map(), other: new Map() }
  const { title: inTitle, description: inDescription, other } = features
  const add = (into: Strengths, name: string, strength: number) => {
    if (!((into.get(name) ?? 0) >= strength)) into.set(name, strength)
  }
  add(other, `category ${item.category}`, STRENGTH.category)
  const title = matchesIn(item.title.replace(PIECES_BEFORE, ''), WORD_OR_NUMBER)
  for (const word of title) add(inTitle, `word ${word}`, STRENGTH.word)
  for (const [place, word] of title.entries())
    if (place > 0) add(inTitle, `words ${title[place - 1]} ${word}`, STRENGTH.pairOfWords)
  for (const word of matchesIn(item.description, WORD_OR_CODE))
    add(inDescription, `said ${word}`, STRENGTH.word)
  for (const phrase of phrasesOf(item.description)) add(inDescription, `phrase ${phrase}`, STRENGTH.phrase)
  const name = NAME_AT_THE_END.exec(item.title)?.[1]
  if (name !== undefined) {
    add(other, `maker ${foldedText(name)}`, STRENGTH.maker)
    add(other, `named ${foldedText(name).replace(BEFORE_A_NAME, '')}`, STRENGTH.namedMaker)
  }
  for (const [size, strength] of sizesOf(`${item.title} ${item.description}`)) other.set(size, strength)
  for (const [amount, nearness] of amountsOf(item.description)) add(other, amount, nearness * STRENGTH.amount)
  for (const [decade, nearness] of decadesOf(item.title)) add(other, decade, nearness * STRENGTH.decade)
  other.set('pieces', Math.log(piecesOf(item)) * STRENGTH.pieces)
  other.set('length of the title', Math.log(1 + item.title.length) / 2)
  other.set(DESCRIPTION_LENGTH, Math.log(1 + item.description.length) * STRENGTH.descriptionLength)
  return features
}

/**
 * Each feature's strength, where rare words count more than common ones, and a long description not more than
 * a short one.
 *
 * @param rarityOf of a word that is known; others are left out
 */
export function strengthsOf(
  { title, description, other }: Features,
  rarityOf: (name: string) => number | undefined,
): Strengths {
  const strengths = new Map(other)
  weigh(title, Infinity, rarityOf, strengths)
  weigh(description, LONGEST_DESCRIPTION, rarityOf, strengths)
  return strengths
}

const PAIR_OF_WORDS_BEFORE = 0.3

/** As lessons were learnt before words were weighed: all alike, wherever they stand. */
export function plainStrengthsOf({ title, description, other }: Features): Strengths {
  const strengths = new Map([...other, ...title])
  for (const name of title.keys()) if (name.startsWith('words ')) strengths.set(name, PAIR_OF_WORDS_BEFORE)
  for (const [name, strength] of description) strengths.set(name.replace(/^said /, 'word '), strength)
  return strengths
}

/** A part is as long, as a vector, as it would be with all its words alike, up to the longest. */
function weigh(
  part: Strengths,
  longest: number,
  rarityOf: (name: string) => number | undefined,
  into: Strengths,
): void {
  let alike = 0
  let weighed = 0
  for (const [name, strength] of part) {
    const rarity = rarityOf(name)
    if (rarity === undefined) continue
    alike += strength ** 2
    weighed += (strength * rarity) ** 2
    into.set(name, strength * rarity)
  }
  const scale = Math.min(Math.sqrt(alike), longest) / Math.sqrt(weighed)
  for (const name of part.keys()) {
    const strength = into.get(name)
    if (strength !== undefined) into.set(name, strength * scale)
  }
}

/** Between 0, which weighs all words alike, and 1, which is the usual weight by rarity (tf-idf). */
const WEIGHT_OF_RARITY = 0.3

/** How much a word counts that so many of the lots have. */
export function rarityOfWord(withIt: number, lots: number): number {
  return Math.log(1 + lots / withIt) ** WEIGHT_OF_RARITY
}

export function wordsOf(text: string): string[] {
  return matchesIn(text, WORD)
}

function matchesIn(text: string, pattern: RegExp): string[] {
  return foldedText(text).match(pattern) ?? []
}

/** Folded to small letters without accents, so that spellings meet. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Parts between semicolons and full stops, numbers left out: 'religious subject', '# x # in'. */
function phrasesOf(description: string): string[] {
  return foldedText(description)
    .split(/[;.]\s|[;.]$/)
    .map((phrase) => phrase.replaceAll(/\d+(?:\.\d+)?/g, '#').trim())
    .filter((phrase) => phrase !== '' && phrase.length <= 60)
}

const AMOUNT = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?) ?(\p{L}{1,12})/gu

/** '22,376 miles' lies between two steps of miles: prices do not go evenly with any measure. */
function* amountsOf(text: string): Generator<[string, number]> {
  for (const [, digits = '', unit] of foldedText(text).matchAll(AMOUNT)) {
    const amount = Number(/,\d{3}/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'))
    if (!(amount > 0)) continue
    yield* steps(`amount ${unit}`, Math.log(amount))
  }
}

const YEAR = /(?<!\d)(1\d{3}|20\d\d)(?!\d)/g
const DECADE = 10

function* decadesOf(text: string): Generator<[string, number]> {
  for (const [year] of text.matchAll(YEAR)) yield* steps('decade', Number(year) / DECADE)
}

/** A value counts for the steps below and above it, the more the nearer. */
function* steps(name: string, value: number): Generator<[string, number]> {
  const below = Math.floor(value)
  yield [`${name} ${below}`, 1 - (value - below)]
  if (value > below) yield [`${name} ${below + 1}`, value - below]
}

/** A price does not grow evenly with size, so the model gets steps beside the line. */
function* sizesOf(text: string): Generator<[string, number]> {
  const logArea = logAreaOf(text)
  if (logArea === undefined) return yield ['size unknown', 1]
  const size = (logArea - USUAL_SIZE.middle) / USUAL_SIZE.spread
  yield ['size', size * STRENGTH.size]
  yield ['size squared', (size * size * STRENGTH.size) / 2]
  for (const step of SIZE_STEPS) {
    const nearness = 1 - Math.abs(logArea - step)
    if (nearness > 0) yield [`size ${step}`, nearness * STRENGTH.size]
  }
}

function logAreaOf(text: string): number | undefined {
  const two = MEASURES.exec(text)
  const one = two ? null : ONE_MEASURE.exec(text)
  const area = two ? numberIn(two[1]) * numberIn(two[2]) : one ? numberIn(one[1]) ** 2 : 0
  return area > 0 ? Math.log(area) : undefined
}

const numberIn = (text = '') => Number(text.replace(',', '.'))
