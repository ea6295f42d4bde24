import { foldAccents } from '@vitrine/contracts/fold-accents'
import type { DictionaryDocument } from '@vitrine/search/dictionary/dictionary.document'

/** Who has which words, so that the answers to a made query are known without a search engine. */
export interface CorpusIndex {
  documents: readonly DictionaryDocument[]
  titled(title: string): readonly DictionaryDocument[]
  withTitleWord(word: string): ReadonlySet<DictionaryDocument>
  withMakerWord(word: string): ReadonlySet<DictionaryDocument>
  /** Records with a word of title or maker that begins so. */
  withBeginning(start: string): ReadonlySet<DictionaryDocument>
}

export function indexCorpus(documents: readonly DictionaryDocument[]): CorpusIndex {
  const byTitle = Map.groupBy(documents, ({ title }) => plain(title))
  const byTitleWord = byWord(documents, ({ title }) => title)
  const byMakerWord = byWord(documents, ({ authorNames }) => authorNames.join(' '))
  const words = [...new Set([...byTitleWord.keys(), ...byMakerWord.keys()])].toSorted()
  return {
    documents,
    titled: (title) => byTitle.get(plain(title)) ?? [],
    withTitleWord: (word) => byTitleWord.get(word) ?? new Set(),
    withMakerWord: (word) => byMakerWord.get(word) ?? new Set(),
    withBeginning: (start) =>
      new Set(
        words
          .filter((word) => word.startsWith(start))
          .flatMap((word) => [...(byTitleWord.get(word) ?? []), ...(byMakerWord.get(word) ?? [])]),
      ),
  }
}

function byWord(documents: readonly DictionaryDocument[], textOf: (document: DictionaryDocument) => string) {
  const found = new Map<string, Set<DictionaryDocument>>()
  for (const document of documents) {
    for (const word of wordsOf(textOf(document))) {
      const others = found.get(word)
      if (others) others.add(document)
      else found.set(word, new Set([document]))
    }
  }
  return found
}

/** Lower case, without accents: as a reader types in a hurry. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Words long enough to be told apart by, and to be mistyped in. */
export function longWordsOf(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => /^\p{L}{4,}$/u.test(word)))]
}

function plain(text: string): string {
  return foldAccents(text).toLowerCase().trim()
}
