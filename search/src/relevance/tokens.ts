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

/** The same, with their places in the text and the other ways in which they are written. */
export function placedTokensOf(text: string): Word[] {
  return readWords(text).map((word) => (word.word.length > TOKEN_MAX ? cut(word) : word))
}

function cut(word: Word): Word {
  const parts = word.parts.map((part) => ({ ...part, word: part.word.slice(0, TOKEN_MAX) }))
  return {
    ...word,
    word: word.word.slice(0, TOKEN_MAX),
    parts,
    spelledOut: word.spelledOut?.slice(0, TOKEN_MAX) ?? null,
  }
}

/**
 * What a text is found by: its tokens, and other ways to write some: 'O’Neill' is found by 'oneill', 'neill'
 * and 'o neill', 'Müller' by 'muller' and 'mueller'.
 */
export interface FoundBy {
  tokens: string[]
  /** Parts behind each other as they are written, and words with two letters for 'ü' and the like. */
  parts: string[]
}

export function foundBy(text: string): FoundBy {
  const placed = placedTokensOf(text)
  return {
    tokens: placed.map(({ word }) => word),
    parts: placed.flatMap(otherWords),
  }
}

function otherWords({ parts, spelledOut }: Word): string[] {
  return [...parts.map(({ word }) => word), ...(spelledOut === null ? [] : [spelledOut])]
}

/** By token the other ways in which the text writes it: its parts, and 'mueller' for 'muller'. */
export function waysByToken(text: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  return new Map(
    placedTokensOf(text).flatMap(({ word, parts, spelledOut }) => {
      const ways = [parts.map((part) => part.word), spelledOut === null ? [] : [spelledOut]]
      const some = ways.filter((way) => way.length > 0)
      return some.length > 0 ? [[word, some] as const] : []
    }),
  )
}
