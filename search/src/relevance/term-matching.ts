import { stemmer } from 'stemmer'
import { distanceToBeginning } from './edit-distance.ts'
import { misspellingOf } from './misspellings.ts'
import { singularOf } from './plural.ts'
import type { QueryTerm } from './query-plan.ts'
import { remembered } from './remembered.ts'
import type { Alternative } from './variants/alternatives.ts'

/** Of a token, which is never longer than engines take. */
const formsOf = remembered(10_000, (token) => ({ singular: singularOf(token), stem: stemmer(token) }))

/**
 * What the forms of a word begin with: 'engrav' of 'engraved'. The word itself where its stem is written
 * otherwise: of 'mahogany' it is 'mahogani'.
 */
export function beginningOfForms(word: string): string {
  const { stem } = formsOf(word)
  return word.startsWith(stem) ? stem : word
}

const matchers = new WeakMap<QueryTerm, (token: string) => boolean>()

/** Whether a reader who typed the term sees it in this token: the word, another form of it, or its beginning. */
export function isWrittenAs(term: QueryTerm, token: string): boolean {
  let matches = matchers.get(term)
  if (!matches) matchers.set(term, (matches = matcherOf(term)))
  return matches(token)
}

/** Texts are compared word by word with the same few terms. */
function matcherOf({ token: typed, isBeginning, alternatives }: QueryTerm): (token: string) => boolean {
  const words = new Set([typed, ...alternatives.flatMap(wordOf)])
  const forms = [...words].filter((word) => word.length > 1).map(formsOf)
  const singulars = new Set(forms.map(({ singular }) => singular))
  const stems = new Set(forms.map(({ stem }) => stem))
  const initials = new Set(Array.from(words, initialOf))
  return (token) => {
    if (!initials.has(initialOf(token))) return false
    if (words.has(token) || (isBeginning && token.startsWith(typed))) return true
    // 'a' is no singular of 'as'.
    if (token.length === 1) return false
    const { singular, stem } = formsOf(token)
    return singulars.has(singular) || stems.has(stem)
  }
}

/** All forms of a word begin alike. */
function initialOf(word: string): string {
  return word.slice(0, 1)
}

/** Whether a reader who typed the term sees it in these words that follow each other. */
export function isWrittenAsPhrase({ alternatives }: QueryTerm, words: readonly string[]): boolean {
  return alternatives.some(
    ({ tokens }) =>
      tokens.length === words.length && tokens.every((token, at) => isFormOf(token, words[at] ?? '')),
  )
}

function wordOf({ tokens }: Alternative): readonly string[] {
  return tokens.length === 1 ? tokens : []
}

/** Whether two words are forms of one. */
export function isFormOf(word: string, token: string): boolean {
  if (token === word) return true
  if (initialOf(token) !== initialOf(word)) return false
  // 'a' is no singular of 'as'.
  if (token.length === 1 || word.length === 1) return false
  const [one, other] = [formsOf(token), formsOf(word)]
  return one.singular === other.singular || one.stem === other.stem
}

/** How far the token is from the term, where the term may stand for it; otherwise Infinity. */
export function slipsBetween(term: QueryTerm, token: string): number {
  if (term.typos === 0) return Infinity
  if (term.token === token) return 0
  const misspelled = misspellingOf(term, token)?.cost ?? Infinity
  if (!term.isBeginning) return misspelled
  const begun = distanceToBeginning(term.token, token, term.typos)
  return begun <= term.typos ? Math.min(begun, misspelled) : misspelled
}
