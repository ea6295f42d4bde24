import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CLOCK } from '../../../infrastructure/tokens.ts'
import { DiscountCodeRepository } from '../../discount-code.repository.ts'
import { discountText } from '../../discount-code.rules.ts'
import { UpdateDiscountCode } from './update-discount-code.command.ts'

@CommandHandler(UpdateDiscountCode)
export class UpdateDiscountCodeHandler implements ICommandHandler<UpdateDiscountCode> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly codes: DiscountCodeRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateDiscountCode): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'prices.manage',
        load: (transaction) => this.codes.lock(transaction, id),
        expectedRevision,
        subject: { type: 'discount-code', id },
      },
      async (transaction, row) => {
        if (await this.codes.isCodeTaken(transaction, input.code, id))
          throw fieldRefused('ALREADY_EXISTS', 'code', 'exists', billingMessages.codeIsThere)
        const before = discountText({ ...row, amounts: await this.codes.amountsOf(transaction, id) })
        const after = discountText(input)
        // Somebody was promised this discount under this code.
        if ((before !== after || row.code !== input.code) && (await this.codes.wasUsed(transaction, id)))
          throw new AppError('STATUS_CONFLICT', { message: billingMessages.codeFixed })
        await this.codes.update(transaction, id, input, this.clock.now())
        return {
          result: undefined,
          audit: {
            action: 'discount-code.updated',
            subject: { type: 'discount-code', id },
            details: {
              name: input.code,
              code: { from: row.code, to: input.code },
              discount: { from: before, to: after },
              validUntil: {
                from: row.valid_until?.toISOString() ?? null,
                to: input.validUntil?.toISOString() ?? null,
              },
            },
          },
        }
      },
    )
  }
}
