import { readWords, type Word } from '@vitrine/contracts/words'

/** Engines refuse immense words; nobody types one. */
export const TOKEN_MAX = 100

/**
 * The words of a text as every engine compares them. Documents and queries pass through here alike, and
 * engines never see any other text.
 */
export function tokensOf(text: string): string[] {
  return placedTokensOf(text).map(({ word }) => word)
}

/** The same, with their places in the text, and the parts of those that are written with signs within. */
export function placedTokensOf(text: string): Word[] {
  return readWords(text).map((word) => (word.word.length > TOKEN_MAX ? cut(word) : word))
}

function cut(word: Word): Word {
  const parts = word.parts.map((part) => ({ ...part, word: part.word.slice(0, TOKEN_MAX) }))
  return { ...word, word: word.word.slice(0, TOKEN_MAX), parts }
}

/**
 * What a text is found by: its tokens, and the parts of some, so that 'O’Neill' is found by 'oneill', 'neill'
 * and 'o neill'.
 */
export interface FoundBy {
  tokens: string[]
  /** Behind each other as they are written. */
  parts: string[]
}

export function foundBy(text: string): FoundBy {
  const placed = placedTokensOf(text)
  return {
    tokens: placed.map(({ word }) => word),
    parts: placed.flatMap(({ parts }) => parts.map(({ word }) => word)),
  }
}

/** By token what it is written of in the text, where there are signs within. */
export function partsByToken(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    placedTokensOf(text).flatMap(({ word, parts }) =>
      parts.length > 0 ? [[word, parts.map((part) => part.word)] as const] : [],
    ),
  )
}
