import type { Client, estypes } from '@elastic/elasticsearch'
import { z } from 'zod'
import {
  misspelledBeginnings,
  misspellingsOf,
  type Misspelling,
  type Near,
} from '../../relevance/misspellings.ts'
import type { QueryTerm } from '../../relevance/query-plan.ts'
import { soundsOf } from '../../relevance/sound.ts'
import { LONGEST_START } from './analysis.ts'
import { reaching } from './failures.ts'
import type { Searched } from './scored-fields.ts'

/** The field of a document's words behind the keys of their sounds: 'PKLT bakelite'. */
export const SOUNDS = 'sounds'
export const soundsProperty: estypes.MappingKeywordProperty = { type: 'keyword' }

/** As on Postgres. */
const TYPOS_MAX = 50
/** Words of a sound, which are many times cheaper to compare here than to miss. */
const CANDIDATES_MAX = 200
/** In documents. The server refuses greater numbers that it cannot hold exactly. */
const ANY_FREQUENCY = 1_000_000_000
/** Words that are shorter are never misspelled. */
const WORD_MIN = 3

/** By the term the words in the index that it may stand for, nearest first. */
export type Typos = ReadonlyMap<string, readonly Misspelling[]>

const soundsSchema = z.object({ sounds: z.object({ buckets: z.array(z.object({ key: z.string() })) }) })

/** The values of the sounds' field for the words of a document. */
export function soundsIn(words: readonly string[]): string[] {
  return [...new Set(words)].flatMap((word) => soundsOf(word).map((key) => `${key} ${word}`))
}

/**
 * The engine's own fuzzy queries know letters alone, and do not tell which words they stand for. So the words
 * are asked for first, by letters and by sound, in one request.
 */
export async function findTypos(
  { client, index, fields }: Pick<Searched, 'client' | 'index'> & { fields: readonly { field: string }[] },
  terms: readonly QueryTerm[],
): Promise<Typos> {
  const misspelled = terms.filter(({ typos }) => typos > 0)
  if (misspelled.length === 0) return new Map()
  const text = misspelled.map(({ token }) => token).join(' ')
  const keys = [...new Set(misspelled.flatMap(({ token }) => soundsOf(token)))]
  const { aggregations, suggest } = await reaching(() =>
    client.search({
      index,
      size: 0,
      track_total_hits: false,
      query: { bool: { should: keys.map((key) => ({ prefix: { [SOUNDS]: { value: `${key} ` } } })) } },
      ...(keys.length > 0 && {
        aggs: {
          sounds: { terms: { field: SOUNDS, include: `(${keys.join('|')}) .*`, size: CANDIDATES_MAX } },
        },
      }),
      suggest: {
        text,
        ...Object.fromEntries(fields.map(({ field }) => [field, { term: termSuggester(field) }])),
      },
    }),
  )
  const heard =
    keys.length > 0
      ? soundsSchema.parse(aggregations).sounds.buckets.map(({ key }) => key.split(' ')[1] ?? '')
      : []
  const nearly = wordsSuggested(suggest)
  return new Map(
    misspelled.map((term) => {
      const words = nearly.get(term.token) ?? []
      return [term.token, misspellingsOf(term, [...new Set([...words, ...heard])]).slice(0, TYPOS_MAX)]
    }),
  )
}

/**
 * By token what words of the name begin with, one typo away from it. Beginnings are compared with beginnings:
 * nobody has typed the word's end yet.
 */
export async function findMisspelledBeginnings(
  client: Client,
  index: string,
  name: string,
  terms: readonly QueryTerm[],
): Promise<Map<string, { near: Near[]; isBegun: boolean }>> {
  const fieldOf = ({ token }: QueryTerm) => (token.length < LONGEST_START ? `${name}.starts` : name)
  const { suggest } = await reaching(() =>
    client.search({
      index,
      size: 0,
      track_total_hits: false,
      suggest: Object.fromEntries(
        terms.map((term, at) => [
          String(at),
          { text: term.token, term: { ...termSuggester(fieldOf(term)), max_edits: 1 } },
        ]),
      ),
    }),
  )
  const words = wordsSuggested(suggest)
  return new Map(
    terms.map(({ token }) => [
      token,
      { near: misspelledBeginnings(token, words.get(token) ?? []).slice(0, TYPOS_MAX), isBegun: true },
    ]),
  )
}

/** By token. */
function wordsSuggested(suggest: estypes.SearchResponse['suggest']): Map<string, string[]> {
  const words = new Map<string, Set<string>>()
  for (const { text, options } of Object.values(suggest ?? {}).flat()) {
    const known = words.get(text) ?? new Set()
    for (const option of [options].flat()) known.add(option.text)
    words.set(text, known)
  }
  return new Map([...words].map(([token, some]) => [token, [...some]]))
}

/** All words of the field within two typos, however common the typed word is. */
function termSuggester(field: string): estypes.SearchTermSuggester {
  return {
    field,
    analyzer: 'words',
    suggest_mode: 'always',
    max_edits: 2,
    prefix_length: 0,
    min_word_length: WORD_MIN,
    max_term_freq: ANY_FREQUENCY,
    string_distance: 'damerau_levenshtein',
    size: TYPOS_MAX,
  }
}
