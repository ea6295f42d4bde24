import { englishDataset, RegExpMatcher } from 'obscenity'

export interface ListedWord {
  word: string
  isAllowed: boolean
}

/** Capitals do not matter. */
export function wordKey(word: string): string {
  return word.normalize('NFC').toLowerCase()
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u

/** The kept list's own exceptions are about parts of words, which count for nothing here. */
const kept = new RegExpMatcher({ blacklistedTerms: englishDataset.build().blacklistedTerms })

/**
 * What no text of the vault may hold: the words of the kept list and those that staff refuse, but for those
 * that staff allow. Whole words alone, so that nobody's Scunthorpe is refused.
 */
export class ForbiddenWords {
  private readonly refused: ReadonlySet<string>
  private readonly allowed: ReadonlySet<string>

  constructor(listed: readonly ListedWord[]) {
    this.refused = new Set(listed.filter(({ isAllowed }) => !isAllowed).map(({ word }) => wordKey(word)))
    this.allowed = new Set(listed.filter(({ isAllowed }) => isAllowed).map(({ word }) => wordKey(word)))
  }

  areIn(text: string): boolean {
    const plain = wordKey(text)
    return this.isRefusedByStaff(plain) || keptWordsIn(plain).some((word) => !this.allowed.has(word))
  }

  private isRefusedByStaff(text: string): boolean {
    if (this.refused.size === 0) return false
    return (text.match(WORD) ?? []).some((word) => this.refused.has(word) && !this.allowed.has(word))
  }
}

/**
 * A form is checked while somebody types and once more when it is saved: what was found in a text is
 * remembered, in texts of so many characters and so many of them.
 */
const REMEMBERED_LENGTH = 500
const REMEMBERED_TEXTS = 2_000

const remembered = new Map<string, readonly string[]>()

/** Those that begin and end where a word does. */
function keptWordsIn(text: string): readonly string[] {
  const known = remembered.get(text)
  if (known) return known
  const found = searched(text)
  if (text.length > REMEMBERED_LENGTH) return found
  if (remembered.size >= REMEMBERED_TEXTS) remembered.clear()
  remembered.set(text, found)
  return found
}

function searched(text: string): string[] {
  return kept
    .getAllMatches(text)
    .filter(
      ({ startIndex, endIndex }) =>
        !isWordCharacter(text[startIndex - 1]) && !isWordCharacter(text[endIndex + 1]),
    )
    .map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex + 1))
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && WORD_CHARACTER.test(character)
}
