import type { ItemField } from '@vitrine/contracts/vault-items/item-fields'
import { columnOf } from '@vitrine/database/column-names'
import { sql, type RawBuilder } from 'kysely'

const otherColumns: Partial<Record<ItemField['name'], string>> = {
  numberOfYearsInFamily: 'years_in_family',
  itemSignificances: 'significances',
}

/** The column of a field, of `vault_items item`; the id of an entry. */
export function itemColumn({ name, kind }: ItemField): RawBuilder<unknown> {
  const column = otherColumns[name] ?? columnOf(name)
  return sql.ref(`item.${kind === 'entry' ? `${column}_id` : column}`)
}
