import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/newsletter/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { ChangeEmailPreference } from './change-email-preference.command.ts'
import { assertNewsletterOpen } from './newsletter-open.ts'
import { findMemberAddress } from './queries/find-member-address.query.ts'
import { SubscribersRepository } from './subscribers.repository.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'

/** A member's own four categories. */
@Controller()
export class EmailPreferencesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subscribers: SubscribersRepository,
    private readonly suppressions: SuppressionsRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.readEmailPreferences)
  async read(@Input() _input: EndpointInput<typeof endpoints.readEmailPreferences>, @Who() actor: Actor) {
    assertNewsletterOpen(this.config)
    const { emailNormalized, isVerified, knowsStatesSince } = await findMemberAddress(this.database, actor)
    const states = await this.subscribers.statesOf(
      this.database,
      await this.subscribers.findIdByEmail(this.database, emailNormalized),
      knowsStatesSince,
    )
    return {
      ...states,
      isSuppressed: isVerified && (await this.suppressions.isSuppressed(this.database, emailNormalized)),
    }
  }

  @Handles(endpoints.changeEmailPreference)
  async change(
    @Input() { params, query }: EndpointInput<typeof endpoints.changeEmailPreference>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new ChangeEmailPreference(actor, params.category, query.value))
  }
}
