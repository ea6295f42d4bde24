import type { PriceIndex, PriceIndexYear } from '@vitrine/contracts/price-indices/schemas'
import { FIRST_LEVEL } from './index-scale.ts'

export interface IndexChange {
  url: string
  title: string
  first: PriceIndexYear
  last: PriceIndexYear
}

/** How far each category has come since its first year, from the largest rise to the largest fall. */
export function indexChanges(categories: readonly PriceIndex[]): IndexChange[] {
  return categories
    .flatMap(({ url, title, years }) => {
      const [first, last] = [years[0], years.at(-1)]
      return first && last && first !== last ? [{ url, title, first, last }] : []
    })
    .toSorted((one, other) => other.last.level - one.last.level)
}

/** Whether a change is larger than what chance explains. */
export function isClear({ last }: IndexChange): boolean {
  return last.low > FIRST_LEVEL || last.high < FIRST_LEVEL
}

/** '+38%', '−21%', '0%' of a level of 138, 79, 100. */
export function formatChange(level: number): string {
  const change = level - FIRST_LEVEL
  if (change === 0) return '0%'
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}%`
}
