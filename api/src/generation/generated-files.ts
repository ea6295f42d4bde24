import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Lines without their ends, as many as `count` says. */
export interface GeneratedLines {
  lines: Iterable<string>
  /** Stands before them and does not count. */
  header?: string | undefined
  count: number
  onProgress(done: number): void
}

const LINES_A_PIECE = 200

/** Writes lines, gzip where the name ends in .gz, in any case. The file appears once it is whole. */
export async function writeLinesTo(path: string, generated: GeneratedLines): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.part`
  const file = createWriteStream(unfinished)
  await (/\.gz$/i.test(path)
    ? pipeline(pieces(generated), createGzip(), file)
    : pipeline(pieces(generated), file))
  await rename(unfinished, path)
}

/** The stream is somebody else's and stays open. */
export async function writeLinesInto(stream: Writable, generated: GeneratedLines): Promise<void> {
  await pipeline(pieces(generated), stream, { end: false })
}

function pieces({ lines, header, count, onProgress }: GeneratedLines): Readable {
  return Readable.from(
    (function* () {
      let piece: string[] = header === undefined ? [] : [header]
      let done = 0
      for (const line of lines) {
        piece.push(line)
        done += 1
        if (done % LINES_A_PIECE !== 0 && done < count) continue
        onProgress(done)
        yield Buffer.from(`${piece.join('\n')}\n`)
        piece = []
      }
    })(),
    { highWaterMark: 2 },
  )
}
