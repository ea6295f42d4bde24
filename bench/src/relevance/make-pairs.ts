import type { DictionaryDocument } from '@vitrine/search/dictionary/dictionary.document'
import { wordsOf, type CorpusIndex } from './corpus-index.ts'
import type { KnownItemQuery } from './queries.ts'
import { shuffled, type Random } from './random.ts'

const PER_KIND = 25
/** A word that is found in more titles says nothing about which of them comes first. */
const TITLES_MAX = 60
/** The typed form hardly stands in titles: at most so many for each that has the other form. */
const TYPED_SHARE = 0.1
const PART_MIN = 3
/** Of a word that stands in one title alone, the parts are seldom words by more than chance. */
const TITLES_MIN = 2
/** Rarer words are often endings, or parts of names. */
const PART_TITLES_MIN = 8

/** Endings that are written in two ways, the first one's word being the other one's, too. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['our', 'or'],
  ['oured', 'ored'],
  ['re', 'er'],
  ['ise', 'ize'],
  ['ised', 'ized'],
  ['elled', 'eled'],
  ['elling', 'eling'],
  ['ogue', 'og'],
  ['ence', 'ense'],
  ['grey', 'gray'],
  ['plough', 'plow'],
  ['mould', 'mold'],
]
const NUMBERS: readonly (readonly [string, string])[] = [
  ['men', 'man'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['oes', 'o'],
  ['eaux', 'eau'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
]

/**
 * Known-item queries whose form hardly stands in the corpus, and whose other form does: words joined and
 * split, spellings and plurals. Nothing of them is listed: the corpus' own vocabulary says what is a word.
 *
 * @param except words of queries that are left out, so that a set differs from the one that was tuned on
 */
export function makePairs(
  corpus: CorpusIndex,
  random: Random,
  except: ReadonlySet<string> = new Set(),
): KnownItemQuery[] {
  const vocabulary = new Map(
    [...new Set(corpus.documents.flatMap(({ title }) => wordsOf(title)))].map((word) => [
      word,
      corpus.withTitleWord(word),
    ]),
  )
  const standing = new Set(
    corpus.documents.flatMap(({ title, description, body }) => wordsOf(`${title} ${description} ${body}`)),
  )
  const together = neighbors(corpus.documents)
  const kinds: Record<string, readonly Pair[]> = {
    split: split(vocabulary, together),
    joined: joined(vocabulary, together),
    spelling: endings(vocabulary, standing, SPELLINGS),
    number: endings(vocabulary, standing, NUMBERS),
  }
  return Object.entries(kinds).flatMap(([kind, pairs]) =>
    shuffled(
      pairs.filter(({ query, other }) => !wordsOf(`${query} ${other}`).some((word) => except.has(word))),
      random,
    )
      .slice(0, PER_KIND)
      .map(({ query, titles }) => ({ kind: `pair-${kind}`, query, relevant: titles.map(({ url }) => url) })),
  )
}

interface Pair {
  query: string
  other: string
  titles: readonly DictionaryDocument[]
}
type Vocabulary = ReadonlyMap<string, ReadonlySet<DictionaryDocument>>

/** 'tea pot' for titles with 'teapot', where both parts are words of titles. */
function split(vocabulary: Vocabulary, together: RequestCoalescer): Pair[] {
  return [...vocabulary]
    .filter(([, titles]) => titles.size >= TITLES_MIN)
    .flatMap(([word, titles]) =>
      Array.from(
        { length: Math.max(0, word.length - 2 * PART_MIN + 1) },
        (_, at) => [word.slice(0, at + PART_MIN), word.slice(at + PART_MIN)] as const,
      )
        .filter(
          ([first, second]) =>
            (vocabulary.get(first)?.size ?? 0) >= PART_TITLES_MIN &&
            (vocabulary.get(second)?.size ?? 0) >= PART_TITLES_MIN,
        )
        .flatMap(([first, second]) =>
          pair(`${first} ${second}`, word, [...titles], together.get(`${first} ${second}`)?.size ?? 0),
        ),
    )
}
/** 'milkjug' for titles with 'milk jug', where a title is no more than both words: what a thing is called. */
function joined(vocabulary: Vocabulary, together: RequestCoalescer): Pair[] {
  return [...together].flatMap(([words, titles]) => {
    const [first = '', second = ''] = words.split(' ')
    const isThing =
      first.length >= PART_MIN &&
      second.length >= PART_MIN &&
      [...titles].filter(({ title }) => wordsOf(title).join(' ') === words).length >= TITLES_MIN
    return isThing ? pair(first + second, words, [...titles], vocabulary.get(first + second)?.size ?? 0) : []
  })
}

/** Either way, where both forms stand somewhere in the corpus and the typed one is no regular plural. */
function endings(
  vocabulary: Vocabulary,
  standing: ReadonlySet<string>,
  pairs: readonly (readonly [string, string])[],
): Pair[] {
  const ways = pairs.flatMap(
    ([one, other]) =>
      [
        [one, other],
        [other, one],
      ] as const,
  )
  return [...vocabulary].flatMap(([word, titles]) =>
    ways.flatMap(([ending, typed]) => {
      const query = word.slice(0, word.length - ending.length) + typed
      const isPair =
        word.endsWith(ending) &&
        query.length >= QUERY_MIN &&
        standing.has(query) &&
        !(query.endsWith('s') && standing.has(query.slice(0, -1)))
      return isPair ? pair(query, word, [...titles], vocabulary.get(query)?.size ?? 0) : []
    }),
  )
}

/** Shorter words with such endings are mostly names. */
const QUERY_MIN = 5

function pair(
  query: string,
  other: string,
  titles: readonly DictionaryDocument[],
  typedTitles: number,
): Pair[] {
  return titles.length <= TITLES_MAX && typedTitles <= titles.length * TYPED_SHARE
    ? [{ query, other, titles }]
    : []
}

type RequestCoalescer = ReadonlyMap<string, ReadonlySet<DictionaryDocument>>

function neighbors(documents: readonly DictionaryDocument[]): RequestCoalescer {
  const found = new Map<string, Set<DictionaryDocument>>()
  for (const document of documents) {
    const words = wordsOf(document.title).filter((word) => /^\p{L}+$/u.test(word))
    for (const [at, second] of words.slice(1).entries()) {
      const key = `${words[at]} ${second}`
      const others = found.get(key)
      if (others) others.add(document)
      else found.set(key, new Set([document]))
    }
  }
  return found
}
