import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingFile } from '@vitrine/contracts/files'

/** Takes a picture into the public media. Returns where pages fetch it; the same picture is kept once. */
export class UploadTextPicture extends Command<{ src: string }> {
  constructor(
    readonly actor: Actor,
    readonly files: AsyncIterable<IncomingFile>,
  ) {
    super()
  }
}
