/** Preferred numbers (the R5 series): five steps to each power of ten, each about 1.6 times the one before. */
const SERIES = [1, 1.6, 2.5, 4, 6.3] as const

/** Where a step begins. Step 0 begins at 1, step 5 at 10, step -5 at 0.1. */
export function stepBound(step: number): number {
  const decade = Math.floor(step / SERIES.length)
  // Through its text: 1.6 times a power of ten is else 0.16000000000000003.
  return Number(`${SERIES[step - decade * SERIES.length] ?? 1}e${decade}`)
}

/** The step that a price lies in: prices are counted by steps, because they spread over many powers of ten. */
export function priceStepOf(price: number): number {
  let step = Math.floor(Math.log10(price) * SERIES.length)
  // A logarithm may be a hair off at a bound.
  while (stepBound(step + 1) <= price) step += 1
  while (stepBound(step) > price) step -= 1
  return step
}
