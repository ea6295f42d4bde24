import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { amountText } from '@vitrine/contracts/billing/money'
import { ratePlanName } from '@vitrine/contracts/billing/products'
import type { NewRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CatalogCheck } from './catalog-check.ts'
import { RatePlanRepository } from './rate-plan.repository.ts'

/** A price for a plan that has none in its currency. Returns its id. */
export class CreateRatePlan extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: NewRatePlan,
  ) {
    super()
  }
}

@CommandHandler(CreateRatePlan)
export class CreateRatePlanHandler implements ICommandHandler<CreateRatePlan> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly ratePlans: RatePlanRepository,
    private readonly catalog: CatalogCheck,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input }: CreateRatePlan): Promise<number> {
    const comparedAt = await this.catalog.assertAgrees(input)
    return await this.frame.run({ actor, capability: 'prices.manage' }, async (transaction) => {
      const name = ratePlanName(input.product, input.billingPeriod)
      if (await this.ratePlans.hasPrice(transaction, name, input.currency))
        throw fieldRefused('ALREADY_EXISTS', 'currency', 'exists', billingMessages.priceIsThere)
      const id = await this.ratePlans.insert(transaction, input, { at: this.clock.now(), comparedAt })
      return {
        result: id,
        audit: {
          action: 'rate-plan.created',
          subject: { type: 'rate-plan', id },
          details: {
            name,
            currency: input.currency,
            amount: amountText(input.amount),
            isOnSale: input.isOnSale,
          },
        },
      }
    })
  }
}
