import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { DATABASE } from '../infrastructure/tokens.ts'
import { PreferencesRepository } from './preferences.repository.ts'

export class RemovePreference extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly key: string,
  ) {
    super()
  }
}

/** One that was never chosen is removed as well: afterwards its default holds either way. */
@CommandHandler(RemovePreference)
export class RemovePreferenceHandler implements ICommandHandler<RemovePreference> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly preferences: PreferencesRepository,
  ) {}

  async execute({ actor, key }: RemovePreference): Promise<void> {
    await this.preferences.remove(this.database, actor.userId, key)
  }
}
