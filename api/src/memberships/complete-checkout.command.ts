import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { acceptCheckout } from '@vitrine/domain/billing/accept-checkout'
import { askForCheckout } from '@vitrine/domain/billing/ask-for-checkout'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { BILLING } from '../infrastructure/tokens.ts'
import { refused } from './decide-update.ts'
import { OperationRunner } from './operation-runner.ts'

/** What the provider's page sent back, as it came; empty: ask the provider alone. */
export class CompleteCheckout extends Command<void> {
  constructor(
    readonly checkoutId: number,
    readonly key: string,
    readonly parameters: Record<string, string>,
  ) {
    super()
  }
}

@CommandHandler(CompleteCheckout)
export class CompleteCheckoutHandler implements ICommandHandler<CompleteCheckout> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly runner: OperationRunner,
    @Inject(BILLING) private readonly billing: Billing,
  ) {}

  async execute({ checkoutId, key, parameters }: CompleteCheckout): Promise<void> {
    const asked = await askForCheckout(this.billing, { checkoutId, key, parameters })
    if (asked.outcome === 'closed' || asked.outcome === 'waiting' || asked.outcome === 'unknown') return
    if (asked.outcome === 'refused')
      throw asked.reason === 'signature'
        ? new AppError('STATUS_CONFLICT')
        : new AppError('BILLING_UNAVAILABLE')
    const accepted = await this.frame.run({ actor: { name: 'checkout' } }, async (transaction) => ({
      result: await acceptCheckout(
        transaction,
        {
          checkoutId,
          key,
          completed: asked.outcome === 'done' ? asked.value : null,
          isAwaited: true,
        },
        this.billing.clock.now(),
      ),
      // What follows from it notes what it does.
      audit: null,
    }))
    if (accepted.refused !== null) throw refused(accepted.refused)
    if (accepted.operationId !== null) await this.runner.settledInTime(accepted.operationId)
  }
}
