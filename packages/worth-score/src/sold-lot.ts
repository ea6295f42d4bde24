/** What is known of a thing whose price is asked for. */
export interface DescribedItem {
  title: string
  description: string
  category: string
  /** Where it is known beside the text. */
  maker?: string
  /** How many are sold together, where that is known beside the text. */
  pieces?: number
}

/** A thing that was sold. */
export interface SoldLot extends DescribedItem {
  id: string
  /** `YYYY-MM-DD` */
  saleDate: string
  /** Above 0, in `currency`; prices of several currencies are never compared. */
  price: number
  /** ISO 4217 */
  currency: string
}

const DAY_MS = 86_400_000
const DAYS_A_YEAR = 365.25

/** Years from one date to another; negative when `to` is the earlier one. */
export function yearsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS / DAYS_A_YEAR
}
