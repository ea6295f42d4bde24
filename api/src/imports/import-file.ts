import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'

/** Small, because one piece of gzip may hold a thousand times as much. */
const GZIP_PIECE = 16 * 1024
/** Small, too: between two pieces the process goes on with the batch that is being written. */
const PLAIN_PIECE = 32 * 1024

/** What tells NDJSON from a table. */
const HEAD_BYTES = 4 * 1024

/** The file cannot be read further; what came before it is good. */
export class FileBroken extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'FileBroken'
  }
}

/** A file's content, unpacked where it is gzip (told by its first bytes, not by its name). */
export class ImportFile {
  /** Bytes of the file that the last reader of its chunks has read, packed as they are. */
  bytesRead = 0

  private constructor(
    readonly path: string,
    readonly size: number,
    private readonly isGzip: boolean,
  ) {}

  /** @throws where it is no readable file */
  static async open(path: string): Promise<ImportFile> {
    const handle = await open(path)
    try {
      const { size } = await handle.stat()
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
      return new ImportFile(path, size, bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b)
    } finally {
      await handle.close()
    }
  }

  /** At least the first 4 KB, unpacked, unless the file is shorter or broken. */
  async head(): Promise<Buffer> {
    const parts: Buffer[] = []
    let length = 0
    try {
      for await (const chunk of this.chunks()) {
        parts.push(chunk)
        length += chunk.length
        if (length >= HEAD_BYTES) break
      }
    } catch (error) {
      if (!(error instanceof FileBroken)) throw error
    }
    return Buffer.concat(parts)
  }

  /**
   * From the beginning, each time anew.
   *
   * @throws FileBroken after everything that could be read
   */
  async *chunks(): AsyncGenerator<Buffer> {
    this.bytesRead = 0
    const pieces = this.pieces()
    yield* this.isGzip ? unpack(pieces) : pieces
  }

  private async *pieces(): AsyncGenerator<Buffer> {
    try {
      const pieces: AsyncIterable<Buffer> = createReadStream(this.path, {
        highWaterMark: this.isGzip ? GZIP_PIECE : PLAIN_PIECE,
      })
      for await (const piece of pieces) {
        this.bytesRead += piece.length
        yield piece
      }
    } catch (error) {
      throw new FileBroken(error)
    }
  }
}

/**
 * Piece by piece: each is unpacked whole before the next goes in. A stream that fails drops what it holds,
 * and the lines before a break are still wanted.
 */
async function* unpack(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  const unpacked: Buffer[] = []
  let failure: Error | undefined
  gunzip.on('data', (chunk: Buffer) => unpacked.push(chunk))
  const failed = new Promise<void>((resolve) => {
    gunzip.once('error', (error) => {
      failure = error
      resolve()
    })
  })
  const take = () => unpacked.splice(0)
  try {
    for await (const piece of pieces) {
      await Promise.race([failed, new Promise<void>((resolve) => gunzip.write(piece, () => resolve()))])
      yield* take()
      if (failure) throw new FileBroken(failure)
    }
    const ended = once(gunzip, 'end').catch(() => undefined)
    gunzip.end()
    await Promise.race([failed, ended])
    yield* take()
    if (failure) throw new FileBroken(failure)
  } finally {
    gunzip.destroy()
  }
}
