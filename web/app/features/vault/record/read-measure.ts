import { numberRead, readDecimal } from '@vitrine/contracts/typed-numbers'

/** '12.5', '12,5', '12 3/8' and '3/8'; NaN for anything else, '1,234' among it, which could be two numbers. */
export function readMeasure(text: string): number {
  const [, whole = '0', above, below] = /^(?:(\d+)[ -])?(\d+)\/([1-9]\d*)$/u.exec(text.trim()) ?? []
  if (above === undefined || below === undefined) return numberRead(readDecimal(text)) ?? Number.NaN
  const value = Number(whole) + Number(above) / Number(below)
  return Math.round(value * 10_000) / 10_000
}
