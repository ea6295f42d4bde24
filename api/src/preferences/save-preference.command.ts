import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { DATABASE } from '../infrastructure/tokens.ts'
import { PreferencesRepository } from './preferences.repository.ts'
import { assertPreference } from './preferences.rules.ts'

export interface StoredPreference {
  key: string
  value: string
}

/** The first choice and each later one alike: of two windows that both believe to be the first, neither fails. */
export class SavePreference extends Command<StoredPreference> {
  constructor(
    readonly actor: Actor,
    readonly preference: StoredPreference,
  ) {
    super()
  }
}

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
