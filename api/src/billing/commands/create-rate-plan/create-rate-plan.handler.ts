import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { amountText } from '@vitrine/contracts/billing/money'
import { ratePlanName } from '@vitrine/contracts/billing/rate-plan-name'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CLOCK } from '../../../infrastructure/tokens.ts'
import { CatalogCheck } from '../../catalog-check.ts'
import { RatePlanRepository } from '../../rate-plan.repository.ts'
import { CreateRatePlan } from './create-rate-plan.command.ts'

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
