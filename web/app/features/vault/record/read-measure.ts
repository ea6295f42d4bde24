import { numberRead, readDecimal } from '@vitrine/contracts/typed-numbers'

/** '12.5', '12,5', '12 3/8' and '3/8'; NaN for what is no number, or could be two. */
export function readMeasure(text: string): number {
  const [, whole = '0', above, below] = /^(?:(\d+)[ -])?(\d+)\/([1-9]\d*)$/u.exec(text.trim()) ?? []
  if (above === undefined || below === undefined) return numberRead(readDecimal(text)) ?? Number.NaN
  return Math.round((Number(whole) + Number(above) / Number(below)) * 10_000) / 10_000
}
