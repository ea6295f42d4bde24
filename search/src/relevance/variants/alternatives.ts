import irregularPlurals from 'irregular-plurals'
import { singularOf } from '../plural.ts'
import { abbreviationsOf, phraseOf } from './abbreviations.ts'
import { linked, spellingsOf } from './spellings.ts'
import type { SynonymFound } from './synonyms.ts'

/** Another way to write a term: one word, or several that follow each other. */
export interface Alternative {
  tokens: readonly string[]
  how: 'spelling' | 'compound' | 'number' | 'abbreviation' | 'synonym'
  /** The words of the text that it takes the place of, where they are several: each of them has it. */
  replaces?: readonly string[]
}

interface Written {
  ways?: readonly (readonly string[])[] | undefined
  synonyms?: readonly SynonymFound[]
}

/** The shortest part of a compound, and the shortest compound, that is taken apart or put together. */
const PART_MIN = 3
const JOINED_MIN = 5
/** Who types more words than this copies a title, and the parts of all its words would be many to look up. */
const WORDS_TAKEN_APART_MAX = 4
/** Articles that are written with a hyphen, a space or neither: 'al-Quran', 'El Greco'. */
const ARTICLES = ['al', 'el']

/**
 * Other ways to write one of the tokens of a text, made without looking at the index: what does not stand
 * there matches nothing. 'armour' may be 'armor', 'knives' 'knife', 'wineglass' 'wine glass', and both words
 * of 'tea pot' may be 'teapot'.
 *
 * @param ways other ways in which the text itself writes the token: of 'oneill' 'o' and 'neill' where it is
 *   "O'Neill", of 'muller' 'mueller' where it is 'Müller'
 * @param synonyms those of the words of the text
 */
export function alternativesOf(
  tokens: readonly string[],
  token: string,
  { ways = [], synonyms = [] }: Written = {},
): Alternative[] {
  const made: Alternative[] = [
    ...ways.map((way) => ({ tokens: way, how: 'spelling' as const })),
    ...behindArticle(token).map((apart) => ({ tokens: apart, how: 'spelling' as const })),
    ...words('spelling', spellingsOf(token)),
    ...words(
      'compound',
      joinedWithNeighbours(tokens, token).flatMap((joined) => [joined, ...spellingsOf(joined)]),
    ),
    ...(tokens.length > WORDS_TAKEN_APART_MAX ? [] : splitsOf(token)).map((parts) => ({
      tokens: parts,
      how: 'compound' as const,
    })),
    ...words('number', otherNumbersOf(token)),
    ...words('abbreviation', abbreviationsOf(token)),
    ...phraseAlternatives(token),
    ...synonymsOf(token, synonyms),
  ]
  return made.filter(({ tokens: [first, ...rest] }, index) => {
    const isSame = rest.length === 0 && first === token
    return (
      !isSame && made.findIndex((other) => other.tokens.join(' ') === [first, ...rest].join(' ')) === index
    )
  })
}

function words(how: Alternative['how'], found: readonly string[]): Alternative[] {
  return found.map((word) => ({ tokens: [word], how }))
}

/** The token with the one before it and with the one after it, wherever it stands in the text. */
function joinedWithNeighbours(tokens: readonly string[], token: string): string[] {
  return tokens.slice(1).flatMap((second, index) => {
    const first = tokens[index] ?? ''
    const isPair = (first === token || second === token) && first !== second
    return isPair && isFirstPart(first) && isPart(second) && first.length + second.length >= JOINED_MIN
      ? [first + second]
      : []
  })
}

/**
 * Every way to take the word apart in two; of a plural the singular, too, for the parts must stand in the
 * index as they are.
 */
function splitsOf(token: string): string[][] {
  return [...new Set([token, singularOf(token), token.replace(/(?<=s|x|z|ch|sh)es$/, '')])]
    .filter(isWord)
    .flatMap(inTwo)
}

/**
 * Singular and plural endings of Latin, Greek, Italian and French words, and of English ones beside the
 * common rule.
 */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['us', 'i'],
  ['os', 'oi'],
  ['ou', 'oux'],
  ['ub', 'ubim'],
  ['aph', 'aphim'],
  ['ele', 'elae'],
  ['ele', 'elai'],
  ['ff', 'ves'],
  ['tto', 'tti'],
  ['llo', 'lli'],
  ['zzo', 'zzi'],
  ['o', 'oes'],
  ['a', 'ae'],
  ['ma', 'mata'],
  ['ium', 'ia'],
  ['is', 'es'],
  ['is', 'ides'],
  ['ix', 'ices'],
  ['ex', 'ices'],
  ['ix', 'ikes'],
  ['yx', 'yges'],
  ['eau', 'eaux'],
  ['eu', 'eux'],
  ['al', 'aux'],
  ['f', 'ves'],
  ['fe', 'ves'],
  ['man', 'men'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['child', 'children'],
]
/** Letters before an ending: what is shorter is no word with an ending but another word. */
const STEM_MIN = 2

const irregular = linked(irregularPlurals)

/**
 * The singular of a plural and the reverse, where no common rule tells it: 'knives', 'fishermen', 'amphorae',
 * 'bureaux'. Endings are tried both ways without knowing the word, so much of it is no word at all: it counts
 * only where it stands in the index. Regular plurals are the stemmer's.
 */
function otherNumbersOf(token: string): string[] {
  const byRule = ENDINGS.flatMap(([singular, plural]) => [
    exchanged(token, singular, plural),
    exchanged(token, plural, singular),
  ])
  const found = new Set([...(irregular.get(token) ?? []), ...byRule.filter((word) => word !== null)])
  return [...found].filter((word) => word !== token && !isRegular(token, word))
}

function exchanged(token: string, ending: string, other: string): string | null {
  return token.endsWith(ending) && token.length >= ending.length + STEM_MIN
    ? token.slice(0, -ending.length) + other
    : null
}

/** The stemmer knows these for the same word. */
function isRegular(a: string, b: string): boolean {
  return a === `${b}s` || b === `${a}s`
}

function inTwo(word: string): string[][] {
  const letters = [...word]
  return letters
    .slice(PART_MIN, letters.length - PART_MIN + 1)
    .map((_, index) => [
      letters.slice(0, index + PART_MIN).join(''),
      letters.slice(index + PART_MIN).join(''),
    ])
}

function behindArticle(word: string): string[][] {
  const article = ARTICLES.find((each) => word.startsWith(each))
  return article !== undefined && word.length >= article.length + PART_MIN
    ? [[article, word.slice(article.length)]]
    : []
}

function phraseAlternatives(token: string): Alternative[] {
  const phrase = phraseOf(token)
  return phrase ? [{ tokens: phrase, how: 'abbreviation' }] : []
}

function synonymsOf(token: string, synonyms: readonly SynonymFound[]): Alternative[] {
  return synonyms
    .filter(({ of }) => of.includes(token))
    .map(({ of, tokens }) => ({ tokens, how: 'synonym', ...(of.length > 1 && { replaces: of }) }))
}

/** Also 'o' of 'o neill' and 't' of 't shirt', but no article: 'along' is not 'a long'. */
function isFirstPart(token: string): boolean {
  return isPart(token) && token !== 'a' && token !== 'i'
}

function isPart(token: string): boolean {
  return /^\p{L}{1,40}$/u.test(token)
}

function isWord(token: string): boolean {
  return /^\p{L}{2,40}$/u.test(token)
}
