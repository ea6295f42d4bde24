import type { DecoderPool } from '@vitrine/decoding/decoders'
import type { ImportReader } from '@vitrine/import-reading/import-reader'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'

/** What works on members' photos and videos needs beside the database. */
export interface MediaParts {
  storage: ObjectStorage
  decoders: DecoderPool
  /** Unpacks the ZIPs of imports. */
  imports: ImportReader
  /** Gigabytes that members may store, by membership. */
  quotas: string
  /** Where files lie while they are worked on. */
  folder: string
}
