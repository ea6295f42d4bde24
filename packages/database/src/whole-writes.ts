import { Socket } from 'node:net'

/** Longer messages gain nothing from being copied together. In bytes. */
const JOINED_AT_MOST = 16_384

interface Piece {
  chunk: string | Uint8Array
  encoding: BufferEncoding
}

type Done = (error?: Error | null) => void

const sendPieces = Reflect.get(Socket.prototype, '_writev') as (
  this: Socket,
  pieces: readonly Piece[],
  done: Done,
) => void

/**
 * A connection that sends what was written together as one piece. The driver writes a statement as four small
 * messages; handed to the system one by one they cost about a fifth more processor time a statement than
 * joined.
 */
export class WholeWrites extends Socket {
  override _writev(pieces: readonly Piece[], done: Done): void {
    const parts = pieces.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    )
    if (parts.reduce((sum, { length }) => sum + length, 0) > JOINED_AT_MOST)
      return sendPieces.call(this, pieces, done)
    // What streams call bytes, and their types do not know.
    this._write(Buffer.concat(parts), 'buffer' as BufferEncoding, done)
  }
}
