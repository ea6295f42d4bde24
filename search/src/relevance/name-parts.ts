import type { Alternative } from './variants/alternatives.ts'

/** Names of more words are not looked for in parts of a text. */
const PART_MAX = 5

interface Naming {
  token: string
  alternatives: readonly Alternative[]
}

/** Words that follow each other in the text, one of which may name something: what may be a whole name. */
export function phrasesOf(tokens: readonly string[], naming: readonly Naming[]): Set<string> {
  const named = new Set(naming.map(({ token }) => token))
  const parts = tokens.flatMap((_, from) =>
    tokens.slice(from, from + PART_MAX).map((_, more) => tokens.slice(from, from + more + 1)),
  )
  return new Set(parts.filter((part) => part.some((token) => named.has(token))).map((part) => part.join(' ')))
}

/** The same, and what the words may be called instead. */
export function namesOf(tokens: readonly string[], naming: readonly Naming[]): Set<string> {
  const others = naming.flatMap(({ alternatives }) => alternatives.map((each) => each.tokens.join(' ')))
  return new Set([...phrasesOf(tokens, naming), ...others])
}
