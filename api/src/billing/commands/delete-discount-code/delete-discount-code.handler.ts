import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { DiscountCodeRepository } from '../../discount-code.repository.ts'
import { DeleteDiscountCode } from './delete-discount-code.command.ts'

@CommandHandler(DeleteDiscountCode)
export class DeleteDiscountCodeHandler implements ICommandHandler<DeleteDiscountCode> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly codes: DiscountCodeRepository,
  ) {}

  async execute({ actor, id }: DeleteDiscountCode): Promise<void> {
    await this.frame.run({ actor, capability: 'prices.manage' }, async (transaction) => {
      const row = await this.codes.lock(transaction, id)
      if (!row) throw new AppError('NOT_FOUND')
      if (await this.codes.wasUsed(transaction, id))
        throw new AppError('IN_USE', { message: billingMessages.codeInUse })
      await this.codes.delete(transaction, id)
      return {
        result: undefined,
        audit: {
          action: 'discount-code.deleted',
          subject: { type: 'discount-code', id },
          details: { name: row.code },
        },
      }
    })
  }
}
