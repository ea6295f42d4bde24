import { numbersFrom } from '../random.ts'
import type { SoldLot } from '../sold-lot.ts'

export interface MadeUpLots {
  count: number
  /** Standard deviation of the logarithm of prices about what their text stands for. */
  scatter?: number
  /** Growth of the logarithm of prices in a year. */
  drift?: number
}

const OBJECTS = { vase: 0, bowl: -0.7, clock: 1.4, chair: 0.8 }
const MAKERS = { Fenwick: 1.1, Quennell: -0.5, Marchetti: 0.3, Yardley: 0 }
const CONDITIONS = { 'Mint condition': 0.5, 'Good condition': 0, 'With a hairline crack': -0.7 }
const DAY_MS = 86_400_000

/** Lots of ten years whose prices follow plain rules, the same on every run. */
export function madeUpLots({ count, scatter = 0.3, drift = 0 }: MadeUpLots): SoldLot[] {
  const random = numbersFrom(count)
  const pick = <Value>(record: Record<string, Value>): [string, Value] => {
    const entries = Object.entries(record)
    const found = entries[Math.floor(random() * entries.length)]
    if (!found) throw new Error('nothing to pick from')
    return found
  }
  return Array.from({ length: count }, (_, number) => {
    const [[object, ofObject], [maker, ofMaker], [condition, ofCondition]] = [
      pick(OBJECTS),
      pick(MAKERS),
      pick(CONDITIONS),
    ]
    const years = (10 * number) / count
    const log = 5 + ofObject + ofMaker + ofCondition + drift * years + scatter * normal(random)
    return {
      id: String(number),
      title: `${object} by ${maker}`,
      description: `${condition}; Lot ${number}`,
      category: object === 'chair' ? 'Furniture' : 'Ceramics',
      saleDate: new Date(Date.UTC(2014, 0, 1) + Math.floor(years * 365) * DAY_MS).toISOString().slice(0, 10),
      price: Math.exp(log),
      currency: 'USD',
    }
  })
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
}
