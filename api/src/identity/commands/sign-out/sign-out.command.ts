import { Command } from '@nestjs/cqrs'

/** Ends one session. */
export class SignOut extends Command<void> {
  constructor(readonly session: { id: number; userId: number }) {
    super()
  }
}
