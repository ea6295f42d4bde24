import { fitWords, unexplainedOf, type FitOptions, type TrainingLots } from './fit-words.ts'

/** Folds: the residuals of each come from a model of the others. */
const FOLDS = 5
/** Half of so many lots teaches as much as all of them. */
const MANY = 20_000

/**
 * By how much each lot sold above (below 0: below) what others let expect, as logarithms. What a model says
 * of the lots that it learnt from is too near to their prices: their unexplained part looks several times as
 * small as that of an item whose price nobody knows.
 */
export function crossFittedResiduals(
  training: TrainingLots,
  rows: Int32Array,
  options: FitOptions,
): Float64Array {
  const parts = rows.length > MANY ? 2 : FOLDS
  const partOfPlace = partsOf(training, rows, parts)
  const residuals = new Float64Array(rows.length)
  for (let part = 0; part < parts; part += 1) {
    const model = fitWords(
      training,
      rows.filter((_, place) => partOfPlace[place] !== part),
      options,
    )
    const places = Int32Array.from(rows.keys()).filter((place) => partOfPlace[place] === part)
    const unexplained = unexplainedOf(
      training,
      places.map((place) => rows[place] ?? 0),
      model,
    )
    for (const [number, place] of places.entries()) residuals[place] = unexplained[number] ?? 0
  }
  return residuals
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
