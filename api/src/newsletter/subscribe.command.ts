import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { SubscribeInput } from '@vitrine/contracts/newsletter/schemas'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../commands/command-frame.ts'
import { CONFIG } from '../infrastructure/tokens.ts'
import { ConfirmationRequests } from './confirmation-requests.ts'
import { assertNewsletterOpen } from './newsletter-open.ts'

/** Somebody asks for the newsletter. Returns nothing: nobody learns whether the address is known. */
export class Subscribe extends Command<void> {
  constructor(readonly input: SubscribeInput) {
    super()
  }
}

/** Whoever asks is nobody's business until they have confirmed: the request is kept, no audit entry. */
@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CONFIG) private readonly config: Config,
    private readonly confirmations: ConfirmationRequests,
  ) {}

  async execute({ input }: Subscribe): Promise<void> {
    assertNewsletterOpen(this.config)
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      await this.confirmations.ask(transaction, {
        ...input,
        emailNormalized: normalizeEmail(input.email),
        category: 'newsletter',
      })
      return { result: undefined, audit: null }
    })
  }
}
