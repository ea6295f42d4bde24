import { englishDataset, SyntaxKind } from 'obscenity'
import { allowedPhrases, allowedWords } from './allowed-words.ts'
import { readableText, singularsOf, stemsOf, wordsOf, type Reading, type ReadWord } from './word-forms.ts'

/**
 * The explicit words of the kept list, in small letters. The list is made for finding parts of words; here a
 * word counts as a whole, so a pattern that only adds letters to its word ('cocks', 'fanal') is left out.
 */
const keptWords: ReadonlySet<string> = new Set(
  keptTerms().flatMap(({ word, spellings }) => [
    word.replaceAll(' ', ''),
    ...spellings.filter((spelling) => spelling === word || !spelling.includes(word)),
  ]),
)

/** The words that are masked with a hyphen or a dot. In shorter or rarer ones these signs are part of a code. */
const usuallyMasked: readonly string[] = ['fuck', 'shit', 'cunt', 'bitch', 'whore']

export interface ListedWord {
  word: string
  isAllowed: boolean
}

/** Capitals do not matter. */
export function wordKey(word: string): string {
  return word.normalize('NFC').toLowerCase()
}

/**
 * What no text of the vault may hold: the words of the kept list and those that staff refuse, inflected and
 * masked ones too. What staff allow passes, and so does the list of names, animals, works and tools that
 * ships, unless staff refuse it. Parts of words count for nothing: nobody's Scunthorpe is refused.
 */
export class ForbiddenWords {
  private readonly refused: ReadonlySet<string>
  private readonly allowed: ReadonlySet<string>

  constructor(listed: readonly ListedWord[]) {
    this.refused = new Set(listed.filter(({ isAllowed }) => !isAllowed).map(({ word }) => wordKey(word)))
    this.allowed = new Set(listed.filter(({ isAllowed }) => isAllowed).map(({ word }) => wordKey(word)))
  }

  /** The first forbidden word of a text as it was typed; null where there is none. */
  firstIn(text: string): string | null {
    const readable = readableText(text)
    const inPhrase = phrasesIn(readable)
    let first: ReadWord | null = null
    for (const word of wordsOf(readable)) {
      if (first && first.start <= word.start) continue
      if (this.isForbidden(word, inPhrase(word.start))) first = word
    }
    return first && first.typed
  }

  private isForbidden({ typed, readings }: ReadWord, isInPhrase: boolean): boolean {
    return (
      !this.allowed.has(wordKey(typed)) &&
      readings.some(
        (reading) =>
          !this.allowed.has(reading.plain) &&
          (this.isRefusedByStaff(reading) || (!isInPhrase && isExplicit(reading, typed))),
      )
    )
  }

  private isRefusedByStaff(reading: Reading): boolean {
    if (this.refused.size === 0) return false
    const entry = reading.isMasked ? undefined : allowedEntryOf(reading.plain)
    // 'cocker' is no form of a 'cock' that staff refuse, 'cocks' is.
    const stems = entry === undefined ? stemsOf(reading.plain) : [reading.plain, entry]
    return isAmong(stems, this.refused)
  }
}

function isExplicit({ plain, isMasked }: Reading, typed: string): boolean {
  if (!isMasked && (allowedEntryOf(plain) !== undefined || areInitials(typed))) return false
  return NEVER_A_PART.test(plain) || isAmong(stemsOf(plain), keptWords)
}

/** No ordinary word holds it, so it counts within any word, also as it sounds: 'phuck'. */
const NEVER_A_PART = /(?:f|ph)uck/

/** The entry of the allow list that ships: the word itself, or the one that it is the plural of. */
function allowedEntryOf(word: string): string | undefined {
  return allowedWords.has(word) ? word : [...singularsOf(word)].find((singular) => allowedWords.has(singular))
}

/** 'PRN', 'FCK': the kept list's spellings without a vowel are initials where they are written as such. */
function areInitials(typed: string): boolean {
  return typed.length <= 3 && typed === typed.toUpperCase() && !/[AEIOUY]/.test(typed)
}

function isAmong(stems: Iterable<string>, words: ReadonlySet<string>): boolean {
  for (const stem of stems) {
    if (words.has(stem)) return true
    if (/[-*+]/.test(stem) && isMaskOf(stem, words)) return true
  }
  return false
}

const SHORTEST_MASKED = 4

/** What a sign of a reading stands for. */
const maskedLetters = { '*': String.raw`\p{L}`, '+': String.raw`\p{L}`, '-': '[aeiou]' } as const

function isMaskOf(stem: string, words: ReadonlySet<string>): boolean {
  const letters = stem.replace(/\P{L}/gu, '').length
  if (stem.length < SHORTEST_MASKED || letters === 0) return false
  // Stars at the end are footnotes and grades, and a hyphen belongs to a code, but for these few words.
  const isCertain = letters > 1 && !/[-+]/.test(stem)
  const masked = new RegExp(
    `^${stem.replace(/[-*+]/g, (sign) => maskedLetters[sign as keyof typeof maskedLetters])}$`,
    'u',
  )
  return [...(isCertain ? words : usuallyMasked)].some((word) => masked.test(word))
}

const phrase = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${allowedPhrases
    .map((words) => words.replaceAll(' ', String.raw`[^\p{L}\p{N}]+`))
    .join('|')})(?![\p{L}\p{N}])`,
  'giu',
)

/** Whether a place of the text is within a phrase of the allow list. */
function phrasesIn(text: string): (place: number) => boolean {
  const spans = [...text.matchAll(phrase)].map(({ 0: { length }, index }) => [index, index + length] as const)
  return (place) => spans.some(([start, end]) => start <= place && place < end)
}

type KeptPattern = ReturnType<typeof englishDataset.build>['blacklistedTerms'][number]['pattern']

function keptTerms(): { word: string; spellings: string[] }[] {
  const { blacklistedTerms } = englishDataset.build()
  return blacklistedTerms.map(({ id, pattern }) => ({
    word: englishDataset.getPayloadWithPhraseMetadata({
      termId: id,
      matchLength: 0,
      startIndex: 0,
      endIndex: 0,
    }).phraseMetadata!.originalWord,
    spellings: spellingsOf(pattern),
  }))
}

/** A pattern with and without each of its optional letters. */
function spellingsOf({ nodes }: KeptPattern): string[] {
  return nodes.reduce<string[]>(
    (begun, node) => {
      if (node.kind === SyntaxKind.Literal)
        return begun.map((text) => text + String.fromCodePoint(...node.chars))
      if (node.kind !== SyntaxKind.Optional) return []
      // An optional sign for any letter is a mask, which is found otherwise.
      if (node.childNode.kind !== SyntaxKind.Literal) return begun
      const optional = String.fromCodePoint(...node.childNode.chars)
      return begun.flatMap((text) => [text, text + optional])
    },
    [''],
  )
}
