import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import type { RecordChange } from '../vault-records/schemas.ts'
import { measureUnits } from '../vault-records/row-choices.ts'
import { currencySchema } from '../vault-records/row-schemas.ts'
import { importLimits as limits } from './limits.ts'
import { matchTarget } from './matching.ts'
import { importTarget } from './targets.ts'

/** How a spreadsheet is read: what the process finds in it, what the member says, and what a row becomes. */

/** Products whose exports are recognized. */
export const importProducts = [
  { name: 'vitrine', label: 'Vitrine' },
  { name: 'homebox', label: 'Homebox' },
  { name: 'discogs-collection', label: 'Discogs collection' },
  { name: 'discogs-inventory', label: 'Discogs inventory' },
  { name: 'librarything', label: 'LibraryThing' },
  { name: 'numista', label: 'Numista' },
] as const
const productNames = importProducts.map(({ name }) => name) as [
  (typeof importProducts)[number]['name'],
  ...(typeof importProducts)[number]['name'][],
]
export type ImportProduct = (typeof productNames)[number]

export const importTargetKeySchema = measuredText(60).refine((key) => importTarget(key) !== undefined)
const unitSchema = z.enum(measureUnits)

/** A column of a sheet, with what all of its cells say about how they are written. */
export const importColumnSchema = z.object({
  /** From 0. */
  index: z.int(),
  /** 'Column D' where the sheet gives none. A heading that is repeated ends with its number: 'Price (2)'. */
  heading: z.string(),
  samples: z.array(z.string()),
  filled: z.int(),
  /** What it probably holds. */
  target: importTargetKeySchema,
  /** Whether the heading, the content, or nothing speaks for the target. */
  matchedBy: z.enum(['product', 'heading', 'content']).nullable(),
  currency: currencySchema.nullable(),
  unit: unitSchema.nullable(),
  /** Null where no cell shows it. */
  decimal: z.enum(['point', 'comma']).nullable(),
  dayOrder: z.enum(['day-first', 'month-first']).nullable(),
  /** Digits of numbers that begin with zeros, where some do: '0042'. Others may have lost theirs. */
  zeroDigits: z.int().nullable(),
  /** Empty cells may mean the cell above: the first row has a value, and no value is written twice running. */
  mayRepeat: z.boolean(),
})
export type ImportColumn = z.infer<typeof importColumnSchema>

export const leftOutReasons = [
  { name: 'title', label: 'Title above the table' },
  { name: 'heading', label: 'Headings' },
  { name: 'section', label: 'Section' },
  { name: 'subtotal', label: 'Total' },
  { name: 'empty', label: 'Empty row' },
] as const

export const importSheetSchema = z.object({
  name: z.string(),
  isHidden: z.boolean(),
  columns: z.array(importColumnSchema),
  /** Rows that become objects. */
  rows: z.int(),
  /** At most `importLimits.leftOutMax`; `leftOutCount` counts all. */
  leftOut: z.array(
    z.object({
      line: z.int(),
      why: z.enum(['title', 'section', 'subtotal', 'empty', 'heading']),
      text: z.string(),
    }),
  ),
  leftOutCount: z.int(),
  product: z.enum(productNames).nullable(),
})
export type ImportSheet = z.infer<typeof importSheetSchema>

/** A row as the process writes it: a line of NDJSON, in the order of sheets and lines. */
export const rawImportRowSchema = z.object({
  /** Name of the sheet. */
  sheet: z.string(),
  /** Of the file or sheet, from 1. */
  line: z.int(),
  /**
   * By column; empty ones at the end are absent. A correction replaces a cell, and its letter of `types` by
   * t. A date of a workbook is `2024-01-31`, a number has a decimal point.
   */
  cells: z.array(z.string()),
  /** A letter a cell: t text, n number, d date, b yes or no, e error. Absent where all are texts. */
  types: z.string().optional(),
  /** Heading of the section that the row is in: 'DINING ROOM'. */
  section: z.string().nullable(),
  /**
   * By column, as its index: the text above a ditto mark, or above an empty cell of a column that
   * `mayRepeat`.
   */
  above: z.record(z.string(), z.string()).optional(),
})
export type RawImportRow = z.infer<typeof rawImportRowSchema>

