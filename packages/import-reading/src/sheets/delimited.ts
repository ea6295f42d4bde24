import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import { withoutFormulaGuard } from '@vitrine/contracts/formula-guard'
import type { Column } from '@vitrine/tabular/columns'
import { findDialect } from '@vitrine/tabular/dialect'
import { asUtf8, findEncoding, HEAD_BYTES } from '@vitrine/tabular/encoding'
import { recordsOf, type TableSource } from '@vitrine/tabular/survey-table'
import { TableUnreadable } from '@vitrine/tabular/table-unreadable'
import { createReadStream } from 'node:fs'
import { ImportFileRefused } from '../messages.ts'
import type { SheetRow, SheetSource } from './sheet-rows.ts'

/**
 * A CSV or TSV as its one sheet, whatever its encoding, delimiter and quotes.
 *
 * @param columns names that speak for a delimiter
 * @throws ImportFileRefused
 */
export async function sheetOfDelimited(
  path: string,
  name: string,
  columns: readonly Column[],
): Promise<SheetSource> {
  const source: TableSource = () => createReadStream(path)
  return await refusing(async () => {
    const { head: bytes, ...letters } = await findEncoding(source())
    const head = await textOf(bytes, letters)
    const chosen = delimiterOf(head)
    const dialect = await findDialect(Buffer.from(head), {
      columns,
      isWhole: bytes.length < HEAD_BYTES,
      ...(chosen !== null && { chosen }),
    })
    const rows = async function* (): AsyncGenerator<SheetRow[]> {
      try {
        for await (const records of recordsOf(source, { ...letters, ...dialect })) yield records.map(rowOf)
      } catch (error) {
        throw refusalOf(error)
      }
    }
    return { name, isHidden: false, rows }
  })
}

async function textOf(bytes: Uint8Array, letters: Parameters<typeof asUtf8>[1]): Promise<string> {
  const parts: Buffer[] = []
  const once = async function* () {
    yield bytes
  }
  for await (const part of asUtf8(once(), letters)) parts.push(part)
  return Buffer.concat(parts).toString()
}

function rowOf({ cells, line }: { cells: readonly string[]; line: number }): SheetRow {
  const texts = cells.map((cell) => {
    if (cell.length > limits.cellMax) throw new ImportFileRefused('cellTooLong')
    return cell.startsWith("'") ? withoutFormulaGuard(cell) : cell
  })
  // Lines within the last record belong to it: a row has the number of its first line.
  const breaks = texts.reduce((sum, text) => sum + (text.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
  return { line: line - breaks, lastLine: line, cells: texts, types: texts.map(() => 't') }
}

const DELIMITERS = ['\t', ';', ',', '|'] as const
const LINES_COMPARED = 200

/**
 * The sign that most lines have equally often, also below titles that have none. Null where the file itself
 * says it (`sep=`), or where no line has any.
 */
function delimiterOf(head: string): string | null {
  if (/^"?sep=[^\r\n"]/i.test(head)) return null
  const lines = head
    // Quoted texts may hold any sign, and line breaks.
    .replaceAll(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_COMPARED)
  let best: { sign: string; score: number } | null = null
  for (const sign of DELIMITERS) {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(sign).length - 1
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
    // A sign within texts is rarely there equally often; of two that are, the more frequent one.
    const score = most ? most[1] * 10 + Math.min(most[0], 9) : 0
    if (score > 0 && (!best || score > best.score)) best = { sign, score }
  }
  return best?.sign ?? null
}

async function refusing<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof TableUnreadable)) return error
  switch (error.problem.code) {
    case 'empty':
      return new ImportFileRefused('empty')
    case 'encoding':
      return new ImportFileRefused('notText')
    case 'rowTooLong':
    case 'quoteOpen':
      return new ImportFileRefused('cellTooLong')
    case 'rowUnreadable':
      return new ImportFileRefused('damaged')
    default:
      return new ImportFileRefused('otherFile')
  }
}
