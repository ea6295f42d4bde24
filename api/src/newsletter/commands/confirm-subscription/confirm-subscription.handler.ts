import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Confirmation } from '@vitrine/contracts/newsletter/schemas'
import type { Database } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import { CONFIG, DATABASE } from '../../../infrastructure/tokens.ts'
import { Confirmations } from '../../confirmations.ts'
import { assertNewsletterOpen } from '../../newsletter-open.ts'
import { RequestsRepository } from '../../requests.repository.ts'
import { SubscribersRepository } from '../../subscribers.repository.ts'
import { ConfirmSubscription } from './confirm-subscription.command.ts'

@CommandHandler(ConfirmSubscription)
export class ConfirmSubscriptionHandler implements ICommandHandler<ConfirmSubscription> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly requests: RequestsRepository,
    private readonly subscribers: SubscribersRepository,
    private readonly confirmations: Confirmations,
  ) {}

  async execute({ token }: ConfirmSubscription): Promise<Confirmation> {
    assertNewsletterOpen(this.config)
    return await this.database.transaction().execute(async (transaction) => {
      const request = await this.requests.findByToken(transaction, token, { lock: true })
      if (!request) return { state: 'none', category: null }
      // Followed again later, a link must not undo that its owner has unsubscribed since.
      if (request.isConfirmed) return await this.confirmations.ofFollowedLink(transaction, request)
      const subscriberId = await this.subscribers.insertOrUpdate(transaction, request)
      await this.subscribers.setState(transaction, subscriberId, request.category, 'SUBSCRIBED')
      await this.requests.markConfirmed(transaction, request.id)
      return { state: 'confirmed', category: request.category }
    })
  }
}
