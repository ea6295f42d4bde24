import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { DiscountCodeInput } from '@vitrine/contracts/billing/discount-code-schemas'

/** A new discount code. Returns its id. */
export class CreateDiscountCode extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: DiscountCodeInput,
  ) {
    super()
  }
}