/** What one column fills. Currency and unit hold for cells that name none. */
export const columnMappingSchema = z.object({
  /** Name of the sheet. */
  sheet: measuredText(300),
  column: z.int().min(0).max(limits.columnsMax),
  target: importTargetKeySchema,
  currency: currencySchema.optional(),
  unit: unitSchema.optional(),
})
export type ColumnMapping = z.infer<typeof columnMappingSchema>

/** Which rows change items that are there. */
export const importMatchingSchema = z.object({
  /** Whether a row that matches no item is left, or becomes a new one. */
  mode: z.enum(['update', 'both']),
  by: measuredText(200).refine((by) => matchTarget(by) !== null),
  /** What the empty cell of a mapped column does to its field. */
  empty: z.enum(['keep', 'clear']),
})
export type ImportMatching = z.infer<typeof importMatchingSchema>

export const importReadingSchema = z.object({
  mappings: z.array(columnMappingSchema).max(limits.columnsMax * limits.sheetsMax),
  /** By key of the question: the value of an option, or a text where the question takes one. */
  answers: z.record(measuredText(200), measuredText(500)),
  defaults: z.object({
    /** For rows without a category. */
    categoryId: z.int().optional(),
    currency: currencySchema.optional(),
    unit: unitSchema.optional(),
    /** What a section row means. Default: the storage location. */
    section: z.enum(['storageLocation', 'collection', 'tags', 'category', 'ignore']).optional(),
  }),
  /** Absent where each row is a new item. */
  matching: importMatchingSchema.optional(),
})
export type ImportReading = z.infer<typeof importReadingSchema>

export const importQuestionKinds = [
  'currency',
  'decimal',
  'dayOrder',
  'century',
  'dayCount',
  'eaten',
  'lostZeros',
  'above',
  'blankAbove',
  'range',
  'including',
  'each',
  'sold',
  'gift',
  'quantity',
  'unit',
  'order',
  'choice',
  'costCode',
  'encoding',
  'mixed',
  'longTitle',
  'longText',
  'photo',
  'match',
] as const

/** Asked once for all rows with the same key. */
export const importQuestionSchema = z.object({
  key: z.string(),
  kind: z.enum(importQuestionKinds),
  text: z.string(),
  /** A cell that it is about. */
  example: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Whether the answer may be a text of the member's own. */
  takesText: z.boolean(),
  target: importTargetKeySchema,
  /** Null where it is about the whole row. */
  column: z.int().nullable(),
})
export type ImportQuestion = z.infer<typeof importQuestionSchema>

/** Why a cell was not taken, in plain words. The rest of its row is read. */
export const importFaultSchema = z.object({
  target: importTargetKeySchema,
  column: z.int().nullable(),
  value: z.string(),
  text: z.string(),
})
export type ImportFault = z.infer<typeof importFaultSchema>

/** Fields of an item by name: the import finds or creates what the names stand for. Absent where not mapped. */
export interface ImportValues {
  /** Of an item that Vitrine exported. */
  id?: number
  title?: string
  subtitle?: string
  description?: string
  category?: string
  /** The first is the item's collection, the others become tags. */
  collections?: string[]
  tags?: string[]
  purchaseDate?: string
  /** In US dollars, as the documented fields are. Other currencies are costs of the record. */
  purchasePrice?: number
  soldPrice?: number
  numberOfYearsInFamily?: number
  /** Ids of `itemSignificances`. */
  itemSignificances?: number[]
  insurance?: string
  storageLocation?: string
  isInsured?: boolean
  isStored?: boolean
  itemSpecifics?: { displayName: string; value: string }[]
}

export interface ReadImportRow {
  values: ImportValues
  record: RecordChange
  /** File names, as they are to be found in a ZIP. */
  photos: string[]
  /** Unanswered: what they are about is in neither values nor record. */
  questions: ImportQuestion[]
  faults: ImportFault[]
  /** Mapped targets whose cells are all empty: an update keeps or clears them. */
  empty: string[]
  /** The same of columns that are item specifics, by their names. */
  emptySpecifics: string[]
}
