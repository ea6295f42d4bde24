import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { DiscountCodeInput } from '@vitrine/contracts/billing/discount-code-schemas'

export class UpdateDiscountCode extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: DiscountCodeInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
