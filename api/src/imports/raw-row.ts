import type { TableRow } from '@vitrine/tabular/read-table'
import { linesOf, type Line } from './lines.ts'

/** Why a line holds no row. */
export type LineProblem = 'tooLong' | 'notText' | 'notJson' | 'notObject' | 'columns'

/** A line of the file before it is judged: a value, a problem, or neither where it is blank. */
export interface RawRow {
  number: number
  /** About how much it holds. */
  size: number
  value?: object
  problem?: LineProblem
  /** Fields that are written in another way than the rest of the file. */
  otherForm?: TableRow['otherForm']
}

/** The lines of an NDJSON file, as many at once as are read at once. */
export async function* ndjsonRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRow[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const lines of linesOf(chunks))
    yield lines.map((line) => ({
      number: line.number,
      size: line.bytes?.length ?? 0,
      ...readLine(line, decoder),
    }))
}

function readLine(
  { bytes }: Line,
  decoder: InstanceType<typeof TextDecoder>,
): Pick<RawRow, 'value' | 'problem'> {
  if (!bytes) return { problem: 'tooLong' }
  const text = decoded(bytes, decoder)
  if (text === null) return { problem: 'notText' }
  if (text.trim() === '') return {}
  const value = parseJson(text)
  if (value === undefined) return { problem: 'notJson' }
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? { value }
    : { problem: 'notObject' }
}

function decoded(bytes: Buffer, decoder: InstanceType<typeof TextDecoder>): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
