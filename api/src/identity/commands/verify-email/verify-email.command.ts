import { Command } from '@nestjs/cqrs'

/** Whoever holds the mailed secret reads that mailbox. */
export class VerifyEmail extends Command<void> {
  constructor(readonly token: string) {
    super()
  }
}
