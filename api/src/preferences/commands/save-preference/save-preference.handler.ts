import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { PreferencesRepository } from '../../preferences.repository.ts'
import { assertPreference } from '../../preferences.rules.ts'
import { SavePreference } from './save-preference.command.ts'

/**
 * Nothing follows a preference: no projection, no event. Nor is it worth an audit entry: only its owner sees
 * it.
 */
@CommandHandler(SavePreference)
export class SavePreferenceHandler implements ICommandHandler<SavePreference> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly preferences: PreferencesRepository,
  ) {}

  async execute({ actor, preference }: SavePreference) {
    assertPreference(preference)
    await this.preferences.save(this.database, actor.userId, preference)
    return preference
  }
}
