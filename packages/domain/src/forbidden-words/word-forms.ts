import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from 'obscenity'

/** How a word of a text can be read. */
export interface Reading {
  /** In small letters; `*`, `+` and `-` stand for a letter that is masked (`maskedLetters`). */
  plain: string
  /** Signs or digits stand for letters: nobody masks a name. */
  isMasked: boolean
}

export interface ReadWord {
  /** As it stands in the text. */
  typed: string
  /** Where its first character stands. */
  start: number
  readings: readonly Reading[]
}

/** Accents and capitals do not matter. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** A text as its words are read: what nobody sees is gone, and letters of other widths are plain. */
export function readableText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC')
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Letters, with what may stand for a letter or between two of them. */
const RUN = /[\p{L}\p{M}\p{N}@$!|*#%•×_.·~'’‐-―-]+/gu
/** `f u c k`, `f.u.c.k`, `F-U-C-K`. */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*~·•]{1,2}\p{L}){3,}(?![\p{L}\p{N}])/gu
/** `blow job`, `blow-job`. */
const PAIR = /(?<![\p{L}\p{N}])(?=(\p{L}{3,})[ -](\p{L}{3,})(?![\p{L}\p{N}]))/gu

/** Every word of a readable text with its readings, and every run of characters that may mask one. */
export function* wordsOf(text: string): Generator<ReadWord> {
  for (const { 0: typed, index: start } of text.matchAll(WORD)) {
    const readings = wordReadings(typed)
    if (readings.length > 0) yield { typed, start, readings }
  }
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (run.length <= LONGEST_MASKED && /[^\p{L}\p{M}\p{N}]/u.test(run)) yield* maskedWords(run, index)
  }
  for (const { 0: typed, index: start } of text.matchAll(SPELLED))
    yield { typed, start, readings: [{ plain: folded(typed).replace(/[^\p{L}]/gu, ''), isMasked: true }] }
  for (const { index: start, 1: first = '', 2: second = '' } of text.matchAll(PAIR))
    if (first.length + second.length >= PAIR_MIN)
      yield {
        typed: text.slice(start, start + first.length + 1 + second.length),
        start,
        readings: [{ plain: folded(first + second), isMasked: false }],
      }
}

/** The shortest explicit word that is also written as two. */
const PAIR_MIN = 7

function wordReadings(typed: string): Reading[] {
  if (!/\p{L}/u.test(typed)) return []
  const key = typed.normalize('NFC').toLowerCase()
  const plain = folded(typed)
  return [
    { plain: key, isMasked: false },
    ...(plain === key ? [] : [{ plain, isMasked: false }]),
    ...maskedReadings(plain),
  ]
}

/** `sh1t`, `fuuuck`, and `fuсk` with a letter of another alphabet. */
function* maskedReadings(plain: string): Generator<Reading> {
  const masked = (text: string): Reading => ({ plain: text, isMasked: true })
  if (/(\p{L})\1\1/u.test(plain)) {
    yield masked(plain.replace(/(\p{L})\1\1+/gu, '$1'))
    yield masked(plain.replace(/(\p{L})\1\1+/gu, '$1$1'))
  }
  const digits = plain.replace(/\P{N}/gu, '').length
  // A number that ends with digits is a model's.
  if (digits > 0 && plain.length >= 4 && digits * 2 < plain.length && /\p{L}$/u.test(plain))
    yield masked(lettersForSigns(plain))
  if (/\p{Script=Latin}/u.test(plain) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(plain))
    yield masked(mapped(plain, resolveConfusablesTransformer().transform).toLowerCase())
}

/** A run of this length is a drawing of signs, or a web address. */
const LONGEST_MASKED = 60

