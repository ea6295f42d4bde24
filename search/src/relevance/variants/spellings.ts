// The package has no types; whoever compiles this file needs ours, from whichever project.
// oxlint-disable-next-line typescript/triple-slash-reference -- a declaration of another module cannot be imported
/// <reference path="./american-english.d.ts" />
import listed from 'american-english'

/** Pairs of the field that the list lacks. */
const OF_THE_FIELD: readonly (readonly [string, string])[] = [
  ['ochre', 'ocher'],
  ['kerb', 'curb'],
  ['whisky', 'whiskey'],
  ['pedlar', 'peddler'],
  ['gipsy', 'gypsy'],
  ['tsar', 'czar'],
  ['banister', 'bannister'],
  ['castor', 'caster'],
  ['cauldron', 'caldron'],
  ['skilful', 'skillful'],
  ['enameller', 'enameler'],
  ['carcase', 'carcass'],
  ['racquet', 'racket'],
  ['gaol', 'jail'],
  ['waggon', 'wagon'],
  ['phial', 'vial'],
  ['wilful', 'willful'],
  ['doughnut', 'donut'],
  ['faience', 'fayence'],
  ['majolica', 'maiolica'],
]

/**
 * Endings that differ by a rule, for the many words that no list holds: what is made by them counts only
 * where it stands in the index.
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/u, 'iz'],
  [/(?<=\p{L}{3})iz(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/u, 'is'],
  [/(?<=\p{L}{3})ll(?=(?:ed|er|ers|ing|ings)$)/u, 'l'],
  [/(?<=\p{L}{3}[aeiou])l(?=(?:ed|er|ers|ing|ings)$)/u, 'll'],
  [/(?<=\p{L}{3})our(?=s?$|ed$|ing$|er$|ers$|less$)/u, 'or'],
]

const otherSpellings = linked([
  ...Object.entries(listed.us_spelling),
  ...Object.entries(listed.uk_spelling),
  ...OF_THE_FIELD,
])

/** Shorter parts of a compound are found in too many words that are none. */
const PART_MIN = 4

/** British spellings of an American word and the reverse; none for most words. */
export function spellingsOf(token: string): string[] {
  const known = otherSpellings.get(token)
  if (known) return [...known]
  return [...byEnding(token), ...ofFirstPart(token)]
}

/** 'lustreware' and 'lusterware': the first part of a compound is spelled in its other way. */
function ofFirstPart(token: string): string[] {
  const lengths = Array.from(
    { length: Math.max(0, token.length - 2 * PART_MIN + 1) },
    (_, at) => at + PART_MIN,
  )
  return lengths.flatMap((length) =>
    [...(otherSpellings.get(token.slice(0, length)) ?? [])].map((first) => first + token.slice(length)),
  )
}

function byEnding(token: string): string[] {
  return ENDINGS.filter(([ending]) => ending.test(token)).map(([ending, other]) =>
    token.replace(ending, other),
  )
}

/** Each word with those that it is paired with, whichever of the two stands first. */
export function linked(pairs: Iterable<readonly [string, string]>): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, Set<string>>()
  const link = (word: string, other: string) => {
    const known = others.get(word)
    if (known) known.add(other)
    else others.set(word, new Set([other]))
  }
  for (const [a, b] of pairs) {
    if (a === b) continue
    link(a, b)
    link(b, a)
  }
  return others
}
