import { singularOf } from '../../relevance/plural.ts'
import type { QueryTerm } from '../../relevance/query-plan.ts'
import { quotedLexeme } from './lexemes.ts'

/** What a term may stand for in the index, as the words to look for and how good such a find is. */
export interface TermMatch {
  token: string
  ways: readonly { how: 'word' | 'stem' | 'beginning' | 'oneTypo' | 'twoTypos'; words: readonly string[] }[]
}

export interface Expansions {
  forms: ReadonlyMap<string, readonly string[]>
  typos: ReadonlyMap<string, readonly { word: string; distance: number }[]>
}

export function termMatch({ token, typos: tolerated, isBeginning }: QueryTerm, { forms, typos }: Expansions): TermMatch {
  const near = (typos.get(token) ?? []).filter(({ distance }) => distance <= tolerated)
  const ways: TermMatch['ways'] = [
    { how: 'word', words: [token] },
    { how: 'stem', words: (forms.get(token) ?? []).filter((form) => form !== token) },
    { how: 'beginning', words: isBeginning ? [token] : [] },
    { how: 'oneTypo', words: near.filter(({ distance }) => distance === 1).map(({ word }) => word) },
    { how: 'twoTypos', words: near.filter(({ distance }) => distance === 2).map(({ word }) => word) },
  ]
  return { token, ways: ways.filter(({ words }) => words.length > 0) }
}

/** Everything the term may stand for, as a tsquery; with a mark ('A' to 'D') only in that field. */
export function termQuery(match: TermMatch, mark = ''): string {
  return `(${widest(match).map((way) => wayQuery(way, mark)).join(' | ')})`
}

/** Everything the term may stand for, as lexemes of one kind: the words of a field. */
export function termLexemes(match: TermMatch, lexeme: (token: string) => string): string {
  return `(${widest(match).flatMap(({ how, words }) => words.map((word) => `${quotedLexeme(lexeme(word))}${how === 'beginning' ? ':*' : ''}`)).join(' | ')})`
}

/** Without the words that a beginning finds as well: the index would look them up twice. */
function widest({ token, ways }: TermMatch): TermMatch['ways'] {
  if (!ways.some(({ how }) => how === 'beginning')) return ways
  return ways
    .map(({ how, words }) => ({ how, words: how === 'beginning' ? words : words.filter((word) => !word.startsWith(token)) }))
    .filter(({ words }) => words.length > 0)
}

/** The whole word in the name: as typed, in another number, or misspelled. */
export function sameWordQuery({ token, ways }: TermMatch): string {
  const words = ways.flatMap(({ how, words }) => (how === 'stem' ? words.filter((word) => singularOf(word) === singularOf(token)) : how === 'beginning' ? [] : words))
  return `(${words.map((word) => `'${word}':A`).join(' | ')})`
}

/** Tokens are letters and digits: quoted, they need no escaping. */
export function wayQuery({ how, words }: TermMatch['ways'][number], mark = ''): string {
  const flags = `${how === 'beginning' ? '*' : ''}${mark}`
  return words.map((word) => (flags ? `'${word}':${flags}` : `'${word}'`)).join(' | ')
}