/** `f*ck`, `$hit`, `b-tch`: what a run with signs among its letters may mask. */
function* maskedWords(run: string, index: number): Generator<ReadWord> {
  const hyphenated = /^\p{L}+[-‐-―.·'’]\p{L}+$/u.exec(run)?.[0]
  if (hyphenated !== undefined)
    yield {
      typed: run,
      start: index,
      readings: [{ plain: folded(run).replace(/[^\p{L}]/u, '-'), isMasked: true }],
    }
  for (const { 0: part, index: offset } of run.matchAll(/[\p{L}\p{N}@$][\p{L}\p{M}\p{N}@$!|*#%•×_]*/gu)) {
    const typed = part.replace(/[!|%_]+$/, '')
    const readings = signReadings(folded(typed))
    if (readings.length > 0) yield { typed, start: index + offset, readings }
  }
}

function signReadings(text: string): Reading[] {
  if (!/\p{L}/u.test(text) || !/[^\p{L}\p{N}]/u.test(text)) return []
  const readings: string[] = []
  if (/^[\p{L}\p{N}@$!|]+$/u.test(text) && letters(text) * 2 >= text.length)
    readings.push(lettersForSigns(text))
  if (/^\p{L}[\p{L}@$!%*#•×_]*$/u.test(text))
    readings.push(text.replace(/[@$!%*#•×_]+$/, (end) => '+'.repeat(end.length)).replace(/[@$!%#•×_]/gu, '*'))
  // `f*u*c*k`, `fu_ck`
  if (/^\p{L}+(?:[*_•]\p{L}+)+$/u.test(text)) readings.push(text.replace(/\P{L}/gu, ''))
  return readings.map((plain) => ({ plain, isMasked: true }))
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const leet = resolveLeetSpeakTransformer()

/** As the kept library reads signs and digits. */
function lettersForSigns(text: string): string {
  return mapped(text, leet.transform)
}

function mapped(text: string, transform: (character: number) => number | undefined): string {
  return Array.from(text, (character) => {
    const read = transform(character.codePointAt(0) ?? 0)
    return read === undefined ? '' : String.fromCodePoint(read)
  }).join('')
}

const PREFIXES = [
  'ape',
  'bad',
  'bat',
  'brain',
  'bull',
  'butt',
  'chicken',
  'cluster',
  'dip',
  'dog',
  'dumb',
  'horse',
  'jack',
  'mind',
  'mother',
  'rat',
  'skull',
  'smart',
]
const COMPOUNDS = [
  'bag',
  'brain',
  'face',
  'faced',
  'fest',
  'fucker',
  'fucking',
  'hat',
  'head',
  'hole',
  'load',
  'less',
  'show',
  'stain',
  'storm',
  'sucker',
  'sucking',
  'wad',
  'wipe',
  'wit',
]
const ENDINGS = ['ed', 'er', 'ers', 'est', 'in', 'ing', 'ings', 'ish', 'y']
/** A short vowel with one consonant, which an ending doubles: 'shit', 'shitty'. */
const DOUBLES = /(?:^|[^aeiou])[aeiou][bdglmnprt]$/
const SHORTEST_STEM = 3

/** The words of which this one may be an inflected form or a compound, itself first. */
export function* stemsOf(word: string): Generator<string> {
  yield word
  for (const rest of withoutPrefixes(word)) {
    if (rest !== word) yield rest
    yield* uninflected(rest)
    for (const compound of COMPOUNDS) {
      if (rest.endsWith(compound)) yield* longEnough(rest.slice(0, -compound.length))
      if (rest.endsWith(`${compound}s`)) yield* longEnough(rest.slice(0, -compound.length - 1))
    }
  }
}

function withoutPrefixes(word: string): string[] {
  return [
    word,
    ...PREFIXES.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length)),
  ]
}

/** The singulars that a word may be the plural of. */
export function* singularsOf(word: string): Generator<string> {
  if (word.endsWith('s')) yield* longEnough(word.slice(0, -1))
  if (word.endsWith('es')) yield* longEnough(word.slice(0, -2))
  if (word.endsWith('ies')) yield* longEnough(`${word.slice(0, -3)}y`)
}

function* uninflected(word: string): Generator<string> {
  yield* singularsOf(word)
  for (const suffix of ['ier', 'iest', 'ies'])
    if (word.endsWith(suffix)) yield* withEnding(word.slice(0, -suffix.length))
  for (const ending of ENDINGS)
    if (word.endsWith(ending)) {
      const root = word.slice(0, -ending.length)
      yield* withEnding(root)
      // raping, whored; no 'rapier', no 'rapin'
      if (ending !== 'in' && ending !== 'y') yield* longEnough(`${root}e`)
    }
}

function* withEnding(root: string): Generator<string> {
  if (!DOUBLES.test(root)) yield* longEnough(root)
  if (/(.)\1$|\*.$|.\*$/.test(root)) yield* longEnough(root.slice(0, -1))
}

function* longEnough(stem: string): Generator<string> {
  if (stem.length >= SHORTEST_STEM) yield stem
}
