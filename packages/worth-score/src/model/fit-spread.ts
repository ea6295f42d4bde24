import { yearsBetween } from '../sold-lot.ts'
import { median, weightedMean } from '../statistics.ts'
import { dayLevels } from './drift.ts'
import { partOf } from './feature-table.ts'
import { DESCRIPTION_LENGTH, STRENGTH } from './features.ts'
import { fitWords, LEAST_LOTS_OF_A_FEATURE, unexplainedOf, type TrainingLots } from './fit-words.ts'
import { product, ridge } from './ridge.ts'

/** Parts, each judged by what the others taught: nobody is judged by a model that has seen his price. */
const PARTS = 5
/** Half of so many lots teaches as much as all of them. */
const MANY = 5_000
const PENALTY = 30
/** Some prices come close by chance: distances below this share of the usual one are alike. */
const LEAST_SHARE = 0.2
/**
 * What is believed before anything is learnt: of a thing that is told in half as many letters, prices lie 1.4
 * times as far out.
 */
const BY_LENGTH = -0.5 / STRENGTH.descriptionLength

export interface FittedSpread {
  /** The logarithm of the usual distance of a price from what the text says. */
  level: number
  weights: Float64Array
}

/**
 * By residuals of lots that the model had not seen, the logarithm of their size explained by the same
 * features. What a day brought above or below as a whole is left out first: it says nothing of the texts.
 */
export function fitSpread(training: TrainingLots, rows: Int32Array, penalty: number): FittedSpread {
  const distances = unseenResiduals(training, rows, penalty).map((residual) => Math.abs(residual))
  const least = LEAST_SHARE * median(distances) + Number.EPSILON
  const features = partOf(training.table, rows, LEAST_LOTS_OF_A_FEATURE)
  const believed = new Float64Array(features.width)
  const length = training.table.names.indexOf(DESCRIPTION_LENGTH)
  if (length >= 0) believed[length] = BY_LENGTH
  const byLength = product(features, believed)
  const sizes = distances.map((distance, place) => Math.log(distance + least) - (byLength[place] ?? 0))
  const alike = new Float64Array(sizes.length).fill(1)
  const level = weightedMean(sizes, alike)
  const learnt = ridge(
    features,
    sizes.map((size) => size - level),
    PENALTY,
    alike,
  )
  return { level, weights: learnt.map((weight, place) => weight + (believed[place] ?? 0)) }
}

function unseenResiduals(training: TrainingLots, rows: Int32Array, penalty: number): Float64Array {
  const parts = rows.length > MANY ? 2 : PARTS
  const partOfPlace = partsOf(training, rows, parts)
  const residuals = new Float64Array(rows.length)
  for (let part = 0; part < parts; part += 1) {
    const model = fitWords(
      training,
      rows.filter((_, place) => partOfPlace[place] !== part),
      penalty,
    )
    const places = Int32Array.from(rows.keys()).filter((place) => partOfPlace[place] === part)
    const unexplained = unexplainedOf(
      training,
      places.map((place) => rows[place] ?? 0),
      model,
    )
    for (const [number, place] of places.entries()) residuals[place] = unexplained[number] ?? 0
  }
  const first = training.lots[0]?.saleDate ?? ''
  const years = Float64Array.from(rows, (row) => yearsBetween(first, training.lots[row]?.saleDate ?? first))
  const levels = dayLevels([...residuals].map((residual, place) => ({ year: years[place] ?? 0, residual })))
  return residuals.map((residual, place) => residual - (levels.get(years[place] ?? 0) ?? 0))
}

/**
 * Lots of one title on one day, such as two of a pair that bring one price, stay together: none is judged by
 * its twin.
 */
function partsOf({ lots }: TrainingLots, rows: Int32Array, parts: number): Uint8Array {
  const numbers = new Map<string, number>()
  return Uint8Array.from(rows, (row) => {
    const name = `${lots[row]?.saleDate} ${lots[row]?.title}`
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number % parts
  })
}
