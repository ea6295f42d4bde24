import { foldAccents } from '@vitrine/contracts/fold-accents'
import type { DictionaryDocument } from '@vitrine/search/dictionary/dictionary.document'
import { longWordsOf, wordsOf, type CorpusIndex } from './corpus-index.ts'
import type { KnownItemQuery } from './queries.ts'
import { shuffled, type Random } from './random.ts'
import { otherNumber, withTypo } from './slips.ts'

const PER_KIND = 100
/** A query that ten and more records answer equally well says nothing about their order. */
const MOST_ANSWERS = 9

/**
 * Known-item queries of ten kinds, made from a corpus: what somebody would type who looks for one of its
 * records. Relevance is tuned on one set and believed only when others, of other seeds and other corpora,
 * agree.
 */
export function makeQueries(corpus: CorpusIndex, random: Random): KnownItemQuery[] {
  return Object.entries(kinds).flatMap(([kind, make]) => {
    const made: KnownItemQuery[] = []
    for (const document of shuffled(corpus.documents, random)) {
      if (made.length === PER_KIND) break
      const { query, answers } = make(document, corpus, random) ?? nothing
      if (answers.length > 0 && answers.length <= MOST_ANSWERS)
        made.push({ kind, query, relevant: answers.map(({ url }) => url) })
    }
    return made
  })
}

interface Made {
  query: string
  answers: readonly DictionaryDocument[]
}

const nothing: Made = { query: '', answers: [] }

type Make = (document: DictionaryDocument, corpus: CorpusIndex, random: Random) => Made | null

const kinds: Record<string, Make> = {
  'exact-title': ({ title }, corpus) =>
    wordsOf(title).length > 1 ? { query: title, answers: corpus.titled(title) } : null,

  'title-words-shuffled': ({ title }, corpus, random) => {
    const words = wordsOf(title)
    return words.length > 2 && words.length <= 10
      ? { query: shuffled(words, random).join(' '), answers: corpus.titled(title) }
      : null
  },

  'accent-stripped': ({ title }, corpus) => {
    const query = foldAccents(title)
    return query === title ? null : { query, answers: corpus.titled(title) }
  },

  'plural-singular': ({ title }, corpus, random) => changed(title, 1, otherNumber, corpus, random),
  'one-typo': ({ title }, corpus, random) => changed(title, 1, withTypo, corpus, random),
  'two-typos': ({ title }, corpus, random) => changed(title, 2, withTypo, corpus, random),

  'two-distinct-words': (document, corpus, random) => {
    const pair = titleWordAndMaker(document, corpus, random)
    return pair && { query: shuffled(pair.words, random).join(' '), answers: pair.answers }
  },

  'two-words-one-typo': (document, corpus, random) => {
    const pair = titleWordAndMaker(document, corpus, random)
    if (!pair) return null
    const [typed = '', mistyped = ''] = shuffled(pair.words, random)
    return { query: shuffled([typed, withTypo(mistyped, random)], random).join(' '), answers: pair.answers }
  },

  'maker-classification': ({ authorNames: [maker = ''], categoryTitles: [category = ''] }, corpus) => {
    const [last = '', ...first] = maker.split(',').map((part) => part.trim())
    if (first.length === 0 || !category) return null
    const ofMaker = corpus.withMakerWord(wordsOf(last)[0] ?? '')
    return {
      query: [...first, last, category].join(' '),
      answers: [...ofMaker].filter(
        ({ authorNames, categoryTitles }) => authorNames.includes(maker) && categoryTitles.includes(category),
      ),
    }
  },

  prefix: ({ title, authorNames }, corpus, random) => {
    const [word = ''] = shuffled(longWordsOf([title, ...authorNames].join(' ')), random)
    for (let length = 4; length < word.length; length++) {
      const answers = [...corpus.withBeginning(word.slice(0, length))]
      if (answers.length <= MOST_ANSWERS) return { query: word.slice(0, length), answers }
    }
    return null
  },
}

function titleWordAndMaker(
  { title, authorNames: [maker = ''] }: DictionaryDocument,
  corpus: CorpusIndex,
  random: Random,
) {
  const [titleWord] = shuffled(longWordsOf(title), random)
  const [makerWord] = longWordsOf(maker)
  if (!titleWord || !makerWord || titleWord === makerWord) return null
  const ofMaker = corpus.withMakerWord(makerWord)
  return {
    words: [titleWord, makerWord],
    answers: [...corpus.withTitleWord(titleWord)].filter((document) => ofMaker.has(document)),
  }
}

/** The title with some of its longer words changed. */
function changed(
  title: string,
  count: number,
  change: (word: string, random: Random) => string,
  corpus: CorpusIndex,
  random: Random,
): Made | null {
  const chosen = new Set(shuffled(longWordsOf(title), random).slice(0, count))
  if (chosen.size < count) return null
  const query = wordsOf(title)
    .map((word) => (chosen.has(word) ? change(word, random) : word))
    .join(' ')
  return { query, answers: corpus.titled(title) }
}
