import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/preferences/endpoints'
import { isPreferenceKey } from '@vitrine/contracts/preferences/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { readPasswordExpired } from '../identity/queries/read-password-expired.query.ts'
import { RemovePreference } from './remove-preference.command.ts'
import { SavePreference } from './save-preference.command.ts'
import { PreferencesRepository } from './preferences.repository.ts'
import { preferencesOf } from './preferences.rules.ts'

@Controller()
export class PreferencesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly preferences: PreferencesRepository,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(endpoints.listPreferences)
  async list(@Input() _input: EndpointInput<typeof endpoints.listPreferences>, @Who() actor: Actor) {
    const passwordExpired = await readPasswordExpired(
      this.database,
      actor.userId,
      this.config.PASSWORD_MAX_AGE_DAYS,
      this.clock.now(),
    )
    return preferencesOf(await this.preferences.find(this.database, actor.userId), { passwordExpired })
  }

  @Handles(endpoints.createPreference)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createPreference>, @Who() actor: Actor) {
    return await this.commands.execute(
      new SavePreference(actor, { key: body.preference.key, value: body.value }),
    )
  }

  @Handles(endpoints.changePreference)
  async change(
    @Input() { params, query }: EndpointInput<typeof endpoints.changePreference>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(
      new SavePreference(actor, { key: known(params.key), value: query.value }),
    )
  }

  @Handles(endpoints.removePreference)
  async remove(
    @Input() { params }: EndpointInput<typeof endpoints.removePreference>,
    @Who() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new RemovePreference(actor, known(params.key)))
  }
}

/** A key in the URL that is none is an address that is none. */
function known(key: string): string {
  if (!isPreferenceKey(key)) throw new AppError('NOT_FOUND')
  return key
}
