import type { Readable } from 'node:stream'

/** Where pictures and other files lie. Keys are relative paths with '/': `categories/glass.webp`. */
export interface ObjectStorage {
  /**
   * Puts an object whole, or not at all; one that stands there already is replaced.
   *
   * @param length bytes of a stream, where they are known: a large one is then sent in parts and little of it
   *   is held
   */
  put(key: string, body: Buffer | Readable, contentType: string, length?: number): Promise<void>
  /**
   * The same for a file of this machine, which may be gone from its place afterwards: where it can be moved,
   * no byte is copied.
   */
  putFile(key: string, path: string, contentType: string, length: number): Promise<void>
  /**
   * Null where there is none. @param range the bytes that are wanted, both ends included; all of them without
   * it
   */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>
  exists(key: string): Promise<boolean>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** Counts everything that lies there. Goes over all of it: not for a call to wait for. */
  measure(): Promise<{ files: number; bytes: number }>
}

/** Within an object that is there. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredObject {
  body: Readable
  /** Bytes of the whole object. */
  size: number
  lastModified: Date
}

/** A key that could lead out of the storage, or that not every storage can hold. */
export class InvalidKey extends Error {
  constructor(key: string) {
    super(`not a storage key: ${JSON.stringify(key)}`)
    this.name = 'InvalidKey'
  }
}

/** What a file system holds as a name, with room for what a file is called while it is written. */
const LONGEST_NAME = 200

/** @throws InvalidKey */
export function assertKey(key: string): void {
  const segments = key.split('/')
  const valid =
    key.length > 0 &&
    key.length <= 500 &&
    segments.every(
      (segment) => segment.length <= LONGEST_NAME && /^[\w.-]+$/.test(segment) && !/^\.+$/.test(segment),
    )
  if (!valid) throw new InvalidKey(key)
}
