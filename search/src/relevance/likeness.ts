/** What a wrong letter costs, and slips that happen more easily than others. Tenths, so that sums are exact. */
const LETTER = 10
const VOWEL_LEFT_OUT = 8
const EXCHANGE = 7
const NEIGHBOR_KEY = 6
const OTHER_VOWEL = 5
const SAME_SOUND = 3
const DOUBLED = 3
const SILENT_END = 3
/** Readers and writers are surest of a word's first letter. */
const FIRST_LETTER = 5

/** Of each letter, a fifth of a wrong one; but one in short words, and two in long ones. */
const BOUND_PER_LETTER = 2
const BOUND_MIN = LETTER
const BOUND_MAX = 2 * LETTER

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Spellings that are heard, or written in other languages, alike. '' is a letter that is not heard. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['c', 'k'],
  ['ck', 'k'],
  ['ck', 'c'],
  ['ch', 'k'],
  ['q', 'k'],
  ['qu', 'k'],
  ['que', 'k'],
  ['x', 'ks'],
  ['s', 'z'],
  ['s', 'c'],
  ['z', 'c'],
  ['sc', 's'],
  ['sch', 'sh'],
  ['ch', 'sh'],
  ['tch', 'ch'],
  ['tz', 'z'],
  ['ph', 'f'],
  ['v', 'w'],
  ['v', 'f'],
  ['g', 'j'],
  ['dg', 'j'],
  ['dg', 'g'],
  ['d', 't'],
  ['dt', 't'],
  ['th', 't'],
  ['rh', 'r'],
  ['wh', 'w'],
  ['wr', 'r'],
  ['kn', 'n'],
  ['gn', 'n'],
  ['gh', ''],
  ['igh', 'i'],
  ['h', ''],
  ['i', 'y'],
  ['ie', 'y'],
  ['ey', 'y'],
  ['ee', 'y'],
  ['ei', 'ie'],
  ['ei', 'ai'],
  ['ei', 'i'],
  ['ie', 'i'],
  ['ee', 'i'],
  ['ea', 'ee'],
  ['ea', 'i'],
  ['ai', 'ay'],
  ['ai', 'i'],
  ['ai', 'e'],
  ['ai', 'a'],
  ['ae', 'e'],
  ['oe', 'o'],
  ['ue', 'u'],
  ['oo', 'u'],
  ['oo', 'ou'],
  ['ou', 'u'],
  ['ou', 'o'],
  ['ew', 'u'],
  ['au', 'o'],
  ['eau', 'o'],
  ['ow', 'o'],
  ['ow', 'ou'],
]

interface Spelling {
  typed: string
  meant: string
}

/** By the last letter of the typed spelling and of the one that is meant; of no letter ''. */
const spellings: ReadonlyMap<string, ReadonlyMap<string, readonly Spelling[]>> = new Map(
  [
    ...Map.groupBy(
      ALIKE.flatMap(([one, other]) => [
        { typed: one, meant: other },
        { typed: other, meant: one },
      ]),
      ({ typed }) => typed.slice(-1),
    ),
  ].map(([last, some]) => [last, Map.groupBy(some, ({ meant }) => meant.slice(-1))]),
)

const neighborKeys = new Set(KEYBOARD.flatMap((row, at) => besides(row, KEYBOARD[at + 1] ?? '')))

/** Pairs of keys that touch: in the row, and in the one below, which begins half a key further right. */
function besides(row: string, below: string): string[] {
  const pairs = [...row].flatMap((key, at) =>
    [row[at + 1], below[at], below[at - 1]].flatMap((other) => (other ? [key + other] : [])),
  )
  return pairs.flatMap((pair) => [pair, [...pair].toReversed().join('')])
}

/**
 * How far a typed word is from the word that it may stand for, where 1 is one wrong letter: letters left out,
 * put in, replaced, and neighbors exchanged. It is less for letters whose keys are neighbors, for spellings
 * that sound alike and for doubled letters, and more for a wrong first letter.
 *
 * @param options.isUnfinished whether the word may go on behind what was typed
 */
export function likeness(typed: string, word: string, { isUnfinished = false } = {}): number {
  const rows: number[][] = []
  for (let from = 0; from <= typed.length; from++) {
    const row: number[] = []
    rows.push(row)
    for (let to = 0; to <= word.length; to++)
      row.push(from + to === 0 ? 0 : cheapest({ typed, word, rows, from, to }))
  }
  const last = rows[typed.length] ?? []
  return (isUnfinished ? Math.min(...last) : (last[word.length] ?? 0)) / LETTER
}

/** Whether one may be meant by the other: in a short word one letter may be wrong, in a long one two. */
export function isLike(typed: string, word: string, options?: { isUnfinished?: boolean }): boolean {
  return likeness(typed, word, options) <= likenessBound(typed, word)
}

export function likenessBound(typed: string, word: string): number {
  const letters = Math.min(typed.length, word.length)
  return Math.min(Math.max(letters * BOUND_PER_LETTER, BOUND_MIN), BOUND_MAX) / LETTER
}

/** Both words up to these letters, and what is known of their shorter beginnings. */
interface Place {
  typed: string
  word: string
  rows: readonly (readonly number[])[]
  from: number
  to: number
}

function cheapest({ typed, word, rows, from, to }: Place): number {
  const before = (letters: number, meant: number) => rows[from - letters]?.[to - meant] ?? Infinity
  const [a = '', b = ''] = [typed[from - 1], word[to - 1]]
  const first = from <= 1 && to <= 1 ? FIRST_LETTER : 0
  let least = Infinity
  const offer = (cost: number) => {
    if (cost < least) least = cost
  }
  if (from > 0 && to > 0) offer(before(1, 1) + (a === b ? 0 : replaced(a, b) + first))
  if (from > 0) offer(before(1, 0) + leftOut(typed, from, word, to) + first)
  if (to > 0) offer(before(0, 1) + leftOut(word, to, typed, from) + first)
  if (a !== b && a === word[to - 2] && b === typed[from - 2]) offer(before(2, 2) + EXCHANGE)
  const offerAlike = (some: readonly Spelling[] = []) => {
    for (const alike of some)
      if (
        typed.startsWith(alike.typed, from - alike.typed.length) &&
        word.startsWith(alike.meant, to - alike.meant.length)
      )
        offer(before(alike.typed.length, alike.meant.length) + SAME_SOUND)
  }
  const ofTyped = spellings.get(a)
  offerAlike(ofTyped?.get(b))
  offerAlike(ofTyped?.get(''))
  offerAlike(spellings.get('')?.get(b))
  return least
}

function replaced(a: string, b: string): number {
  if (isVowel(a) && isVowel(b)) return OTHER_VOWEL
  return neighborKeys.has(a + b) ? NEIGHBOR_KEY : LETTER
}

/** Of the letter before a place, which the other word lacks. */
function leftOut(of: string, at: number, other: string, otherAt: number): number {
  const letter = of[at - 1]
  if (letter === of[at - 2]) return DOUBLED
  const isLast = at === of.length && otherAt === other.length
  if (isLast && letter === 'e') return SILENT_END
  return isVowel(letter) ? VOWEL_LEFT_OUT : LETTER
}

function isVowel(letter = ''): boolean {
  return letter !== '' && 'aeiou'.includes(letter)
}
