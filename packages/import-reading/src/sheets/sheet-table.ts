import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import type { ImportSheet, RawImportRow } from '@vitrine/contracts/vault-imports/reading'
import { ImportFileRefused } from '../messages.ts'
import { isDitto } from './cell-texts.ts'
import { RowClassifier } from './classify-row.ts'
import { ColumnProfile } from './column-profile.ts'
import { readHeading } from './columns-by-name.ts'
import { findHeading, HEADING_WITHIN, isOtherHeading } from './find-heading.ts'
import { matchColumns } from './match-columns.ts'
import type { SheetRow } from './sheet-rows.ts'

const LEFT_OUT_TEXT = 120
/** Tables below each other in one sheet. */
const TABLES_MAX = 10

/** The table of one sheet: takes its rows in their order and gives those of objects. */
export class SheetTable {
  private readonly name: string
  private readonly isHidden: boolean
  /** The first rows, until the headings are found. */
  private first: SheetRow[] | null = []
  private headings: string[] = []
  private classifier = new RowClassifier([], [])
  private readonly profiles: ColumnProfile[] = []
  private readonly leftOut: ImportSheet['leftOut'] = []
  private leftOutCount = 0
  private section: string | null = null
  private line = 0
  private rows = 0
  private readonly last: string[] = []
  /** The table below this one, with headings of its own. */
  private below: SheetTable | null = null
  private readonly sheetName: string
  private readonly number: number

  constructor({ name, isHidden }: { name: string; isHidden: boolean }, number = 1) {
    this.sheetName = name
    this.number = number
    this.name = number === 1 ? name : `${name.slice(0, 80)}, table ${number}`
    this.isHidden = isHidden
  }

  /** The rows of objects that are certain with this row. */
  add(row: SheetRow): RawImportRow[] {
    if (
      row.cells.length > limits.columnsMax &&
      row.cells.slice(limits.columnsMax).some((cell) => cell.trim() !== '')
    )
      throw new ImportFileRefused('tooManyColumns')
    if (!this.first) return this.take(row)
    this.first.push(row)
    return this.first.length >= HEADING_WITHIN ? this.begin() : []
  }

  /** The rows that are certain with the end of the sheet. */
  end(): RawImportRow[] {
    const rows = this.first ? this.begin() : []
    return [...rows, ...(this.below?.end() ?? [])]
  }

  /** Of this table and those below it. */
  sheets(): ImportSheet[] {
    return [this.sheet(), ...(this.below?.sheets() ?? [])]
  }

  private sheet(): ImportSheet {
    const { columns, product } = matchColumns(this.headings, this.profiles)
    return {
      name: this.name,
      isHidden: this.isHidden,
      columns,
      rows: this.rows,
      leftOut: this.leftOut,
      leftOutCount: this.leftOutCount,
      product,
    }
  }

  private begin(): RawImportRow[] {
    const rows = this.first ?? []
    this.first = null
    const at = findHeading(rows)
    const heading = rows[at]
    if (heading) {
      for (const row of rows.slice(0, at)) this.leave(row.line, 'title', textOf(row))
      this.leave(heading.line, 'heading', textOf(heading))
      this.headings = heading.cells.map((cell) => cell.trim())
      this.classifier = new RowClassifier(
        this.headings,
        this.headings.map((name) => readHeading(name).target),
      )
      this.line = heading.lastLine ?? heading.line
    } else if (rows[0]) this.line = rows[0].line - 1
    for (const row of rows.slice(at + 1)) this.classifier.learn(row)
    return rows.slice(at + 1).flatMap((row) => this.take(row))
  }

  private take(row: SheetRow): RawImportRow[] {
    if (this.below) return this.below.add(row)
    this.leaveEmpty(row)
    if (this.rows > 0 && this.number < TABLES_MAX && isOtherHeading(row, this.headings)) {
      this.below = new SheetTable({ name: this.sheetName, isHidden: this.isHidden }, this.number + 1)
      return this.below.add(row)
    }
    const kind = this.classifier.classOf(row)
    if (kind !== 'object') {
      this.leave(row.line, kind, textOf(row))
      if (kind === 'section') this.section = textOf(row).replace(/:$/, '')
      return []
    }
    this.rows += 1
    this.classifier.learn(row)
    this.profile(row)
    const above = this.above(row)
    return [
      {
        sheet: this.name,
        line: row.line,
        cells: row.cells,
        ...(row.types.some((type) => type !== 't') && { types: row.types.join('') }),
        section: this.section,
        ...(above && { above }),
      },
    ]
  }

  private profile({ cells, types }: SheetRow): void {
    const width = Math.max(cells.length, this.headings.length, this.profiles.length)
    for (let column = 0; column < width; column += 1) {
      let profile = this.profiles[column]
      if (!profile) {
        profile = new ColumnProfile()
        this.profiles[column] = profile
        if (this.headings[column] === undefined) this.headings[column] = ''
      }
      profile.add(cells[column] ?? '', types[column] ?? 't')
    }
  }

  /** What ditto marks stand for. */
  private above({ cells }: SheetRow): Record<string, string> | null {
    const above: Record<string, string> = {}
    for (const [column, cell] of cells.entries()) {
      if (cell.trim() === '') continue
      const last = this.last[column]
      if (!isDitto(cell)) this.last[column] = cell
      else if (last !== undefined) above[column] = last
    }
    return Object.keys(above).length > 0 ? above : null
  }

  private leaveEmpty({ line, lastLine = line }: SheetRow): void {
    for (let empty = this.line + 1; empty < line && this.leftOut.length < limits.leftOutMax; empty += 1)
      this.leftOut.push({ line: empty, why: 'empty', text: '' })
    this.leftOutCount += Math.max(0, line - this.line - 1)
    this.line = lastLine
  }

  private leave(line: number, why: ImportSheet['leftOut'][number]['why'], text: string): void {
    this.leftOutCount += 1
    if (this.leftOut.length < limits.leftOutMax) this.leftOut.push({ line, why, text })
  }
}

function textOf({ cells }: SheetRow): string {
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, LEFT_OUT_TEXT)
}
