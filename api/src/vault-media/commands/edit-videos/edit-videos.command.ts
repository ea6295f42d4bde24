import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingFile } from '@vitrine/contracts/files'
import type { itemVideoSchema } from '@vitrine/contracts/vault-items/schemas'
import type { z } from 'zod'

export interface EditedVideos {
  videos: z.infer<typeof itemVideoSchema>[]
  revision: number
}

/** The one video of an item, or none. */
export class EditVideos extends Command<EditedVideos> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
    readonly files: AsyncIterable<IncomingFile>,
    /** Bytes of the whole form, as its sender states them. */
    readonly statedBytes: number | undefined,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
