import { yearsBetween } from '../sold-lot.ts'
import { dayLevels } from './drift.ts'
import type { TrainingLots } from './fit-words.ts'

/** Residuals without what a day brought above or below as a whole: it says nothing of the texts. */
export function withoutDays(training: TrainingLots, rows: Int32Array, residuals: Float64Array): Float64Array {
  const first = training.lots[0]?.saleDate ?? ''
  const years = Float64Array.from(rows, (row) => yearsBetween(first, training.lots[row]?.saleDate ?? first))
  const levels = dayLevels([...residuals].map((residual, place) => ({ year: years[place] ?? 0, residual })))
  return residuals.map((residual, place) => residual - (levels.get(years[place] ?? 0) ?? 0))
}
