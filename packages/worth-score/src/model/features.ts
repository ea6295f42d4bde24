import { piecesOf } from '../pieces.ts'
import type { DescribedItem } from '../sold-lot.ts'

/** What a text says that may set its price apart: the name of a feature, and how strongly it is there. */
export type Features = ReadonlyMap<string, number>

/**
 * A strong feature is trusted sooner: in ridge regression, a feature of strength s is shrunk like one of
 * strength 1 that was seen s² times as often.
 */
export const STRENGTH = {
  category: 3,
  word: 1,
  pairOfWords: 0.3,
  phrase: 1,
  maker: 1.5,
  namedMaker: 1,
  size: 2,
  pieces: 2,
  descriptionLength: 0.16,
}

/** How much is told of a thing: the logarithm of the number of letters, weakly. */
export const DESCRIPTION_LENGTH = 'length of the description'

/** Where the logarithm of an area in square inches lies for most things, and how far it goes. */
const USUAL_SIZE = { middle: 6, spread: 1.2 }
const SIZE_STEPS = [2, 3, 4, 5, 6, 7, 8, 9]

/**
 * Letters of any script with what belongs to a word, without numbers: those are measures, years and inventory
 * numbers.
 */
const WORD = /[\p{L}\p{M}_]+/gu
// Only from the first digit of a number: else a text of digits alone is searched from each of them to its end.
const MEASURES = /(?<!\d)(\d+(?:\.\d+)?) ?(?:x|×|by) ?(\d+(?:\.\d+)?)/
const ONE_MEASURE = /(?<!\d)(\d+(?:\.\d+)?) ?(?:in\b|inch|")/
const NAME_AT_THE_END = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/
/** 'copy after Dyck' names Dyck, and is none. */
const BEFORE_A_NAME = /^.*? (?:after|of|to|by) /

export function featuresOf(item: DescribedItem): Features {
  const features = new Map<string, number>()
  const add = (name: string, strength: number) => {
    if (!((features.get(name) ?? 0) >= strength)) features.set(name, strength)
  }
  add(`category ${item.category}`, STRENGTH.category)
  const title = wordsOf(item.title)
  for (const word of [...title, ...wordsOf(item.description)]) add(`word ${word}`, STRENGTH.word)
  for (const [place, word] of title.entries())
    if (place > 0) add(`words ${title[place - 1]} ${word}`, STRENGTH.pairOfWords)
  for (const phrase of phrasesOf(item.description)) add(`phrase ${phrase}`, STRENGTH.phrase)
  const name = NAME_AT_THE_END.exec(item.title)?.[1]
  if (name !== undefined) {
    add(`maker ${folded(name)}`, STRENGTH.maker)
    add(`named ${folded(name).replace(BEFORE_A_NAME, '')}`, STRENGTH.namedMaker)
  }
  for (const [size, strength] of sizesOf(`${item.title} ${item.description}`)) features.set(size, strength)
  features.set('pieces', Math.log(piecesOf(item)) * STRENGTH.pieces)
  features.set('length of the title', Math.log(1 + item.title.length) / 2)
  features.set(DESCRIPTION_LENGTH, Math.log(1 + item.description.length) * STRENGTH.descriptionLength)
  return features
}

/** Folded to small letters without accents, so that spellings meet. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? []
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Parts between semicolons and full stops, numbers left out: 'religious subject', '# x # in'. */
function phrasesOf(description: string): string[] {
  return folded(description)
    .split(/[;.]\s|[;.]$/)
    .map((phrase) => phrase.replaceAll(/\d+(?:\.\d+)?/g, '#').trim())
    .filter((phrase) => phrase !== '' && phrase.length <= 60)
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
  const area = two ? Number(two[1]) * Number(two[2]) : one ? Number(one[1]) ** 2 : 0
  return area > 0 ? Math.log(area) : undefined
}
