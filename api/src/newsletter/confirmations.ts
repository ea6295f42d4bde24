import { Injectable } from '@nestjs/common'
import type { Confirmation } from '@vitrine/contracts/newsletter/schemas'
import type { Executor } from '@vitrine/database/database'
import type { StoredRequest } from './requests.repository.ts'
import { SubscribersRepository } from './subscribers.repository.ts'

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
