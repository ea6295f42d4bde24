/** The middle of the values; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value below which `percent` of the values lie, linear between neighbors. NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * Runs each side in turn, A B A B …, so that a machine that grows slower grows slower for both.
 *
 * @returns the figures of each side, run by run
 */
export async function interleaved<Figures>(
  runs: number,
  sides: Record<string, () => Promise<Figures>>,
): Promise<Record<string, Figures[]>> {
  const figures: Record<string, Figures[]> = Object.fromEntries(Object.keys(sides).map((side) => [side, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [side, measure] of Object.entries(sides)) figures[side]?.push(await measure())
  }
  return figures
}

/** Ratio run by run, then the median: what is quoted. */
export function medianRatio<Figures>(
  over: readonly Figures[],
  under: readonly Figures[],
  figure: (figures: Figures) => number,
): number {
  return median(over.map((figures, run) => figure(figures) / figure(under[run] ?? figures)))
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
