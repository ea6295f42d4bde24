/** A text that a spreadsheet runs as a formula, in half and in full width, or that looks like a guarded one. */
const RUN_BY_SPREADSHEETS = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const GUARDED = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * A text as a cell of a CSV: an apostrophe before what a spreadsheet would run as a formula. A text that
 * already begins like a guarded one gets another apostrophe, so that `withoutFormulaGuard` restores every
 * text. The vault's table does the same in SQL (`csv-field.ts` of the api).
 */
export function withFormulaGuard(text: string): string {
  return RUN_BY_SPREADSHEETS.test(text) ? `'${text}` : text
}

/** The text of a cell that `withFormulaGuard` has written. Other cells stay as they are. */
export function withoutFormulaGuard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}
