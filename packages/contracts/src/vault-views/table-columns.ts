import { preferenceLimits } from '../preferences/messages.ts'
import { recordFields } from '../vault-records/record-fields.ts'
import { itemFields, type EntryField } from '../vault-items/item-fields.ts'
import { vaultItemLimits as limits } from '../vault-items/limits.ts'

export const tableLimits = {
  /** Rows of a page. */
  rowsMax: 500,
  columnsMax: 40,
  /** Of the columns in the URL of the call, and as a preference. */
  textMax: preferenceLimits.valueMax,
  widthMin: 64,
  widthMax: 800,
  /** Items that are named to be read again. */
  idsMax: 100,
} as const

/** 'own' is an item specific by its name; the others are what their names say. */
export type ColumnKind =
  | 'line'
  | 'text'
  | 'date'
  | 'price'
  | 'amount'
  | 'count'
  | 'choice'
  | 'currency'
  | 'category'
  | 'collection'
  | 'entry'
  | 'tags'
  | 'significances'
  | 'instant'
  | 'worth'
  | 'own'

export interface TableColumn {
  key: string
  label: string
  kind: ColumnKind
  /** What it is saved with. Null: it is only shown. */
  savedWith: 'item' | 'places' | 'record' | null
  max?: number
  choices?: readonly { name: string; label: string }[]
  entry?: EntryField['type']
  /** By which the list can be sorted: `title` of `title:asc`. */
  sort?: string
}

const kindOfItem = {
  line: 'line',
  date: 'date',
  price: 'price',
  years: 'count',
  significances: 'significances',
  entry: 'entry',
} as const

/** All columns but those of own fields: documented fields first, then those of the record. */
export const tableColumns: readonly TableColumn[] = [
  { key: 'title', label: 'Title', kind: 'line', savedWith: 'item', max: limits.titleMax, sort: 'title' },
  { key: 'category', label: 'Category', kind: 'category', savedWith: 'item' },
  { key: 'collection', label: 'Collection', kind: 'collection', savedWith: 'places' },
  { key: 'tags', label: 'Tags', kind: 'tags', savedWith: null },
  ...itemFields.map((field): TableColumn => ({
    key: field.name,
    label: field.label,
    kind: kindOfItem[field.kind],
    savedWith: field.kind === 'significances' ? null : 'item',
    ...('max' in field && { max: field.max }),
    ...('type' in field && { entry: field.type }),
    ...(field.name === 'purchaseDate' && { sort: 'purchaseDate' }),
  })),
  { key: 'description', label: 'Description', kind: 'text', savedWith: 'item', max: limits.descriptionMax },
  { key: 'createdDate', label: 'Date added', kind: 'instant', savedWith: null, sort: 'createdDate' },
  { key: 'value', label: 'Value', kind: 'worth', savedWith: null, sort: 'value' },
  { key: 'cost', label: 'Cost', kind: 'worth', savedWith: null, sort: 'cost' },
  ...recordFields.flatMap((field): TableColumn[] =>
    field.kind === 'rows'
      ? []
      : [
          {
            key: field.name,
            label: field.label,
            kind: field.kind === 'day' ? 'date' : field.kind,
            savedWith: 'record',
            ...('max' in field && { max: field.max }),
            ...('choices' in field && { choices: field.choices }),
            ...(field.name === 'inventoryNumber' && { sort: 'inventoryNumber' }),
          },
        ],
  ),
]

const OWN = 'own:'

/** The key of the column of an own field. */
export const ownColumnKey = (name: string) => `${OWN}${name}`

/** The name of the own field that a column shows; null of any other column. */
export function ownNameOf(key: string): string | null {
  return key.startsWith(OWN) ? key.slice(OWN.length) : null
}

export function tableColumnOf(key: string): TableColumn | undefined {
  const name = ownNameOf(key)
  if (name === null) return tableColumns.find((column) => column.key === key)
  const isName = name.trim() !== '' && name.length <= limits.specificNameMax
  return isName
    ? { key, label: name, kind: 'own', savedWith: 'item', max: limits.specificValueMax }
    : undefined
}

export interface ChosenColumn {
  key: string
  /** In pixels; null for the usual width. */
  width: number | null
}

/** Columns as a preference and in a URL: `title:240,maker,own%3ARim`. */
export function columnsText(columns: readonly ChosenColumn[]): string {
  return columns
    .map(({ key, width }) => encodeURIComponent(key) + (width === null ? '' : `:${width}`))
    .join(',')
}

/** What cannot be read is left out, and so is what stands there a second time. */
export function readColumns(text: string): ChosenColumn[] {
  const columns = text.split(',').flatMap((part): ChosenColumn[] => {
    const [, encoded = '', digits = ''] = /^([^:]*)(?::(\d{1,4}))?$/u.exec(part) ?? []
    const key = decoded(encoded)
    if (!tableColumnOf(key)) return []
    const width = Math.min(Math.max(Number(digits), tableLimits.widthMin), tableLimits.widthMax)
    return [{ key, width: digits === '' ? null : width }]
  })
  return columns
    .filter(({ key }, at) => columns.findIndex((other) => other.key === key) === at)
    .slice(0, tableLimits.columnsMax)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
