import { Inject, Injectable } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { findOperation } from '@vitrine/domain/billing/operations'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { settleWithin } from '@vitrine/domain/billing/settle-operation'
import { AppError } from '@vitrine/platform/app-error'
import type { ProviderSubscription } from '@vitrine/platform/billing/records'
import type { Clock } from '@vitrine/platform/clock'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { BILLING, CLOCK } from '../infrastructure/tokens.ts'
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

/** Staff have seen at the provider that an act was never done. */
export class CountOperationAsFailed extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

type Outcome = Parameters<typeof settleWithin>[2]

interface Counted {
  outcome: Outcome
  /** As the audit log calls it. */
  action: string
  details?: Record<string, unknown>
}

/** Settles an act whose outcome the product did not find out. */
@Injectable()
export class OverdueOperations {
  constructor(
    private readonly frame: CommandFrame,
    private readonly operations: OperationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT, STATUS_CONFLICT */
  async settle(
    { actor, id, expectedRevision }: CountOperationAsDone | CountOperationAsFailed,
    { outcome, action, details }: Counted,
  ): Promise<void> {
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
        await settleWithin(transaction, id, outcome, now)
        return {
          result: undefined,
          audit: {
            action,
            subject: { type: 'billing-operation', id },
            details: { kind: operation.kind, account: operation.user_id, ...details },
          },
        }
      },
    )
  }
}

/** Nobody's word alone opens a membership: what the provider has of the account is read and applied. */
@CommandHandler(CountOperationAsDone)
export class CountOperationAsDoneHandler implements ICommandHandler<CountOperationAsDone> {
  constructor(
    private readonly overdue: OverdueOperations,
    private readonly operations: OperationRepository,
    @Inject(BILLING) private readonly billing: Billing,
  ) {}

  async execute(command: CountOperationAsDone): Promise<void> {
    assertCan(command.actor, 'billing.manage')
    // The provider is asked before the transaction: nothing is locked meanwhile.
    const subscription = await this.readSubscription(command.id)
    const value = {
      subscription,
      charged: null,
      invoiceReference: null,
      paymentReference: null,
      orderReference: null,
    }
    await this.overdue.settle(command, {
      outcome: { outcome: 'done', value },
      action: 'billing-operation.counted-as-done',
      details: { subscription: subscription.reference },
    })
  }

  private async readSubscription(id: number): Promise<ProviderSubscription> {
    const { database, providers, clock } = this.billing
    const operation = await findOperation(database, id)
    if (!operation) throw new AppError('NOT_FOUND')
    assertOverdue({ state: operation.state, claimed_at: operation.claimedAt }, clock.now())
    const provider = providers.named(operation.provider)
    const found =
      provider && (await provider.listSubscriptions({ accountReference: operation.request.accountReference }))
    if (found?.outcome !== 'done')
      throw new AppError('BILLING_UNAVAILABLE', { message: billingMessages.providerSilent })
    const known = await this.operations.subscriptionReference(database, operation.subscriptionId)
    // An account has one subscription of its own that has not ended.
    const subscription =
      known === null
        ? found.value.find(({ state }) => state !== 'ended')
        : found.value.find(({ reference }) => reference === known)
    if (!subscription) throw new AppError('STATUS_CONFLICT', { message: billingMessages.nothingAtProvider })
    return subscription
  }
}

/**
 * As one that the provider does not know: what appears there under its reference later is stopped and listed
 * to refund.
 */
@CommandHandler(CountOperationAsFailed)
export class CountOperationAsFailedHandler implements ICommandHandler<CountOperationAsFailed> {
  constructor(private readonly overdue: OverdueOperations) {}

  async execute(command: CountOperationAsFailed): Promise<void> {
    await this.overdue.settle(command, {
      outcome: { outcome: 'absent' },
      action: 'billing-operation.counted-as-failed',
    })
  }
}
