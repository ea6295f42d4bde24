const DIGITS = 3
/** A share that is not zero is never told as zero. */
const LEAST = 0.001

/** Which share of sales are sample data, from 0 to 1. */
export function sampleShareOf(samples: number, sales: number): number {
  if (samples === 0) return 0
  return Math.max(LEAST, Number((samples / sales).toFixed(DIGITS)))
}
