import type { Candidate } from '../comparables.ts'
import { wordsOf } from '../model/features.ts'
import type { DescribedItem, SoldLot } from '../sold-lot.ts'

export interface SimilarLotsOptions {
  /** Only lots of the item's own category. */
  withinCategory: boolean
  most: number
}

/** As many of the rarest words are looked for, as the more-like-this query of a search engine does. */
const MOST_WORDS = 25
/** A word that more lots have says too little of likeness to be looked at. */
const MOST_LOTS_OF_A_WORD = 4_000

/** What a search engine does for the product, in memory: tf-idf with the cosine of the texts (Salton and Buckley 1988). */
export function similarLots(lots: readonly SoldLot[], { withinCategory, most }: SimilarLotsOptions): (lot: SoldLot) => Candidate[] {
  const groups = new Map<string, GroupIndex>()
  for (const [category, own] of Map.groupBy(lots, (lot) => (withinCategory ? lot.category : ''))) groups.set(category, indexOf(own))
  return (lot) => groups.get(withinCategory ? lot.category : '')?.search(lot, most) ?? []
}

interface GroupIndex {
  search(lot: SoldLot, most: number): Candidate[]
}

function indexOf(lots: readonly SoldLot[]): GroupIndex {
  const lotsOfWord = new Map<string, number[]>()
  const words = lots.map((lot) => [...new Set(wordsOf(textOf(lot)))])
  for (const [place, own] of words.entries()) {
    for (const word of own) {
      const found = lotsOfWord.get(word)
      if (found) found.push(place)
      else lotsOfWord.set(word, [place])
    }
  }
  const rarity = (word: string) => Math.log(1 + lots.length / (lotsOfWord.get(word)?.length ?? lots.length))
  const lengths = words.map((own) => Math.sqrt(own.reduce((sum, word) => sum + rarity(word) ** 2, 0)))
  const scores = new Float64Array(lots.length)
  return {
    search(lot, most) {
      const wanted = [...new Set(wordsOf(textOf(lot)))].filter((word) => (lotsOfWord.get(word)?.length ?? Infinity) <= Math.max(MOST_LOTS_OF_A_WORD, lots.length / 20))
        .toSorted((one, other) => rarity(other) - rarity(one)).slice(0, MOST_WORDS)
      const touched: number[] = []
      for (const word of wanted) {
        const worth = rarity(word) ** 2
        for (const place of lotsOfWord.get(word) ?? []) {
          if (scores[place] === 0) touched.push(place)
          scores[place] = (scores[place] ?? 0) + worth
        }
      }
      const found = touched.map((place) => ({ place, relevance: (scores[place] ?? 0) / (lengths[place] || 1) }))
      for (const place of touched) scores[place] = 0
      return found.toSorted((one, other) => other.relevance - one.relevance)
        .flatMap(({ place, relevance }): Candidate[] => {
          const candidate = lots[place]
          return candidate && candidate.id !== lot.id ? [{ lot: candidate, relevance }] : []
        })
        .slice(0, most)
    },
  }
}

const textOf = (item: DescribedItem) => `${item.title} ${item.description}`
