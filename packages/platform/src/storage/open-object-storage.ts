import { join } from 'node:path'
import { SettingsInvalid, type Config } from '../config.ts'
import { fileStorage } from './file-storage.ts'
import type { ObjectStorage } from './object-storage.ts'
import { s3Storage } from './s3-storage.ts'

/** The storage that the settings name: S3, or files below the data folder. @throws SettingsInvalid */
export function openObjectStorage(config: Config): ObjectStorage {
  if (!config.S3_ENDPOINT) return fileStorage(join(config.dataDir, 'media'))
  if (!config.S3_ACCESS_KEY || !config.S3_SECRET_KEY)
    throw new SettingsInvalid(['S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.'])
  return s3Storage({
    endpoint: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
  })
}
