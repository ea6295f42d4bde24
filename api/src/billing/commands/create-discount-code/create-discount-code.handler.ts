import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CLOCK } from '../../../infrastructure/tokens.ts'
import { DiscountCodeRepository } from '../../discount-code.repository.ts'
import { discountText } from '../../discount-code.rules.ts'
import { CreateDiscountCode } from './create-discount-code.command.ts'

@CommandHandler(CreateDiscountCode)
export class CreateDiscountCodeHandler implements ICommandHandler<CreateDiscountCode> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly codes: DiscountCodeRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input }: CreateDiscountCode): Promise<number> {
    return await this.frame.run({ actor, capability: 'prices.manage' }, async (transaction) => {
      if (await this.codes.isCodeTaken(transaction, input.code))
        throw fieldRefused('ALREADY_EXISTS', 'code', 'exists', billingMessages.codeIsThere)
      const id = await this.codes.insert(transaction, input, this.clock.now())
      return {
        result: id,
        audit: {
          action: 'discount-code.created',
          subject: { type: 'discount-code', id },
          details: { name: input.code, discount: discountText(input) },
        },
      }
    })
  }
}
