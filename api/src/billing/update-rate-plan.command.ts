import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { amountText } from '@vitrine/contracts/billing/money'
import type { RatePlanChange } from '@vitrine/contracts/billing/rate-plan-schemas'
import type { Database, Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { CatalogCheck } from './catalog-check.ts'
import { RatePlanRepository } from './rate-plan.repository.ts'

/**
 * Changes a price. Another amount makes a new row that takes over. Returns the id of the one that is current
 * now.
 */
export class UpdateRatePlan extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: RatePlanChange,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

type LockedRatePlan = NonNullable<Awaited<ReturnType<RatePlanRepository['lock']>>>

@CommandHandler(UpdateRatePlan)
export class UpdateRatePlanHandler implements ICommandHandler<UpdateRatePlan> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly ratePlans: RatePlanRepository,
    private readonly catalog: CatalogCheck,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateRatePlan): Promise<number> {
    const before = await this.ratePlans.find(this.database, id)
    // The currency of a price never changes.
    const comparedAt =
      before && !before.replaced_at
        ? await this.catalog.assertAgrees({ ...input, currency: before.currency })
        : null
    const load = (transaction: Transaction) => this.ratePlans.lock(transaction, id)
    // That a price was replaced stands in the log with the new one.
    const subject = ({ replaced_at: replacedAt }: LockedRatePlan) =>
      replacedAt ? undefined : { type: 'rate-plan', id }
    return await this.frame.change(
      { actor, capability: 'prices.manage', load, expectedRevision, subject },
      async (transaction, row) => {
        if (row.replaced_at) throw new AppError('STATUS_CONFLICT', { message: billingMessages.priceReplaced })
        const at = this.clock.now()
        const saved = { at, comparedAt }
        const { product, billing_period: billingPeriod, currency } = row
        const details = { name: row.plan, currency, isOnSale: { from: row.is_on_sale, to: input.isOnSale } }
        if (input.amount === row.amount) {
          await this.ratePlans.update(transaction, id, input, saved)
          const providers = {
            zuora: { from: row.zuora_rate_plan_id, to: input.zuoraRatePlanId },
            avangate: { from: row.avangate_product_code, to: input.avangateProductCode },
          }
          return {
            result: id,
            audit: {
              action: 'rate-plan.updated',
              subject: { type: 'rate-plan', id },
              details: { ...details, ...providers },
            },
          }
        }
        // Before the new one: a plan has one current price in a currency.
        await this.ratePlans.replace(transaction, id, at)
        const newId = await this.ratePlans.insert(
          transaction,
          { product, billingPeriod, currency, ...input },
          saved,
        )
        return {
          result: newId,
          audit: {
            action: 'rate-plan.repriced',
            subject: { type: 'rate-plan', id: newId },
            details: { ...details, amount: { from: amountText(row.amount), to: amountText(input.amount) } },
          },
        }
      },
    )
  }
}
