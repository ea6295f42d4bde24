import { featuresOf, rarityOfWord, strengthsOf } from './features.ts'
import type { DescribedItem } from '../sold-lot.ts'
import type { SparseRows } from './ridge.ts'

/** Of a word that one lot has, nobody knows what it does. */
export const LEAST_LOTS_OF_A_FEATURE = 2

/** The features of many items as numbers: row r is the r-th item. */
export interface FeatureTable {
  names: readonly string[]
  /** How much each word counts for being rare. */
  rarities: ReadonlyMap<string, number>
  rows: SparseRows
}

export function featureTable(items: readonly DescribedItem[]): FeatureTable {
  const rarities = raritiesIn(items)
  const rarityOf = (name: string) => rarities.get(name)
  const places = new Map<string, number>()
  const starts = new Int32Array(items.length + 1)
  const entries = {
    places: new Int32Array(items.length * 48),
    strengths: new Float64Array(items.length * 48),
  }
  let count = 0
  for (const [row, item] of items.entries()) {
    for (const [name, strength] of strengthsOf(featuresOf(item), rarityOf)) {
      if (strength === 0) continue
      let place = places.get(name)
      if (place === undefined) places.set(name, (place = places.size))
      if (count === entries.places.length) {
        entries.places = grown(entries.places, Int32Array)
        entries.strengths = grown(entries.strengths, Float64Array)
      }
      entries.places[count] = place
      entries.strengths[count] = strength
      count += 1
    }
    starts[row + 1] = count
  }
  return {
    names: [...places.keys()],
    rarities,
    rows: {
      starts,
      places: entries.places.subarray(0, count),
      strengths: entries.strengths.subarray(0, count),
      width: places.size,
    },
  }
}

/** Of the words that more than one of the items have. */
function raritiesIn(items: readonly DescribedItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) {
    const { title, description } = featuresOf(item)
    for (const part of [title, description])
      for (const name of part.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const rarities = new Map<string, number>()
  for (const [name, withIt] of counts)
    if (withIt >= LEAST_LOTS_OF_A_FEATURE) rarities.set(name, rarityOfWord(withIt, items.length))
  return rarities
}

/** Some rows of a table, without the features that fewer than `least` of them have. */
export function partOf({ rows }: FeatureTable, wanted: Int32Array, least: number): SparseRows {
  const counts = new Int32Array(rows.width)
  let size = 0
  for (const row of wanted) {
    for (let at = rows.starts[row] ?? 0, end = rows.starts[row + 1] ?? 0; at < end; at += 1) {
      const place = rows.places[at] ?? 0
      counts[place] = (counts[place] ?? 0) + 1
      size += 1
    }
  }
  const starts = new Int32Array(wanted.length + 1)
  const places = new Int32Array(size)
  const strengths = new Float64Array(size)
  let count = 0
  for (const [number, row] of wanted.entries()) {
    for (let at = rows.starts[row] ?? 0, end = rows.starts[row + 1] ?? 0; at < end; at += 1) {
      const place = rows.places[at] ?? 0
      if ((counts[place] ?? 0) < least) continue
      places[count] = place
      strengths[count] = rows.strengths[at] ?? 0
      count += 1
    }
    starts[number + 1] = count
  }
  return {
    starts,
    places: places.subarray(0, count),
    strengths: strengths.subarray(0, count),
    width: rows.width,
  }
}

function grown<Numbers extends Int32Array | Float64Array>(
  numbers: Numbers,
  kind: new (length: number) => Numbers,
): Numbers {
  const larger = new kind(numbers.length * 2)
  larger.set(numbers)
  return larger
}
