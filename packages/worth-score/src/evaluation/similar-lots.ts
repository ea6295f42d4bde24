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

/** Lots with a smaller share of them count where too few have more, as in the product. */
const ALIKE_SHARE = 0.3

/** A word that more lots have says too little of likeness to be looked at. */
const MOST_LOTS_OF_A_WORD = 4_000

/**
 * What a search engine does for the product, in memory: tf-idf with the cosine of the texts (Salton and
 * Buckley 1988).
 */
export function similarLots(
  lots: readonly SoldLot[],
  { withinCategory, most }: SimilarLotsOptions,
): (lot: SoldLot) => Candidate[] {
  const groups = new Map<string, GroupIndex>()
  for (const [category, own] of Map.groupBy(lots, (lot) => (withinCategory ? lot.category : '')))
    groups.set(category, indexOf(own))
  return (lot) => groups.get(withinCategory ? lot.category : '')?.search(lot, most) ?? []
}

interface GroupIndex {
  search(lot: SoldLot, most: number): Candidate[]
}

function indexOf(lots: readonly SoldLot[]): GroupIndex {
  const lotsOfWord = lotsByWord(lots)
  const rarity = (own: Int32Array) => Math.log(1 + lots.length / own.length)
  const squares = new Float64Array(lots.length)
  for (const own of lotsOfWord.values()) {
    const worth = rarity(own) ** 2
    for (const place of own) squares[place] = (squares[place] ?? 0) + worth
  }
  const lengths = squares.map((square) => Math.sqrt(square) || 1)
  const scores = new Float64Array(lots.length)
  const touched = new Int32Array(lots.length)
  const shared = new Uint8Array(lots.length)
  const mostLots = Math.max(MOST_LOTS_OF_A_WORD, lots.length / 20)
  return {
    search(lot, most) {
      const wanted = [...new Set(wordsOf(textOf(lot)))]
        .flatMap((word) => {
          const own = lotsOfWord.get(word)
          return own && own.length <= mostLots ? [own] : []
        })
        .toSorted((one, other) => one.length - other.length)
        .slice(0, MOST_WORDS)
      let count = 0
      for (const own of wanted) {
        const worth = rarity(own) ** 2
        for (let at = 0; at < own.length; at += 1) {
          const place = own[at] ?? 0
          if (scores[place] === 0) touched[count++] = place
          scores[place] = (scores[place] ?? 0) + worth
          shared[place] = (shared[place] ?? 0) + 1
        }
      }
      const all = new Best(most)
      const alike = new Best(most)
      for (let at = 0; at < count; at += 1) {
        const place = touched[at] ?? 0
        const relevance = (scores[place] ?? 0) / (lengths[place] ?? 1)
        if (lots[place]?.id !== lot.id) {
          all.offer(place, relevance)
          if ((shared[place] ?? 0) >= ALIKE_SHARE * wanted.length) alike.offer(place, relevance)
        }
        scores[place] = 0
        shared[place] = 0
      }
      const best = alike.inOrder()
      return (best.length < most ? all.inOrder() : best).flatMap(({ place, relevance }): Candidate[] => {
        const candidate = lots[place]
        return candidate ? [{ lot: candidate, relevance }] : []
      })
    },
  }
}

function lotsByWord(lots: readonly SoldLot[]): ReadonlyMap<string, Int32Array> {
  const places = new Map<string, number[]>()
  for (const [place, lot] of lots.entries()) {
    for (const word of new Set(wordsOf(textOf(lot)))) {
      const found = places.get(word)
      if (found) found.push(place)
      else places.set(word, [place])
    }
  }
  return new Map([...places].map(([word, own]) => [word, Int32Array.from(own)]))
}

const textOf = (item: DescribedItem) => `${item.title} ${item.description}`

/** Keeps the most relevant of many places, the earlier ones of equal relevance. */
class Best {
  private kept: { place: number; relevance: number }[] = []
  /** What does not reach this is not among the best. */
  private least = -Infinity

  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  offer(place: number, relevance: number): void {
    if (relevance <= this.least) return
    this.kept.push({ place, relevance })
    // Sorted only now and then: most of what is offered is left out by the least relevance.
    if (this.kept.length >= 2 * this.most) this.cut()
  }

  inOrder(): readonly { place: number; relevance: number }[] {
    this.cut()
    return this.kept
  }

  private cut(): void {
    this.kept = this.kept.toSorted((one, other) => other.relevance - one.relevance).slice(0, this.most)
    if (this.kept.length === this.most) this.least = this.kept.at(-1)?.relevance ?? -Infinity
  }
}
