import { singularOf } from '../plural.ts'
import { placedTokensOf, tokensOf } from '../tokens.ts'

/**
 * Words that mean the same. One-way: the first term finds the others, and not the reverse. Into-first: the
 * others find the first, and not the reverse.
 */
export interface SynonymSet {
  kind: 'equal' | 'one-way' | 'into-first'
  terms: readonly string[]
}

/** What some words of a text, that follow each other, may be called instead. */
export interface SynonymFound {
  /** The words as they stand in the text. */
  of: readonly string[]
  tokens: readonly string[]
}

type Term = readonly string[]

/** A term of a set. */
interface Written {
  tokens: Term
  /** With two letters for 'ü' and the like, as it is typed where a keyboard lacks them. */
  spelledOut: Term | null
}

/** What the words of a term may be called instead. */
interface Rule {
  /** In the singular. */
  from: Term
  to: readonly Term[]
}

/**
 * Each is looked for in every field, by each of the words that it replaces: a pasted text full of words that
 * have synonyms must stay a query that an engine can run.
 */
const FOUND_MAX = 60

/** The targets of each term, each of them once. */
class Targets {
  private readonly byTerm = new Map<string, { from: Term; to: Map<string, Term> }>()

  constructor(others?: Targets) {
    for (const { from, to } of others?.rules() ?? []) this.add(from, to)
  }

  add(term: Term, targets: readonly Term[]): void {
    const from = term.map(singularOf)
    const key = from.join(' ')
    const known = this.byTerm.get(key) ?? { from, to: new Map<string, Term>() }
    this.byTerm.set(key, known)
    for (const target of targets) {
      const name = target.join(' ')
      if (!known.to.has(name) && !contains(target, key)) known.to.set(name, target)
    }
  }

  of(term: Term): readonly Term[] {
    return [...(this.byTerm.get(term.map(singularOf).join(' '))?.to.values() ?? [])]
  }

  rules(): Rule[] {
    return [...this.byTerm.values()].map(({ from, to }) => ({ from, to: [...to.values()] }))
  }
}

/** What has 'longcase clock' has 'clock', and is found by it without a synonym. */
function contains(target: Term, key: string): boolean {
  return ` ${target.map(singularOf).join(' ')} `.includes(` ${key} `)
}

/** Sets of synonyms, prepared once for many searches. */
export class Synonyms {
  private readonly rules: ReadonlyMap<string, readonly Rule[]>
  /** In the singular. */
  private readonly words: ReadonlySet<string>

  constructor(sets: readonly SynonymSet[]) {
    this.rules = Map.groupBy(rulesOf(sets), ({ from }) => from[0] ?? '')
    this.words = new Set(sets.flatMap(({ terms }) => terms.flatMap(tokensOf).map(singularOf)))
  }

  /** Whether a term of any set has the word, in either number. */
  hasWord(token: string): boolean {
    return this.words.has(singularOf(token))
  }

  /** In either number: 'settees' has the synonyms of 'settee'. */
  foundIn(tokens: readonly string[]): SynonymFound[] {
    const singular = tokens.map(singularOf)
    const found = singular.flatMap((word, at) =>
      (this.rules.get(word) ?? []).flatMap(({ from, to }) => {
        if (!from.every((each, place) => each === singular[at + place])) return []
        const of = tokens.slice(at, at + from.length)
        return to.map((other) => ({ of, tokens: other }))
      }),
    )
    let looked = 0
    return found.filter(({ of }) => (looked += of.length) <= FOUND_MAX)
  }
}

export const noSynonyms = new Synonyms([])

/**
 * One rule a term. Of a directed set a term has the equals of its targets, too, one step further: with
 * 'longcase clock ← Standuhr' and 'longcase clock, grandfather clock', 'Standuhr' is both clocks. Equal sets
 * are not joined this way: 'chest of drawers, commode' and 'commode, close stool' make no stool of a chest.
 */
function rulesOf(sets: readonly SynonymSet[]): Rule[] {
  const written = sets.map(({ kind, terms }) => ({
    kind,
    terms: terms.map(writtenOf).filter(({ tokens }) => tokens.length > 0),
  }))
  const equals = new Targets()
  for (const { kind, terms } of written) {
    if (kind !== 'equal') continue
    for (const [at, term] of terms.entries())
      addTo(
        equals,
        term,
        terms.toSpliced(at, 1).map(({ tokens }) => tokens),
      )
  }

  const all = new Targets(equals)
  const withEquals = ({ tokens }: Written) => [tokens, ...equals.of(tokens)]
  for (const { kind, terms } of written) {
    const [first, ...others] = terms
    if (!first || kind === 'equal') continue
    if (kind === 'one-way') addTo(all, first, others.flatMap(withEquals))
    else for (const other of others) addTo(all, other, withEquals(first))
  }
  return all.rules()
}

function writtenOf(term: string): Written {
  const words = placedTokensOf(term)
  return {
    tokens: words.map(({ word }) => word),
    spelledOut: words.some(({ spelledOut }) => spelledOut !== null)
      ? words.map(({ word, spelledOut }) => spelledOut ?? word)
      : null,
  }
}

/** 'Münze' and 'Muenze' have the same targets. */
function addTo(targets: Targets, { tokens, spelledOut }: Written, others: readonly Term[]): void {
  targets.add(tokens, others)
  if (spelledOut) targets.add(spelledOut, others)
}
