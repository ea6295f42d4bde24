import { RECORD_MAX } from '@vitrine/tabular/records'

/** As for a record of a table. What is longer is skipped without being held. */
export const LINE_MAX = RECORD_MAX

/** A line of the file, numbered from 1; `bytes` is null where it is longer than LINE_MAX. */
export interface Line {
  number: number
  bytes: Buffer | null
}

const NEWLINE = 0x0a

/**
 * Cuts chunks into lines, those of a chunk together. A last line without a line break counts; after a break
 * in the file its beginning does not.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let number = 0
  let parts: Buffer[] = []
  let length = 0
  const keep = (part: Buffer) => {
    length += part.length
    if (length <= LINE_MAX) parts.push(part)
    else parts = []
  }
  const take = (): Line => {
    number += 1
    const line = { number, bytes: length > LINE_MAX ? null : Buffer.concat(parts) }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    const lines: Line[] = []
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at))
      lines.push(take())
      from = at + 1
    }
    // A copy: the rest of a chunk must not hold all of it.
    if (from < chunk.length) keep(Buffer.from(chunk.subarray(from)))
    if (lines.length > 0) yield lines
  }
  if (length > 0) yield [take()]
}
