import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EmailCategory, SubscriptionState } from '@vitrine/contracts/newsletter/categories'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../commands/command-frame.ts'
import { CONFIG } from '../infrastructure/tokens.ts'
import { ConfirmationRequests } from './confirmation-requests.ts'
import { assertNewsletterOpen } from './newsletter-open.ts'
import { findMemberAddress } from './queries/find-member-address.query.ts'
import { SubscribersRepository } from './subscribers.repository.ts'

export interface ChangedEmailPreference {
  category: EmailCategory
  state: SubscriptionState
  awaitsConfirmation: boolean
}

/** A member switches a category of their own. */
export class ChangeEmailPreference extends Command<ChangedEmailPreference> {
  constructor(
    readonly actor: Actor,
    readonly category: EmailCategory,
    readonly state: SubscriptionState,
  ) {
    super()
  }
}

/** Where members' own subscriptions come from. */
const SOURCE = 'account-settings'

/**
 * Who has shown that an address is theirs need not show it again. Anybody else who switches a category on
 * confirms it by mail first, or an account opened in a stranger's name would subscribe the stranger; nor does
 * such an account learn or end what the stranger had subscribed to before it was opened. What somebody reads
 * is their own business, and not audited.
 */
@CommandHandler(ChangeEmailPreference)
export class ChangeEmailPreferenceHandler implements ICommandHandler<ChangeEmailPreference> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CONFIG) private readonly config: Config,
    private readonly subscribers: SubscribersRepository,
    private readonly confirmations: ConfirmationRequests,
  ) {}

  async execute({ actor, category, state }: ChangeEmailPreference) {
    assertNewsletterOpen(this.config)
    return await this.frame.run({ actor }, async (transaction) => {
      const { email, emailNormalized, isVerified, knowsStatesSince } = await findMemberAddress(
        transaction,
        actor,
      )
      const member = { email, emailNormalized, firstName: '', lastName: '', source: SOURCE }
      const known = await this.subscribers.findIdByEmail(transaction, emailNormalized)
      const { [category]: before } = await this.subscribers.statesOf(transaction, known, knowsStatesSince)
      if (before === state) return { result: { category, state, awaitsConfirmation: false }, audit: null }
      if (state === 'SUBSCRIBED' && !isVerified) {
        await this.confirmations.ask(transaction, { ...member, category })
        return { result: { category, state: before, awaitsConfirmation: true }, audit: null }
      }
      await this.subscribers.setState(
        transaction,
        known ?? (await this.subscribers.insertOrUpdate(transaction, member)),
        category,
        state,
      )
      return { result: { category, state, awaitsConfirmation: false }, audit: null }
    })
  }
}
