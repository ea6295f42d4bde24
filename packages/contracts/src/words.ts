import { APOSTROPHE_SIGNS } from './signs.ts'
import { foldAccents } from './fold-accents.ts'
import { valueOfDigit } from './typed-numbers.ts'

/** A stretch of a text, in UTF-16 units of the text as it is written. */
interface Stretch {
  word: string
  from: number
  to: number
}

/** A word as search compares it. */
export interface Word extends Stretch {
  /**
   * What it is written of, where there are signs within: 'o' and 'neill' of 'oneill', 'w', 'm' and 'f' of
   * 'wmf'. Otherwise none.
   */
  parts: readonly Stretch[]
}

/** Signs of trademarks and rights. */
const RIGHTS_SIGNS = /[™℠®©℗ⓒⓇⓡⒸⓅⓟ]/gu

const NO_LETTER_BEFORE = "(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}]['’^])"
const NO_LETTER_BEHIND = "(?![\\p{L}\\p{M}\\p{N}]|['’^][\\p{L}\\p{N}])"

/**
 * Letters that stand alone and follow each other, with dots between them ('W.M.F.', 'J. R. R.') or with
 * spaces ('J R R', but not the article of 'A W. M. F.'), and abbreviations of one or two letters with dots
 * alone ('Ph.D.'). 'W. M. F. v' is being typed: what has no dot yet may become any word.
 */
const INITIALS = [
  `${NO_LETTER_BEFORE}\\p{L}(?:\\.\\p{L}${NO_LETTER_BEHIND}|\\. \\p{L}(?=\\.))+`,
  `${NO_LETTER_BEFORE}\\p{L}(?: \\p{L}${NO_LETTER_BEHIND}(?!\\.))+`,
  `${NO_LETTER_BEFORE}\\p{L}{1,2}(?:\\.\\p{L}{1,2}${NO_LETTER_BEHIND})+`,
].join('|')

/** 'n°' for 'number', typed with a degree sign. */
const N_DEGREE = '(?<![\\p{L}\\p{N}])n ?°'

/** What stands for a sign that joins two parts of a word and is no apostrophe. */
const JOINER = '^'
const LETTER = '[\\p{L}\\p{N}]'
/**
 * Signs within a word that is written without them as well. Between digits they separate: 5'6, 10². A Hebrew
 * abbreviation has quotes, a Catalan l·l a dot, and 'No5' nothing.
 */
const WITHIN = [
  `(?<=\\p{L})['${JOINER}](?=${LETTER})`,
  `(?<=${LETTER})['${JOINER}](?=\\p{L})`,
  '(?<=\\p{Script=Hebrew})"(?=\\p{Script=Hebrew})',
  '(?<=l)·(?=l)',
  `(?<=(?<!${LETTER})no)(?=\\d)`,
].join('|')
const WITHOUT_INITIALS = new RegExp(`${LETTER}+(?:(?:${WITHIN})${LETTER}+)*`, 'gu')
const PARTS = new RegExp(`${LETTER}+?(?=${WITHIN}|(?!${LETTER})|$)`, 'gu')
/** Cheap to look for in a long text: only what is short or holds a sign is looked at more closely. */
const RUN = `&|n ?°|${LETTER}+(?:['${JOINER}"·]${LETTER}+)*`
const INITIALS_HERE = new RegExp(INITIALS, 'uy')
const WITH_SIGN = new RegExp(`['${JOINER}"·]|^no\\d`, 'u')
const POSSESSIVE = /'s$/u

/**
 * The words of a text as search compares them, in their order: no accents, no case, no possessive, no signs
 * of rights; apostrophes of all kinds and the dots of initials within a word; 'and' for '&', 'no' for '№', '1
 * 2' for '½'. They are letters and digits alone.
 */
export function readWords(text: string): Word[] {
  const { plain, from, to } = folded(text)
  const stretch = (word: string, start: number, end: number): Stretch => ({
    word,
    from: from?.[start] ?? start,
    to: to?.[end - 1] ?? end,
  })
  return Array.from(writtenIn(plain), ({ written: found, at, isPlain = false }) => {
    if (isPlain) return { ...stretch(found, at, at + found.length), parts: [] }
    if (found === '&') return { ...stretch('and', at, at + 1), parts: [] }
    if (found.endsWith('°')) return { ...stretch('no', at, at + found.length), parts: [] }
    const written = found.replace(POSSESSIVE, '')
    const parts = Array.from(written.matchAll(PARTS), ({ 0: part, index }) =>
      stretch(part, at + index, at + index + part.length),
    )
    return {
      ...stretch(parts.map(({ word }) => word).join(''), at, at + written.length),
      parts: parts.length > 1 ? parts : [],
    }
  })
}

