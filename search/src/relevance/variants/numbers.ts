import irregularPlurals from 'irregular-plurals'
import { linked } from './linked.ts'

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
export function otherNumbersOf(token: string): string[] {
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
