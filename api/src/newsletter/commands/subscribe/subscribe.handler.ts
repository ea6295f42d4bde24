import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import { normalizeEmail } from '../../../identity/email.ts'
import { CONFIG, DATABASE } from '../../../infrastructure/tokens.ts'
import { ConfirmationRequests } from '../../confirmation-requests.ts'
import { assertNewsletterOpen } from '../../newsletter-open.ts'
import { Subscribe } from './subscribe.command.ts'

@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly confirmations: ConfirmationRequests,
  ) {}

  async execute({ input }: Subscribe): Promise<void> {
    assertNewsletterOpen(this.config)
    await this.database.transaction().execute((transaction) => this.confirmations.ask(transaction, { ...input, emailNormalized: normalizeEmail(input.email), category: 'newsletter' }))
  }
}
