/** '12.5', '12,5', '12 3/8' and '3/8'; NaN for anything else. */
export function readMeasure(text: string): number {
  const plain = text
    .trim()
    .replace(/,(?=\d{1,2}$)/u, '.')
    .replace(/,(?=\d{3}\b)/gu, '')
  const [, whole = '0', above, below] = /^(?:(\d+)[ -])?(\d+)\/([1-9]\d*)$/u.exec(plain) ?? []
  if (above !== undefined && below !== undefined) {
    const value = Number(whole) + Number(above) / Number(below)
    return Math.round(value * 10_000) / 10_000
  }
  return /^\d*\.?\d+$|^\d+\.$/u.test(plain) ? Number(plain) : Number.NaN
}
