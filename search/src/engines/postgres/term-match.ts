import { guessesAt, type Misspelling } from '../../relevance/misspellings.ts'
import { singularOf } from '../../relevance/plural.ts'
import type { QueryTerm } from '../../relevance/query-plan.ts'
import type { Alternative } from '../../relevance/variants/alternatives.ts'
import { quotedLexeme } from './lexemes.ts'

/** What a term may stand for in the index, as the words to look for and how good such a find is. */
export interface TermMatch {
  token: string
  weight: number
  ways: readonly Way[]
  /** Words that follow each other, each in any of its forms: only `heads` knows what follows what. */
  phrases: readonly { how: Alternative['how']; words: readonly (readonly string[])[] }[]
  /** The ways to write it that stand in the index. */
  alternatives: readonly Alternative[]
  /** The forms of a word that stand in the index, by the word. */
  forms: Expansions['forms']
}

interface Way {
  how: 'word' | 'stem' | 'beginning' | Misspelling['how'] | Alternative['how']
  words: readonly string[]
}

const misspelled = ['oneTypo', 'twoTypos', 'sound'] as const

export interface Expansions {
  forms: ReadonlyMap<string, readonly string[]>
  typos: ReadonlyMap<string, readonly Misspelling[]>
}

export function termMatch(term: QueryTerm, { forms, typos }: Expansions): TermMatch {
  const { token, isBeginning, alternatives, isSameWord = false } = term
  const near = guessesAt(term, typos)
  const present = alternatives.filter(({ tokens }) => tokens.every((each) => forms.has(each)))
  const formsOf = (each: string) => forms.get(each) ?? []
  const single = [token, ...present.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : []))]
  const singulars = new Set(single.map(singularOf))
  const otherForms = [...new Set(single.flatMap(formsOf))].filter(
    (form) => !single.includes(form) && (!isSameWord || singulars.has(singularOf(form))),
  )
  const ways: Way[] = [
    { how: 'word', words: [token] },
    { how: 'stem', words: otherForms },
    { how: 'beginning', words: isBeginning ? [token] : [] },
    ...present.flatMap(({ tokens: [word = '', ...rest], how }) =>
      rest.length === 0 && forms.get(word)?.includes(word) ? [{ how, words: [word] }] : [],
    ),
    ...misspelled.map((how) => ({
      how,
      words: near.filter((each) => each.how === how).map(({ word }) => word),
    })),
  ]
  return {
    token,
    weight: term.weight ?? 1,
    ways: ways.filter(({ words }) => words.length > 0),
    phrases: present
      .filter(({ tokens }) => tokens.length > 1)
      .map(({ tokens, how }) => ({ how, words: tokens.map(formsOf) })),
    alternatives: present,
    forms,
  }
}

/** The phrases of a term as tsqueries of `heads`; with a mark only in that field. */
export function phraseQueries(
  { phrases }: TermMatch,
  mark = '',
): { how: Alternative['how']; query: string }[] {
  return phrases.map(({ how, words }) => ({
    how,
    query: words.map((forms) => `(${anyOf(forms, mark)})`).join(' <-> '),
  }))
}

/** What must hold before a phrase can be there, for the index of all words. */
export function phrasePremises({ phrases }: TermMatch): string[] {
  return phrases.map(({ words }) => `(${words.map((forms) => `(${anyOf(forms, '')})`).join(' & ')})`)
}

function anyOf(words: readonly string[], mark: string): string {
  return words.map((word) => (mark ? `'${word}':${mark}` : `'${word}'`)).join(' | ')
}

/** Everything the term may stand for, as a tsquery; with a mark ('A' to 'D') only in that field. */
export function termQuery(match: TermMatch, mark = ''): string {
  return `(${widest(match)
    .map((way) => wayQuery(way, mark))
    .join(' | ')})`
}

/**
 * Everything the term may stand for, as lexemes of one kind: the words of a field. Of a phrase, its words in
 * any place.
 */
export function termLexemes(match: TermMatch, lexeme: (token: string) => string): string {
  const anyWord = (words: readonly string[]) => words.map((word) => quotedLexeme(lexeme(word))).join(' | ')
  const words = widest(match).flatMap(({ how, words: meant }) =>
    meant.map((word) => `${quotedLexeme(lexeme(word))}${how === 'beginning' ? ':*' : ''}`),
  )
  return `(${[...words, ...match.phrases.map((phrase) => `(${phrase.words.map((forms) => `(${anyWord(forms)})`).join(' & ')})`)].join(' | ')})`
}

/**
 * Both terms written as one word, in any of its forms, as a tsquery; none where no such word stands in the
 * index.
 */
export function joinedQuery(first: TermMatch, second: TermMatch, mark: string): string[] {
  const word = first.token + second.token
  const found = first.alternatives.find(
    ({ tokens, how }) => how === 'compound' && tokens.length === 1 && tokens[0] === word,
  )
  return found ? [`(${anyOf(first.forms.get(word) ?? [word], mark)})`] : []
}

/** The same term as a whole word alone. */
export function withoutBeginning(match: TermMatch): TermMatch {
  return { ...match, ways: match.ways.filter(({ how }) => how !== 'beginning') }
}

/** Without the words that a beginning finds as well: the index would look them up twice. */
function widest({ token, ways }: TermMatch): readonly Way[] {
  if (!ways.some(({ how }) => how === 'beginning')) return ways
  return ways
    .map(({ how, words }) => ({
      how,
      words: how === 'beginning' ? words : words.filter((word) => !word.startsWith(token)),
    }))
    .filter(({ words }) => words.length > 0)
}

/** The whole word in the name: as typed, written in another way, in another number, or misspelled. */
export function sameWordQuery({ token, ways, alternatives }: TermMatch): string {
  const singulars = new Set(
    [
      token,
      ...alternatives.flatMap(({ tokens, how }) => (tokens.length === 1 && how !== 'synonym' ? tokens : [])),
    ].map(singularOf),
  )
  const words = ways.flatMap(({ how, words }) => {
    if (how === 'beginning' || how === 'synonym') return []
    return how === 'stem' ? words.filter((word) => singulars.has(singularOf(word))) : words
  })
  return `(${words.map((word) => `'${word}':A`).join(' | ')})`
}

/** Tokens are letters and digits: quoted, they need no escaping. */
export function wayQuery({ how, words }: TermMatch['ways'][number], mark = ''): string {
  const flags = `${how === 'beginning' ? '*' : ''}${mark}`
  return words.map((word) => (flags ? `'${word}':${flags}` : `'${word}'`)).join(' | ')
}
