import { Command } from '@nestjs/cqrs'

/** A session for whoever knows the password. Returns the cookie's token. */
export class SignIn extends Command<{ token: string; remember: boolean }> {
  constructor(
    readonly input: { email: string; password: string; remember: boolean },
    readonly client: { userAgent: string; ip: string },
    /** The session whose cookie the new one takes the place of. */
    readonly replaced?: { id: number; userId: number },
  ) {
    super()
  }
}
