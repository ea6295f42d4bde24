import type { Alternative } from './alternatives.ts'

/** Enough for the ways in which a name is written; a text of many words is seldom the whole of one. */
const REWRITINGS_MAX = 24

export interface Written {
  token: string
  alternatives: readonly Alternative[]
}

/** As `rewritingsOf`, apart: texts written in another way, and what they may be called instead. */
export function rewritingsByKind(
  tokens: readonly string[],
  terms: readonly Written[],
): { rewritten: string[]; renamed: string[] } {
  const ofKind = (isSynonym: boolean) =>
    rewritingsOf(
      tokens,
      terms.map(({ token, alternatives }) => ({
        token,
        alternatives: alternatives.filter(({ how }) => (how === 'synonym') === isSynonym),
      })),
    )
  return { rewritten: ofKind(false), renamed: ofKind(true) }
}

/**
 * The whole text with alternatives in place of its words, to be compared with whole names: 'coffee pot' is
 * the name 'Coffeepot'. The text itself is not among them.
 */
export function rewritingsOf(tokens: readonly string[], terms: readonly Written[]): string[] {
  const byToken = new Map(terms.map(({ token, alternatives }) => [token, alternatives]))
  const written = tokens.map((token, index) => waysToWrite(tokens.slice(index), byToken.get(token) ?? []))
  const single = written.flatMap((ways, index) =>
    ways.map(({ words, covers }) =>
      [...tokens.slice(0, index), ...words, ...tokens.slice(index + covers)].join(' '),
    ),
  )
  return [...new Set(single)].slice(0, REWRITINGS_MAX)
}

/** What may stand in the place of the first token, and of how many tokens it takes the place. */
function waysToWrite(
  [token = '', next, ...further]: readonly string[],
  alternatives: readonly Alternative[],
) {
  return alternatives.flatMap(({ tokens, how, replaces }) => {
    if (replaces) {
      const stands = replaces.every((word, at) => word === [token, next, ...further][at])
      return stands ? [{ words: tokens, covers: replaces.length }] : []
    }
    const isJoined = how === 'compound' && tokens.length === 1
    if (!isJoined) return [{ words: tokens, covers: 1 }]
    return next !== undefined && tokens[0] === token + next ? [{ words: tokens, covers: 2 }] : []
  })
}
