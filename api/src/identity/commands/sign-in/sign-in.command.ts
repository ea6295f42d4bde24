import { Command } from '@nestjs/cqrs'

/** A session for whoever knows the password. Answers the cookie's token. */
export class SignIn extends Command<{ token: string; remember: boolean }> {
  constructor(
    readonly input: { email: string; password: string; remember: boolean },
    readonly client: { userAgent: string; ip: string },
  ) {
    super()
  }
}
