import { recordLimits as limits } from './limits.ts'

/** '2026.001' at first. */
export const DEFAULT_PATTERN = '{year}.###'

interface ReadPattern {
  before: string
  digits: number
  after: string
}

/** `{year}` stands for this year, the one group of `#` for the number. Null where there is no such group. */
export function readPattern(pattern: string, year: number): ReadPattern | null {
  if (pattern.length > limits.patternMax) return null
  const [, before, group, after] = /^([^#]*)(#{1,9})([^#]*)$/u.exec(pattern) ?? []
  if (before === undefined || group === undefined || after === undefined) return null
  const dated = (text: string) => text.replaceAll('{year}', String(year))
  return { before: dated(before), digits: group.length, after: dated(after) }
}

/** The number after the highest one of the pattern: '2026.015' after '2026.014'. */
export function numberAfter({ before, digits, after }: ReadPattern, highest: number): string {
  return `${before}${String(highest + 1).padStart(digits, '0')}${after}`
}
