import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/**
 * A new key for an authenticator app, which counts once a code has confirmed it. Returns the secret and whose
 * it is.
 */
export class SetUpSecondFactor extends Command<{ secret: string; email: string }> {
  constructor(
    readonly actor: Actor,
    readonly password: string,
  ) {
    super()
  }
}
