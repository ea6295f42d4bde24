import { Inject, Injectable } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Confirmation } from '@vitrine/contracts/newsletter/schemas'
import type { Executor } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../commands/command-frame.ts'
import { CONFIG } from '../infrastructure/tokens.ts'
import { assertNewsletterOpen } from './newsletter-open.ts'
import { RequestsRepository, type StoredRequest } from './requests.repository.ts'
import { SubscribersRepository } from './subscribers.repository.ts'

/** The owner of an address follows the mailed link. */
export class ConfirmSubscription extends Command<Confirmation> {
  constructor(readonly token: string) {
    super()
  }
}

/**
 * What a link that has been followed once says ever after: how its owner's subscription stands now. Whoever
 * is still subscribed and opens it again reads so; whoever has unsubscribed since is not told that they are
 * subscribed.
 */
@Injectable()
export class Confirmations {
  constructor(private readonly subscribers: SubscribersRepository) {}

  async ofFollowedLink(
    executor: Executor,
    { emailNormalized, category }: StoredRequest,
  ): Promise<Confirmation> {
    const states = await this.subscribers.statesOf(
      executor,
      await this.subscribers.findIdByEmail(executor, emailNormalized),
    )
    return { state: states[category] === 'SUBSCRIBED' ? 'confirmed' : 'used', category }
  }
}

/**
 * What whom is sent is the reader's own business: the request and the subscription tell of it, no audit
 * entry.
 */
@CommandHandler(ConfirmSubscription)
export class ConfirmSubscriptionHandler implements ICommandHandler<ConfirmSubscription> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CONFIG) private readonly config: Config,
    private readonly requests: RequestsRepository,
    private readonly subscribers: SubscribersRepository,
    private readonly confirmations: Confirmations,
  ) {}

  async execute({ token }: ConfirmSubscription): Promise<Confirmation> {
    assertNewsletterOpen(this.config)
    return await this.frame.run<Confirmation>({ actor: { name: 'visitor' } }, async (transaction) => {
      const request = await this.requests.findByToken(transaction, token, { lock: true })
      if (!request) return { result: { state: 'none', category: null }, audit: null }
      // Followed again later, a link must not undo that its owner has unsubscribed since.
      if (request.isConfirmed)
        return { result: await this.confirmations.ofFollowedLink(transaction, request), audit: null }
      const subscriberId = await this.subscribers.insertOrUpdate(transaction, request)
      await this.subscribers.setState(transaction, subscriberId, request.category, 'SUBSCRIBED')
      await this.requests.markConfirmed(transaction, request.id)
      return { result: { state: 'confirmed', category: request.category }, audit: null }
    })
  }
}
