import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { generateArticles } from './generate-articles.ts'

export interface GenerateOptions {
  count: number
  seed: number
  onProgress(done: number): void
}

const ROWS_A_PIECE = 200

/** Writes NDJSON, gzip where the name ends so. The file appears once it is whole. */
export async function writeArticlesTo(path: string, options: GenerateOptions): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.part`
  const file = createWriteStream(unfinished)
  await (path.endsWith('.gz') ? pipeline(pieces(options), createGzip(), file) : pipeline(pieces(options), file))
  await rename(unfinished, path)
}

/** The stream is somebody else's and stays open. */
export async function writeArticlesInto(stream: Writable, options: GenerateOptions): Promise<void> {
  await pipeline(pieces(options), stream, { end: false })
}

function pieces({ count, seed, onProgress }: GenerateOptions): Readable {
  return Readable.from(
    (function* () {
      let lines: string[] = []
      let done = 0
      for (const article of generateArticles(count, seed)) {
        lines.push(JSON.stringify(article))
        done += 1
        if (lines.length < ROWS_A_PIECE && done < count) continue
        onProgress(done)
        yield Buffer.from(`${lines.join('\n')}\n`)
        lines = []
      }
    })(),
    { highWaterMark: 2 },
  )
}
