import { vaultItemLimits } from '../vault-items/limits.ts'
import { normalizeLine } from '../vault-items/plain-text.ts'

/** Columns by which a row finds its item: a field, or an item specific by its name. */
export const matchFields = [
  { key: 'inventoryNumber', label: 'Inventory number' },
  { key: 'title', label: 'Title' },
  { key: 'id', label: 'ID in Vitrine' },
] as const
export type MatchField = (typeof matchFields)[number]['key']

const SPECIFIC = 'specific:'

export type MatchTarget = { field: MatchField } | { field: 'specific'; name: string }

/** What `matching.by` of a reading names; null where it is nothing. */
export function matchTarget(by: string): MatchTarget | null {
  const field = matchFields.find(({ key }) => key === by)?.key
  if (field) return { field }
  return by.startsWith(SPECIFIC) && by.length > SPECIFIC.length
    ? { field: 'specific', name: by.slice(SPECIFIC.length) }
    : null
}

export function matchBySpecific(name: string): string {
  return `${SPECIFIC}${name}`
}

/** The name of the item specific that a column with this heading is. */
export function specificOfHeading(heading: string): string {
  return normalizeLine(heading)
    .replace(/^HB\.(?:field\.)?/u, '')
    .slice(0, vaultItemLimits.specificNameMax)
}
