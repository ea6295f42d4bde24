import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingFile } from '@vitrine/contracts/files'

/** Sets or replaces the picture of a collection. Returns where it is loaded, and the collection's revision. */
export class UploadPicture extends Command<{ picture: string; revision: number }> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly files: AsyncIterable<IncomingFile>,
    /** Bytes of the whole form, as its sender states them. */
    readonly statedBytes: number | undefined,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