/** Each word with the signs within. */
function* writtenIn(plain: string): Generator<{ written: string; at: number; isPlain?: boolean }> {
  const run = new RegExp(RUN, 'gu')
  for (let match = run.exec(plain); match; match = run.exec(plain)) {
    const { 0: written, index: at } = match
    const initials = initialsAt(plain, at, written.length)
    if (initials) {
      yield { written: initials, at }
      run.lastIndex = at + initials.length
    } else if (WITH_SIGN.test(written)) {
      for (const { 0: word, index } of written.matchAll(WITHOUT_INITIALS))
        yield { written: word, at: at + index }
    } else if (written !== 's' || plain[at - 1] !== "'")
      yield { written, at, isPlain: written !== '&' && !written.endsWith('°') }
  }
}

function initialsAt(plain: string, at: number, length: number): string | undefined {
  const sign = plain[at + length]
  if (length > 2 || (sign !== '.' && sign !== ' ')) return undefined
  INITIALS_HERE.lastIndex = at
  return INITIALS_HERE.exec(plain)?.[0]
}

/** The same words alone. */
export function wordsOf(text: string): string[] {
  return readWords(text).map(({ word }) => word)
}

const INITIALS_ANYWHERE = new RegExp(INITIALS, 'gu')
const N_DEGREE_ANYWHERE = new RegExp(N_DEGREE, 'gu')
const NUMBER_AFTER_NO = /(?<![\p{L}\p{N}])no(?=\d)/gu
const WITHIN_ANYWHERE = new RegExp(WITHIN, 'gu')
/** Emoji, currencies and the like may be all that a title is told by. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{S}#%@*_\\]+/gu

/**
 * A text as filters compare it: one contains the other where their readers see it so, whatever their accents,
 * case, spaces, punctuation and apostrophes. Of a text that is punctuation alone the text itself.
 *
 * Stored beside titles: a change asks for the stored ones to be computed again.
 */
export function filterText(text: string): string {
  const { plain } = folded(text)
  const words = plain
    .replace(N_DEGREE_ANYWHERE, 'no ')
    .replace(NUMBER_AFTER_NO, 'no ')
    .replace(INITIALS_ANYWHERE, (initials) => initials.replace(/[. ]/g, ''))
    .replace(WITHIN_ANYWHERE, '')
    .replaceAll(JOINER, ' ')
    .replaceAll('&', ' and ')
    .replace(BETWEEN_WORDS, ' ')
    .trim()
  return words || plain.replace(/\s+/gu, ' ').trim() || text.trim()
}

interface Folded {
  plain: string
  /**
   * For each unit of the plain text, from where to where its sign stands in the text. Null: at the same
   * place.
   */
  from: number[] | null
  to: number[] | null
}

const ASCII = /^\p{ASCII}*$/u
/** Marks on the letter before, and what nobody sees. */
const BELONGS_TO_LETTER = /^[\p{M}\p{Default_Ignorable_Code_Point}]$/u

/** Sign by sign, so that each keeps its place. */
function folded(text: string): Folded {
  if (ASCII.test(text)) return { plain: text.toLowerCase().replaceAll('`', "'"), from: null, to: null }
  const from: number[] = []
  const to: number[] = []
  let plain = ''
  let at = 0
  for (const sign of text) {
    const as = foldedSign(sign)
    const end = at + sign.length
    if (as === '' && to.length > 0 && BELONGS_TO_LETTER.test(sign)) to[to.length - 1] = end
    for (let unit = 0; unit < as.length; unit++) {
      from.push(at)
      to.push(end)
    }
    plain += as
    at = end
  }
  return { plain, from, to }
}

const SIGNS: Readonly<Record<string, string>> = {
  '№': ' no ',
  º: `${JOINER}o `,
  ª: `${JOINER}a `,
  // Between the parts of a Persian word, where others type a space or nothing.
  '\u200c': JOINER,
  '״': '"',
  '”': '"',
  // The long stroke that Arabic words are stretched by.
  ـ: '',
}

const foldedSigns = new Map<string, string>()

function foldedSign(sign: string): string {
  const known = foldedSigns.get(sign)
  if (known !== undefined) return known
  const as = SIGNS[sign] ?? foldSign(sign)
  foldedSigns.set(sign, as)
  return as
}

function foldSign(sign: string): string {
  const typed = sign
    .replace(RIGHTS_SIGNS, '')
    .replace(APOSTROPHES, "'")
    .replace(RAISED_DIGIT, (digit) => JOINER + digit)
  const plain = foldAccents(typed.toLowerCase())
    .toLowerCase()
    // What is one sign may be spelled with an apostrophe, too.
    .replace(APOSTROPHES, "'")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Nd}/gu, valueOfDigit)
    .replace(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
  return plain.includes(FRACTION_SLASH) ? ` ${plain.replace(FRACTION_SLASH, '/')} ` : plain
}

const APOSTROPHES = new RegExp(`[${APOSTROPHE_SIGNS}]`, 'gu')
const RAISED_DIGIT = /[⁰¹²³⁴-⁹]/u
const FRACTION_SLASH = '⁄'

/** Letters that no decomposition leads to plain ones: as they are typed where a keyboard lacks them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ə: 'e',
  ɔ: 'o',
  ƒ: 'f',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')
