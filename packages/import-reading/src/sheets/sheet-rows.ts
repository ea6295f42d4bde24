/** t text, n number, d date, b yes or no, e error: what a workbook says about a cell. A CSV has texts alone. */
export type CellType = 't' | 'n' | 'd' | 'b' | 'e'

export interface SheetRow {
  /** Of the file or sheet, from 1. */
  line: number
  /** Of the row's end, where its cells have line breaks. */
  lastLine?: number
  cells: string[]
  /** One for each cell. */
  types: CellType[]
}

/** Cells below each other that a workbook shows as one: the text of the first line is that of all. */
export interface MergedCells {
  column: number
  first: number
  last: number
}

export interface SheetSource {
  name: string
  isHidden: boolean
  /** Rows that hold something, those of a piece together. */
  rows: () => AsyncIterable<SheetRow[]>
  /** Known when all rows are read. */
  merges?: readonly MergedCells[]
}
