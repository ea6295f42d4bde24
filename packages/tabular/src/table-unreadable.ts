import { joinNames } from '@vitrine/contracts/text'

/** What whoever brings a file can say about it, where the file itself leaves it open. */
export type TableChoice = 'encoding' | 'delimiter' | 'decimal' | 'dates'

/** A value of a file with what each of two readings makes of it. */
export interface TwoReadings {
  text: string
  readings: readonly [string, string]
}

export type TableProblem =
  | { code: 'empty' | 'workbook' | 'archive' | 'pdf' | 'webPage' | 'binary' | 'encoding' }
  | { code: 'headerBelow'; line: number }
  | { code: 'headerUnknown'; names: readonly string[]; wanted: readonly string[] }
  | { code: 'columnMissing'; missing: readonly string[]; names: readonly string[] }
  | { code: 'columnRepeated'; column: string; names: readonly [string, string] }
  | { code: 'fieldCount'; expected: number; found: number; line: number }
  | { code: 'twoReadings'; column: string; choice: 'decimal' | 'dates'; values: readonly TwoReadings[] }
  | { code: 'bothForms'; column: string; choice: 'decimal' | 'dates'; values: readonly [string, string] }
  | { code: 'quoteOpen' | 'rowUnreadable'; line: number }
  | { code: 'rowTooLong'; line: number; bytes: number }

/** Why no row of a file can be read, or none after a place. Its message is one sentence with the way out. */
export class TableUnreadable extends Error {
  readonly problem: TableProblem

  constructor(problem: TableProblem) {
    super(sentenceOf(problem))
    this.problem = problem
    this.name = 'TableUnreadable'
  }

  /** The choice that makes the file readable, where there is one. */
  get choice(): TableChoice | null {
    if ('choice' in this.problem) return this.problem.choice
    if (this.problem.code === 'encoding') return 'encoding'
    return this.problem.code === 'headerUnknown' || this.problem.code === 'fieldCount' ? 'delimiter' : null
  }
}

const NAMES_SHOWN = 12

function sentenceOf(problem: TableProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'The file is empty'
    case 'workbook':
      return 'The file is a workbook, not a text: open it in your spreadsheet program, save it as CSV (in Excel, ‘CSV UTF-8’) and use that file'
    case 'archive':
      return 'The file is a ZIP archive: unpack it and use the table inside'
    case 'pdf':
      return 'The file is a PDF: save the table as CSV and use that file'
    case 'webPage':
      return 'The file is a web page, not a table: download the CSV again, and sign in there first if the page asks for it'
    case 'binary':
      return 'The file is not a text: save the table as CSV (in Excel, ‘CSV UTF-8’) and use that file'
    case 'encoding':
      return 'The letters of this file are neither UTF-8, UTF-16, Windows-1252 nor Mac Roman: save it as UTF-8 (in Excel, ‘CSV UTF-8’) and use that file'
    case 'headerBelow':
      return `The names of the columns stand in line ${problem.line}, not in the first: remove the lines above it`
    case 'headerUnknown':
      return `The first line names no column that is known here (it has ${quoted(problem.names)}): write the names of the columns there, such as ${joinNames(problem.wanted.slice(0, NAMES_SHOWN))}`
    case 'columnMissing':
      return `The file has no column for ${joinNames(problem.missing)} (it has ${quoted(problem.names)}): add ${problem.missing.length === 1 ? 'it' : 'them'}, or rename the column that holds it`
    case 'columnRepeated':
      return `The columns ${quoted(problem.names)} both mean ${problem.column}: remove one of them or rename it`
    case 'fieldCount':
      return `Most rows have another number of fields than the header, which has ${problem.expected} (line ${problem.line} has ${problem.found}): put quotes around fields that contain the delimiter, such as amounts with a decimal comma`
    case 'twoReadings':
      return `The column ${problem.column} can be read in two ways: ${problem.values.map(({ text, readings: [one, other] }) => `“${text}” is ${one} or ${other}`).join('; ')}`
    case 'bothForms':
      return `The column ${problem.column} is written in two ways, as in ${quoted(problem.values)}: write all of it in one way`
    case 'quoteOpen':
      return `A quote that opens in line ${problem.line} is never closed: close it, or double it if it belongs to the text`
    case 'rowUnreadable':
      return `The row that begins in line ${problem.line} cannot be read: look at its quotes`
    case 'rowTooLong':
      return `The row that begins in line ${problem.line} has more than ${problem.bytes / 1024 / 1024} MB: a quote in it may never be closed`
  }
}

function quoted(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).map((name) => `“${name.trim().slice(0, 60)}”`)
  return names.length > NAMES_SHOWN
    ? `${shown.join(', ')} and ${names.length - NAMES_SHOWN} more`
    : joinNames(shown)
}
