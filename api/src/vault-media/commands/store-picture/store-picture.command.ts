import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingFile } from '@vitrine/contracts/files'

/** What a picture may be, and in which words it is refused. */
export interface PictureRules {
  field: string
  /** Pixels of its longer side. */
  sideMax: number
  empty: string
  unsupported: string
  tooMany: string
  tooLarge: (fileName: string) => string
}

/**
 * Opens the one picture of a form and stores it for something that `use` makes name it. Where that fails, the
 * picture is deleted again.
 */
export class StorePicture<Result = unknown> extends Command<Result> {
  constructor(
    readonly actor: Actor,
    readonly files: AsyncIterable<IncomingFile>,
    readonly rules: PictureRules,
    readonly use: (picture: { id: number; key: string }) => Promise<Result>,
    /** Bytes of the whole form, as its sender states them. */
    readonly statedBytes: number | undefined,
  ) {
    super()
  }
}
