import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Decision } from '@vitrine/contracts/newsletter/admin-schemas'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../commands/command-frame.ts'
import { CONFIG } from '../infrastructure/tokens.ts'
import { DeliveriesRepository } from './deliveries.repository.ts'
import { decidedState } from './delivery.rules.ts'
import { IssuesRepository } from './issues.repository.ts'
import { assertNewsletterOpen } from './newsletter-open.ts'

/** Staff decide about a mail of which nobody knows whether it left, or that failed. */
export class DecideDelivery extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly decision: Decision,
  ) {
    super()
  }
}

@CommandHandler(DecideDelivery)
export class DecideDeliveryHandler implements ICommandHandler<DecideDelivery> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CONFIG) private readonly config: Config,
    private readonly issues: IssuesRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  async execute({ actor, id, decision }: DecideDelivery): Promise<void> {
    if (decision === 'send-again') assertNewsletterOpen(this.config)
    await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      const issueId = await this.deliveries.findIssueId(transaction, id)
      // The issue first, as whoever cancels or finishes it does.
      const issue = await this.issues.lock(transaction, issueId)
      const { state: was, email } = await this.deliveries.lock(transaction, id)
      const state = decidedState({ issue: issue.state, delivery: was }, decision)
      if (!state) throw new AppError('STATUS_CONFLICT')
      await this.deliveries.decide(transaction, id, state)
      // The workers look at issues under way only; this one is, once more, until the mail has gone.
      if (state === 'waiting' && issue.state === 'sent')
        await this.issues.setState(transaction, issueId, 'sending')
      return {
        result: undefined,
        audit: {
          action: 'newsletter-delivery.decided',
          subject: { type: 'newsletter-delivery', id },
          details: { issueId, email, was, decision },
        },
      }
    })
  }
}
