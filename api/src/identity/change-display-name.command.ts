import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { CommandFrame } from '../commands/command-frame.ts'
import { UsersRepository } from './users.repository.ts'

/** How the member is called. Returns the name as it is stored. */
export class ChangeDisplayName extends Command<string> {
  constructor(
    readonly actor: Actor,
    readonly displayName: string,
  ) {
    super()
  }
}

@CommandHandler(ChangeDisplayName)
export class ChangeDisplayNameHandler implements ICommandHandler<ChangeDisplayName> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
  ) {}

  async execute({ actor, displayName }: ChangeDisplayName): Promise<string> {
    await this.frame.run({ actor }, async (transaction) => {
      await this.users.setDisplayName(transaction, actor.userId, displayName)
      return {
        result: undefined,
        audit: { action: 'identity.display-name-changed', subject: { type: 'user', id: actor.userId } },
      }
    })
    return displayName
  }
}
