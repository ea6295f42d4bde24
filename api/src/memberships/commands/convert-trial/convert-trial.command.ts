import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { UpdatedSubscription } from '../update-subscription/update-subscription.command.ts'

/** Makes a running trial the paid membership that follows it. */
export class ConvertTrial extends Command<UpdatedSubscription> {
  constructor(
    readonly actor: Actor,
    readonly discountCode: string,
  ) {
    super()
  }
}
