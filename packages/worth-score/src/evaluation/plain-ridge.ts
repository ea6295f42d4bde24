import { foldedText } from '../model/features.ts'
import { product, ridge, type SparseRows } from '../model/ridge.ts'
import { splitByDate } from '../split-by-date.ts'
import type { DescribedItem, SoldLot } from '../sold-lot.ts'

const PENALTIES = [1, 4, 16, 64, 256]
const WORD = /[\p{L}\p{M}\p{N}_]+/gu

/**
 * What anybody would try first: ridge regression of the logarithm of prices on words and numbers of title and
 * description together, weighted by their rarity (tf-idf), with the penalty that does best on the last
 * quarter of what is known.
 *
 * @param earlier in the order of their dates, of two days at least
 * @returns the price of an item
 */
export function plainRidge(earlier: readonly SoldLot[]): (item: DescribedItem) => number {
  const inner = splitByDate(earlier)
  const [best = 1] = PENALTIES.map((penalty) => {
    const priceOf = fitted(inner.earlier, penalty)
    const errors = inner.later.map((lot) => Math.abs(Math.log(priceOf(lot) / lot.price)))
    return { penalty, error: errors.reduce((sum, error) => sum + error, 0) }
  })
    .toSorted((one, other) => one.error - other.error)
    .map(({ penalty }) => penalty)
  return fitted(earlier, best)
}

function fitted(lots: readonly SoldLot[], penalty: number): (item: DescribedItem) => number {
  const counts = lots.map(wordCounts)
  const lotsOfWord = new Map<string, number>()
  for (const words of counts)
    for (const word of words.keys()) lotsOfWord.set(word, (lotsOfWord.get(word) ?? 0) + 1)
  const places = new Map([...lotsOfWord.keys()].map((word, place) => [word, place]))
  const rarities = Float64Array.from(
    lotsOfWord.values(),
    (own) => Math.log((1 + lots.length) / (1 + own)) + 1,
  )
  const rows = sparseRows(counts, places, rarities)
  const { level, weights } = ridge(
    rows,
    Float64Array.from(lots, ({ price }) => Math.log(price)),
    penalty,
    new Float64Array(lots.length).fill(1),
  )
  return (item) =>
    Math.exp(level + (product(sparseRows([wordCounts(item)], places, rarities), weights)[0] ?? 0))
}

function wordCounts({ title, description }: DescribedItem): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of foldedText(`${title} ${description}`).match(WORD) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function sparseRows(
  texts: readonly ReadonlyMap<string, number>[],
  placeOf: ReadonlyMap<string, number>,
  rarities: Float64Array,
): SparseRows {
  const starts = new Int32Array(texts.length + 1)
  const most = texts.reduce((sum, words) => sum + words.size, 0)
  const places = new Int32Array(most)
  const strengths = new Float64Array(most)
  let count = 0
  for (const [row, words] of texts.entries()) {
    for (const [word, times] of words) {
      const place = placeOf.get(word)
      if (place === undefined) continue
      places[count] = place
      strengths[count] = times * (rarities[place] ?? 0)
      count += 1
    }
    starts[row + 1] = count
  }
  return {
    starts,
    places: places.subarray(0, count),
    strengths: strengths.subarray(0, count),
    width: rarities.length,
  }
}
