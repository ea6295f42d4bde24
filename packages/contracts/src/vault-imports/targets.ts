import { entryFields, itemFields } from '../vault-items/item-fields.ts'
import { recordFields, type RecordField } from '../vault-records/record-fields.ts'
import { costKinds, measures, valuationBases } from '../vault-records/row-choices.ts'

/**
 * How the text of a cell is read. 'lines' is a list in one cell; 'mixed' several facts in one cell;
 * 'specific' becomes an item specific with the column's heading as its name.
 */
export type ImportTargetKind =
  | 'id'
  | 'title'
  | 'line'
  | 'text'
  | 'name'
  | 'names'
  | 'choice'
  | 'day'
  | 'period'
  | 'count'
  | 'years'
  | 'price'
  | 'cost'
  | 'valuation'
  | 'ownershipPrice'
  | 'currency'
  | 'measure'
  | 'dimensions'
  | 'provenance'
  | 'costs'
  | 'valuations'
  | 'parts'
  | 'specific'
  | 'specifics'
  | 'significances'
  | 'photo'
  | 'mixed'
  | 'ignore'

export interface ImportTarget {
  key: string
  label: string
  kind: ImportTargetKind
  /** Whether several columns may fill it. */
  isRepeatable?: boolean
}

const itemKinds = {
  line: 'line',
  date: 'day',
  price: 'price',
  years: 'years',
  significances: 'significances',
  entry: 'name',
} as const

const readLists = ['provenance', 'costs', 'valuations', 'parts'] as const
const isReadable = (name: string): name is (typeof readLists)[number] =>
  readLists.some((list) => list === name)

/** Null for lists that no cell holds, and for measurements, which have targets of their own. */
function recordKind(field: RecordField): ImportTargetKind | null {
  if (field.name === 'dateText') return 'period'
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'choice':
    case 'day':
    case 'count':
      return field.kind
    case 'amount':
      return 'ownershipPrice'
    case 'currency':
      return 'currency'
    case 'rows':
      return isReadable(field.name) ? field.name : null
  }
}

/** What a column of a spreadsheet can fill, in the order in which the page offers it. */
export const importTargets: readonly ImportTarget[] = [
  { key: 'title', label: 'Title', kind: 'title', isRepeatable: true },
  { key: 'description', label: 'Description', kind: 'text', isRepeatable: true },
  { key: 'category', label: 'Category', kind: 'name' },
  { key: 'collection', label: 'Collection', kind: 'names', isRepeatable: true },
  { key: 'tags', label: 'Tags', kind: 'names', isRepeatable: true },
  ...itemFields.map(({ name, label, kind }) => ({ key: name, label, kind: itemKinds[kind] })),
  ...recordFields.flatMap((field) => {
    const kind = recordKind(field)
    const isRepeatable = kind === 'text' || kind === 'provenance'
    return kind === null ? [] : [{ key: field.name, label: field.label, kind, isRepeatable }]
  }),
  ...costKinds.map(({ name, label }) => ({
    key: `cost.${name}`,
    label: `Cost: ${label}`,
    kind: 'cost' as const,
  })),
  ...valuationBases.map(({ name, label }) => ({
    key: `valuation.${name}`,
    label: `Value: ${label}`,
    kind: 'valuation' as const,
  })),
  { key: 'currency', label: 'Currency of the row’s amounts', kind: 'currency' },
  ...measures.map(({ name, label }) => ({ key: `measure.${name}`, label, kind: 'measure' as const })),
  { key: 'dimensions', label: 'Measurements in one cell', kind: 'dimensions', isRepeatable: true },
  { key: 'specific', label: 'Item specific of its own name', kind: 'specific', isRepeatable: true },
  { key: 'specifics', label: 'Item specifics in one cell', kind: 'specifics' },
  { key: 'photo', label: 'File names of photos', kind: 'photo', isRepeatable: true },
  { key: 'mixed', label: 'Several facts in one cell', kind: 'mixed', isRepeatable: true },
  { key: 'id', label: 'ID in Vitrine', kind: 'id' },
  { key: 'ignore', label: 'Do not import', kind: 'ignore', isRepeatable: true },
]

const byKey = new Map(importTargets.map((target) => [target.key, target]))

/** Undefined for keys that are none. */
export function importTarget(key: string): ImportTarget | undefined {
  return byKey.get(key)
}

/** The targets of entries: insurers and storage locations, which a row gives by name. */
export const entryTargets: readonly string[] = entryFields.map(({ name }) => name)
