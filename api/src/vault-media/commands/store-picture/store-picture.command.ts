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
 * Opens the one picture of a form and stores it. Whoever asked makes something of theirs name it: what
 * nothing names is swept after a day.
 */
export class StorePicture extends Command<{ mediaId: number; key: string }> {
  constructor(
    readonly actor: Actor,
    readonly files: AsyncIterable<IncomingFile>,
    readonly rules: PictureRules,
  ) {
    super()
  }
}
