import type { Ownership } from '@vitrine/contracts/vault-items/ownership'
import type { RecordFieldName } from '@vitrine/contracts/vault-records/record-fields'
import { priceOf } from '../wizard/price-text.ts'
import type { RecordBody, RecordDraft } from './record-draft.ts'

export type OwnershipField = Extract<
  RecordFieldName,
  | 'ownershipDay'
  | 'ownershipUntil'
  | 'ownershipPerson'
  | 'ownershipPrice'
  | 'ownershipCurrency'
  | 'ownershipNote'
>

interface OwnershipParts {
  day: string
  /** Absent where it does not end. */
  until?: string
  /** Absent where there is nobody to name. */
  person?: string
  /** Absent where there is no price. */
  price?: string
}

/** What makes sense of each ownership, by its label. An owned piece has none of it. */
export const ownershipParts: Readonly<Partial<Record<Ownership, OwnershipParts>>> = {
  onLoanTo: { day: 'On loan since', until: 'Due back on', person: 'On loan to' },
  onLoanFrom: { day: 'On loan since', until: 'To be returned by', person: 'On loan from' },
  consigned: { day: 'Consigned on', until: 'Consigned until', person: 'Consigned to', price: 'Reserve' },
  forSale: { day: 'For sale since', person: 'Offered at', price: 'Asking price' },
  sold: { day: 'Sold on', person: 'Sold to', price: 'Sold price' },
  given: { day: 'Given on', person: 'Given to' },
  lost: { day: 'Lost on', person: 'Reported to' },
  stolen: { day: 'Stolen on', person: 'Reported to' },
  destroyed: { day: 'Destroyed on' },
}

const parts = {
  ownershipDay: 'day',
  ownershipUntil: 'until',
  ownershipPerson: 'person',
  ownershipPrice: 'price',
  ownershipCurrency: 'price',
} as const

/** An item with a sold price is sold, whatever was chosen. */
export function ownershipIn(draft: RecordDraft, soldPrice: string): string {
  return priceOf(soldPrice) > 0 ? 'sold' : draft.ownership
}

/** Whether a field belongs to the ownership; one that is stored with it is shown in any case. */
export function fitsOwnership(name: OwnershipField, ownership: string, stored: RecordDraft): boolean {
  if (ownership === stored.ownership && stored[name] !== '') return true
  const labels = ownershipParts[ownership as Ownership]
  if (!labels) return false
  return name === 'ownershipNote' || labels[parts[name]] !== undefined
}

const fields = [
  'ownershipDay',
  'ownershipUntil',
  'ownershipPerson',
  'ownershipPrice',
  'ownershipCurrency',
  'ownershipNote',
] as const satisfies readonly OwnershipField[]

/** The draft without what belongs to another ownership. A price without a currency is in US dollars. */
export function withFittingOwnership(
  draft: RecordDraft,
  stored: RecordDraft,
  soldPrice: string,
): RecordDraft {
  const ownership = ownershipIn(draft, soldPrice)
  const unfitting = fields.filter((name) => !fitsOwnership(name, ownership, stored))
  const cleared = { ...draft, ...Object.fromEntries(unfitting.map((name) => [name, ''])) }
  const currency = cleared.ownershipCurrency || 'USD'
  // Sold in US dollars, it has the item's sold price.
  const price = ownership === 'sold' && currency === 'USD' ? '' : cleared.ownershipPrice
  return { ...cleared, ownershipPrice: price, ownershipCurrency: price === '' ? '' : currency }
}

/** The keys in which two bodies differ: a save sends no others. */
export function changedKeys(before: RecordBody, after: RecordBody): RecordBody {
  const was = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value)),
  )
}

const SOLD_KEYS: readonly string[] = ['ownership', 'ownershipPrice', 'ownershipCurrency']

/**
 * The same for an item that is saved with this sold price: one says by itself that the item is sold and for
 * how much, and where it was cleared it is said what the item is now.
 */
export function changeBeside(
  before: RecordBody,
  after: RecordBody,
  soldPrice: { before: string; now: string },
): RecordBody {
  const change = changedKeys(before, after)
  if (priceOf(soldPrice.now) > 0)
    return Object.fromEntries(Object.entries(change).filter(([name]) => !SOLD_KEYS.includes(name)))
  return priceOf(soldPrice.before) > 0 ? { ...change, ownership: after.ownership } : change
}
