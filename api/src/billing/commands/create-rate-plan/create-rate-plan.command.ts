import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { NewRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'

/** A price for a plan that has none in its currency. Returns its id. */
export class CreateRatePlan extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: NewRatePlan,
  ) {
    super()
  }
}
