import { countKnown, type Column } from '@vitrine/tabular/columns'
import { describeReading } from '@vitrine/tabular/describe-reading'
import { asUtf8, utf16Of } from '@vitrine/tabular/encoding'
import { readTable, type TableRow } from '@vitrine/tabular/read-table'
import { surveyTable, type TableChoices, type TableReading } from '@vitrine/tabular/survey-table'
import { TableUnreadable, type TableChoice } from '@vitrine/tabular/table-unreadable'
import { FileBroken, type ImportFile } from './import-file.ts'
import type { ImportKind } from './import-kind.ts'
import { ndjsonRows, type RawRow } from './raw-row.ts'

/** The rows of a file, and how it is read. */
export interface FileRows {
  /** 'semicolon, decimal comma, UTF-16 LE' */
  readAs: string
  /** Names of columns that are not read. */
  unknown: readonly string[]
  /** Columns that have another name in the file. */
  renamed: readonly { from: string; to: string }[]
  rows(): AsyncGenerator<RawRow[]>
}

/** Why no row of a file is imported, in one sentence with the way out. */
export class FileUnreadable extends Error {
  override readonly name = 'FileUnreadable'
}

const wayOut: Record<TableChoice, string> = {
  decimal: '--decimal point or --decimal comma says which is meant',
  dates: '--dates day-first or --dates month-first says which is meant',
  encoding: '--encoding names it where you know it',
  delimiter: '--delimiter names the delimiter where it is another one',
}

/**
 * Finds out how a file is written: NDJSON, or a table where this kind of record has columns. What its name
 * ends in decides, unless it begins with `{` or with the names of columns.
 *
 * @throws FileUnreadable
 */
export async function openRows(
  file: ImportFile,
  { name, fileColumns }: Pick<ImportKind<never>, 'name' | 'fileColumns'>,
  choices: TableChoices,
): Promise<FileRows> {
  const head = await file.head()
  const utf16 = utf16Of(head)
  const begin = new TextDecoder(utf16?.encoding).decode(head).trimStart()
  const isNamedTable = /\.(csv|tsv|tab|txt)(\.gz)?$/i.test(file.path)
  const isNamedNdjson = /\.(ndjson|jsonl|json)(\.gz)?$/i.test(file.path)
  if (/^\[\s*\{/.test(begin) || (isNamedNdjson && /^\[\s*$/.test(begin)))
    throw new FileUnreadable(
      'The file is one JSON array: write its objects one a line instead (jq -c ".[]" does).',
    )
  const isNdjson = begin.startsWith('{') || (isNamedNdjson && !isHeader(begin, fileColumns))
  if (isNdjson || (!fileColumns && !isNamedTable)) {
    return {
      readAs: utf16 ? 'NDJSON, UTF-16' : 'NDJSON, UTF-8',
      unknown: [],
      renamed: [],
      rows: () => ndjsonRows(utf16 ? asUtf8(file.chunks(), utf16) : file.chunks()),
    }
  }
  if (!fileColumns)
    throw new FileUnreadable(
      `A file of ${name} is NDJSON, one record a line: docs/import.md says what a line holds.`,
    )
  const reading = await surveyed(file, fileColumns, choices)
  return {
    readAs: describeReading(reading),
    unknown: reading.header.unknown,
    renamed: reading.header.renamed,
    rows: () => tableRows(file, reading),
  }
}

/** Whether the first line names columns, at least two of them. */
function isHeader(begin: string, columns: readonly Column[] = []): boolean {
  const [firstLine = ''] = begin.split(/[\r\n]/, 1)
  return countKnown(firstLine.split(/[,;\t|]/), columns) >= 2
}

async function surveyed(
  file: ImportFile,
  columns: Parameters<typeof surveyTable>[1],
  choices: TableChoices,
): Promise<TableReading> {
  try {
    return await surveyTable(() => untilBreak(file.chunks()), columns, choices)
  } catch (error) {
    if (!(error instanceof TableUnreadable)) throw error
    throw new FileUnreadable(
      `${error.message}${error.choice ? `; ${wayOut[error.choice]}` : ''}. Nothing was imported.`,
      { cause: error },
    )
  }
}

async function* tableRows(file: ImportFile, reading: TableReading): AsyncGenerator<RawRow[]> {
  try {
    for await (const rows of readTable(() => file.chunks(), reading)) yield rows.map(rawRowOf)
  } catch (error) {
    throw error instanceof TableUnreadable ? new FileBroken(error) : error
  }
}

function rawRowOf({ line, size, value, problem, otherForm }: TableRow): RawRow {
  if (problem) return { number: line, size, problem: problem === 'fieldCount' ? 'columns' : 'notText' }
  return { number: line, size, value, ...(otherForm && { otherForm }) }
}

/** What breaks a file is said where its rows are read. */
async function* untilBreak(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch (error) {
    if (!(error instanceof FileBroken)) throw error
  }
}
