import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SubscribersRepository } from '../../subscribers.repository.ts'
import { Unsubscribe } from './unsubscribe.command.ts'

/**
 * Works while the newsletter is switched off, too: nobody is held against their will. An unknown key is told, so that
 * nobody whose link was cut short believes that it is over.
 */
@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly subscribers: SubscribersRepository,
  ) {}

  async execute({ key, category }: Unsubscribe): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const subscriberId = await this.subscribers.findIdByKey(transaction, key)
      if (subscriberId === null) throw new AppError('LINK_UNKNOWN')
      if (category === 'all') await this.subscribers.unsubscribeFromAll(transaction, subscriberId)
      else await this.subscribers.setState(transaction, subscriberId, category, 'UNSUBSCRIBED')
    })
  }
}
