import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'

/** Staff let an address have mailings again, those that it is subscribed to. */
export class LiftSuppression extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(LiftSuppression)
export class LiftSuppressionHandler implements ICommandHandler<LiftSuppression> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async execute({ actor, id }: LiftSuppression): Promise<void> {
    await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      const email = await this.suppressions.remove(transaction, id)
      if (email === null) throw new AppError('NOT_FOUND')
      return {
        result: undefined,
        audit: {
          action: 'newsletter-address.suppression-lifted',
          subject: { type: 'newsletter-address', id: email },
        },
      }
    })
  }
}
