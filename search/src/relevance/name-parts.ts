import type { Alternative } from './variants/alternatives.ts'

/** Names of more words are not looked for in parts of a text. */
const PART_MAX = 5

interface Naming {
  token: string
  alternatives: readonly Alternative[]
}

/**
 * Words that follow each other in the text, one of which may name something, and what the terms may be called
 * instead.
 */
export function partsOf(tokens: readonly string[], naming: readonly Naming[]): Set<string> {
  const named = new Set(naming.map(({ token }) => token))
  const parts = tokens.flatMap((_, from) =>
    tokens.slice(from, from + PART_MAX).map((_, more) => tokens.slice(from, from + more + 1)),
  )
  return new Set([
    ...parts.filter((part) => part.some((token) => named.has(token))).map((part) => part.join(' ')),
    ...naming.flatMap(({ alternatives }) => alternatives.map((each) => each.tokens.join(' '))),
  ])
}
