import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Asked } from '../../decide-update.ts'

export interface UpdatedSubscription {
  /** The outcome is not known yet. */
  pending: boolean
  /** Where a payment method is given first. */
  redirectWithWindowHref?: string
}

/** Begins a trial, buys a membership or changes it. `acceptedAmount` is the price that the member has seen. */
export class UpdateSubscription extends Command<UpdatedSubscription> {
  constructor(
    readonly actor: Actor,
    readonly asked: Asked & { acceptedAmount?: string | undefined },
    /** From where it is asked for; null where that is not known. */
    readonly network: string | null = null,
  ) {
    super()
  }
}
