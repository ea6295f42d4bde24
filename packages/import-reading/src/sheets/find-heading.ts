import { isAmount } from './cell-texts.ts'
import { readHeading } from './columns-by-name.ts'
import type { SheetRow } from './sheet-rows.ts'

/** Rows of a sheet among which its headings are. */
export const HEADING_WITHIN = 30
const HEADING_MAX = 60
/** So many known names make a row one of headings. */
const KNOWN_CLEARLY = 3
/** Above a table, these are headings although no other one is known. */
const TITLE = /^(?:title|titel|titre|titolo|t[ií]tulo)$/iu

const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

/** The place of the row of headings among the first rows; -1 where there is none. */
export function findHeading(rows: readonly SheetRow[]): number {
  const widths = rows.map(({ cells }) => filledOf(cells).length).toSorted((one, other) => one - other)
  const width = widths[Math.floor(widths.length * 0.75)] ?? 0
  let best = { at: -1, known: 0 }
  for (const [at, row] of rows.entries()) {
    const filled = filledOf(row.cells)
    if (!isHeadingLike(row, filled)) continue
    const known = filled.filter((cell) => readHeading(cell).target !== null).length
    const isTitled = at === 0 && filled.some((cell) => TITLE.test(cell.trim()))
    const isEnough = known >= 2 || (known === 1 && (filled.length <= 2 || isTitled))
    if (isEnough && known > best.known) best = { at, known }
    // Below a table there may be another one, with headings of its own.
    if (known >= KNOWN_CLEARLY && filled.length >= width * 0.6) break
  }
  if (best.at >= 0) return best.at
  // Headings in words that are not known: the first row as wide as the others, of texts above numbers.
  const first = rows.findIndex(({ cells }) => filledOf(cells).length >= Math.max(2, width * 0.6))
  const row = rows[first]
  return row && isHeadingLike(row, filledOf(row.cells)) && isAboveNumbers(row, rows.slice(first + 1))
    ? first
    : -1
}

/** Names of another table below the one with these headings. */
export function isOtherHeading(row: SheetRow, headings: readonly string[]): boolean {
  const filled = filledOf(row.cells)
  if (filled.length < KNOWN_CLEARLY || !isHeadingLike(row, filled)) return false
  const present = new Set(headings.map((heading) => heading.trim().toLowerCase()))
  if (filled.every((cell) => present.has(cell.trim().toLowerCase()))) return false
  const targets = filled.flatMap((cell) => readHeading(cell).target ?? [])
  return new Set(targets).size >= KNOWN_CLEARLY && targets.length >= filled.length * 0.75
}

function isHeadingLike({ types }: SheetRow, filled: readonly string[]): boolean {
  return (
    filled.length > 0 &&
    types.every((type) => type === 't') &&
    filled.every((cell) => cell.length <= HEADING_MAX && /[\p{L}#£€$№]/u.test(cell) && !isAmount(cell)) &&
    new Set(filled).size >= filled.length / 2
  )
}

function isAboveNumbers({ cells }: SheetRow, below: readonly SheetRow[]): boolean {
  return cells.some(
    (cell, column) =>
      cell.trim() !== '' &&
      below.filter((row) => isAmount(row.cells[column] ?? '') || 'nd'.includes(row.types[column] ?? 't'))
        .length >
        below.length / 2,
  )
}
