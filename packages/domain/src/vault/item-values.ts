import { plainFieldsOf } from '@vitrine/contracts/vault-items/item-fields'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { columnValuesOf } from '@vitrine/database/column-names'

/** `Maker's mark` is kept as `maker's-mark` as well. */
export function specificName(displayName: string): string {
  return displayName.toLowerCase().replace(/\s+/gu, '-')
}

/** The title of an item while another one has its own: ` (2)` follows, or the next number that is free. */
export function numberedTitle(title: string, number: number): string {
  const suffix = ` (${number})`
  return `${[...title]
    .slice(0, limits.titleMax - suffix.length)
    .join('')
    .trimEnd()}${suffix}`
}

export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

/** Columns of an item that refer to nothing but its category. Keys that are absent stay as they are. */
export function plainColumns(input: VaultItemInput) {
  const { numberOfYearsInFamily, itemSignificances, ...fields } = plainFieldsOf(input)
  return {
    title: input.title,
    description: input.description,
    category_id: input.categoryId,
    ...columnValuesOf(fields),
    years_in_family: numberOfYearsInFamily,
    significances:
      itemSignificances === undefined ? undefined : distinct((itemSignificances ?? []).map(({ id }) => id)),
  }
}
