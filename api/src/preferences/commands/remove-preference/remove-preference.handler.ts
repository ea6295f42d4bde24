import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { PreferencesRepository } from '../../preferences.repository.ts'
import { RemovePreference } from './remove-preference.command.ts'

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
