import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { RatePlanChange } from '@vitrine/contracts/billing/rate-plan-schemas'

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
