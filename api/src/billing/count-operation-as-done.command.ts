import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import type { Database } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { findOperation } from '@vitrine/domain/billing/operations'
import { settleWithin } from '@vitrine/domain/billing/settle-operation'
import { AppError } from '@vitrine/platform/app-error'
import type { ProviderSubscription } from '@vitrine/platform/billing/records'
import type { Clock } from '@vitrine/platform/clock'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { BILLING, CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { OperationRepository } from './operation.repository.ts'
import { assertOverdue } from './overdue.rules.ts'

/** Staff have seen at the provider that an act was done. */
export class CountOperationAsDone extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/** Nobody's word alone opens a membership: what the provider has of the account is read and applied. */
@CommandHandler(CountOperationAsDone)
export class CountOperationAsDoneHandler implements ICommandHandler<CountOperationAsDone> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly operations: OperationRepository,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BILLING) private readonly providers: BillingProviders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, expectedRevision }: CountOperationAsDone): Promise<void> {
    assertCan(actor, 'billing.manage')
    // The provider is asked before the transaction: nothing is locked meanwhile.
    const subscription = await this.readSubscription(id)
    await this.frame.change(
      {
        actor,
        capability: 'billing.manage',
        load: (transaction) => this.operations.lockWithAccount(transaction, id),
        expectedRevision,
      },
      async (transaction, operation) => {
        const now = this.clock.now()
        assertOverdue(operation, now)
        const value = {
          subscription,
          charged: null,
          invoiceReference: null,
          paymentReference: null,
          orderReference: null,
        }
        await settleWithin(transaction, id, { outcome: 'done', value }, now)
        return {
          result: undefined,
          audit: {
            action: 'billing-operation.counted-as-done',
            subject: { type: 'billing-operation', id },
            details: {
              kind: operation.kind,
              account: operation.user_id,
              subscription: subscription.reference,
            },
          },
        }
      },
    )
  }

  private async readSubscription(id: number): Promise<ProviderSubscription> {
    const operation = await findOperation(this.database, id)
    if (!operation) throw new AppError('NOT_FOUND')
    assertOverdue({ state: operation.state, claimed_at: operation.claimedAt }, this.clock.now())
    const provider = this.providers.named(operation.provider)
    const found =
      provider && (await provider.listSubscriptions({ accountReference: operation.request.accountReference }))
    if (found?.outcome !== 'done')
      throw new AppError('BILLING_UNAVAILABLE', { message: billingMessages.providerSilent })
    const known = await this.operations.subscriptionReference(this.database, operation.subscriptionId)
    // An account has one subscription of its own that has not ended.
    const subscription =
      known === null
        ? found.value.find(({ state }) => state !== 'ended')
        : found.value.find(({ reference }) => reference === known)
    if (!subscription) throw new AppError('STATUS_CONFLICT', { message: billingMessages.nothingAtProvider })
    return subscription
  }
}
