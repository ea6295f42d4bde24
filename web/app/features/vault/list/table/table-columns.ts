import { yesNo } from '@vitrine/contracts/own-fields/own-field-values'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { sameTextKey } from '@vitrine/contracts/same-text'
import {
  ownNameOf,
  readColumns,
  tableColumnOf,
  type ChosenColumn,
  type ColumnKind,
  type TableColumn,
} from '@vitrine/contracts/vault-views/table-columns'

/** A column as the table shows it. */
export interface ShownColumn extends TableColumn {
  width: number
  /** The definition of an own field; absent where there is none of this name. */
  own?: OwnField
}

/** Until others are chosen. */
export const usualColumns: readonly ChosenColumn[] = readColumns(
  'title,category,storageLocation,inventoryNumber,maker,dateText,purchaseDate,purchasePrice,value,ownership',
)

const widths: Partial<Record<ColumnKind, number>> = {
  text: 260,
  date: 116,
  instant: 116,
  price: 132,
  amount: 120,
  worth: 132,
  count: 92,
  currency: 92,
}
const TITLE_WIDTH = 250
const USUAL_WIDTH = 160

export function usualWidth({ key, kind }: Pick<TableColumn, 'key' | 'kind'>): number {
  return key === 'title' ? TITLE_WIDTH : (widths[kind] ?? USUAL_WIDTH)
}

/** Those that are chosen, with what is known of their fields. */
export function shownColumns(chosen: readonly ChosenColumn[], ownFields: readonly OwnField[]): ShownColumn[] {
  return chosen.flatMap(({ key, width }) => {
    const column = tableColumnOf(key)
    if (!column) return []
    const name = ownNameOf(key)
    const own =
      name === null ? undefined : ownFields.find((each) => sameTextKey(each.name) === sameTextKey(name))
    return [{ ...column, width: width ?? usualWidth(column), ...(own && { own }) }]
  })
}

/** What an own field is chosen from; null where it is typed. */
export function ownChoices(own: OwnField | undefined): readonly string[] | null {
  if (own?.type === 'yesNo') return yesNo
  return own?.type === 'choice' ? own.choices : null
}
