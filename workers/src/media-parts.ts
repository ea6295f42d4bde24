import type { DecoderPool } from '@vitrine/decoding/decoders'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'

/** What works on members' photos and videos needs beside the database. */
export interface MediaParts {
  storage: ObjectStorage
  decoders: DecoderPool
  /** Where files lie while they are worked on. */
  folder: string
}
