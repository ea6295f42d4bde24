import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SubscribersRepository } from '../../subscribers.repository.ts'
import { Unsubscribe } from './unsubscribe.command.ts'

/** Works while the newsletter is switched off, too: nobody is held against their will. */
@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly subscribers: SubscribersRepository,
  ) {}

  async execute({ key, category }: Unsubscribe): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const subscriberId = await this.subscribers.findIdByKey(transaction, key)
      if (subscriberId === null) return
      if (category === 'all') await this.subscribers.unsubscribeFromAll(transaction, subscriberId)
      else await this.subscribers.setState(transaction, subscriberId, category, 'UNSUBSCRIBED')
    })
  }
}
