import { Command } from '@nestjs/cqrs'

/** A free account. It ends alike whether the address has one already: only its mailbox learns which. */
export class SignUp extends Command<void> {
  constructor(
    readonly input: { email: string; password: string; displayName: string; parentUrl?: string | undefined },
  ) {
    super()
  }
}
