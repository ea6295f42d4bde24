import { singularOf } from '../plural.ts'
import { tokensOf } from '../tokens.ts'

/**
 * Words that staff have said mean the same. Of a one-way set the first term finds the others, and not the
 * reverse.
 */
export interface SynonymSet {
  kind: 'equal' | 'one-way'
  terms: readonly string[]
}

/** What some words of a text, that follow each other, may be called instead. */
export interface SynonymFound {
  /** The words as they stand in the text. */
  of: readonly string[]
  tokens: readonly string[]
}

interface Rule {
  from: readonly string[]
  to: readonly (readonly string[])[]
}

/**
 * Each is looked for in every field: a pasted text full of words that have synonyms must stay a query that an
 * engine can run.
 */
const FOUND_MAX = 80

/** Sets of synonyms, prepared once for many searches. */
export class Synonyms {
  private readonly rules: ReadonlyMap<string, readonly Rule[]>

  constructor(sets: readonly SynonymSet[]) {
    this.rules = Map.groupBy(sets.flatMap(rulesOf), ({ from }) => singularOf(from[0] ?? ''))
  }

  /** In either number: 'settees' has the synonyms of 'settee'. */
  foundIn(tokens: readonly string[]): SynonymFound[] {
    const found = tokens.flatMap((token, at) =>
      (this.rules.get(singularOf(token)) ?? []).flatMap(({ from, to }) => {
        const of = tokens.slice(at, at + from.length)
        const stands = from.every((word, place) => singularOf(word) === singularOf(of[place] ?? ''))
        return stands ? to.map((other) => ({ of, tokens: other })) : []
      }),
    )
    return found.slice(0, FOUND_MAX)
  }
}

export const noSynonyms = new Synonyms([])

function rulesOf({ kind, terms }: SynonymSet): Rule[] {
  const written = terms.map(tokensOf).filter((tokens) => tokens.length > 0)
  const rules = written.map((from, at) => ({ from, to: written.toSpliced(at, 1) }))
  return kind === 'equal' ? rules : rules.slice(0, 1)
}
