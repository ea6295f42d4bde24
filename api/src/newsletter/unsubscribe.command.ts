import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { SubscribersRepository } from './subscribers.repository.ts'

/** The link of a mailing is followed. An unknown key changes nothing, and is told so. */
export class Unsubscribe extends Command<void> {
  constructor(
    readonly key: string,
    readonly category: EmailCategory | 'all',
  ) {
    super()
  }
}

/**
 * Works while the newsletter is switched off, too: nobody is held against their will. An unknown key is told,
 * so that nobody whose link was cut short believes that it is over. It is the reader's own business, and not
 * audited.
 */
@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly subscribers: SubscribersRepository,
  ) {}

  async execute({ key, category }: Unsubscribe): Promise<void> {
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      const subscriberId = await this.subscribers.findIdByKey(transaction, key)
      if (subscriberId === null) throw new AppError('LINK_UNKNOWN')
      if (category === 'all') await this.subscribers.unsubscribeFromAll(transaction, subscriberId)
      else await this.subscribers.setState(transaction, subscriberId, category, 'UNSUBSCRIBED')
      return { result: undefined, audit: null }
    })
  }
}
