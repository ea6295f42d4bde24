import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { CommandFrame } from '../commands/command-frame.ts'
import { AccountLinksRepository } from './account-links.repository.ts'
import { UsersRepository } from './users.repository.ts'

/** Whoever holds the mailed secret reads that mailbox. */
export class VerifyEmail extends Command<void> {
  constructor(readonly token: string) {
    super()
  }
}

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly links: AccountLinksRepository,
    private readonly users: UsersRepository,
  ) {}

  async execute({ token }: VerifyEmail): Promise<void> {
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      const { userId } = await this.links.use(transaction, 'verify-email', token)
      await this.users.markVerified(transaction, userId)
      return {
        result: undefined,
        audit: {
          actor: { name: `user:${userId}` },
          action: 'identity.email-verified',
          subject: { type: 'user', id: userId },
        },
      }
    })
  }
}
