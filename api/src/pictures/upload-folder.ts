import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { deleteLeftOvers } from '@vitrine/platform/left-overs'
import { CLOCK, CONFIG } from '../infrastructure/tokens.ts'

/**
 * Where uploads lie until they are stored: in the data folder, because a container's temporary folder is its
 * memory.
 */
@Injectable()
export class UploadFolder implements OnModuleInit {
  private readonly root: string

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.root = join(config.dataDir, 'uploads')
  }

  async onModuleInit(): Promise<void> {
    await deleteLeftOvers(this.root, this.clock.now())
  }

  /** Runs with a folder of its own, which is gone afterwards. */
  async within<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.root, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(this.root, 'upload-'))
    try {
      return await run(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/**
 * Writes what arrives to a file, as fast as it comes. @throws what the body throws: it broke off, or is too
 * large
 */
export async function writeUpload(content: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(path))
}
