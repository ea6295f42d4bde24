import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EmailCategory, SubscriptionState } from '@vitrine/contracts/newsletter/categories'

export interface ChangedEmailPreference {
  category: EmailCategory
  state: SubscriptionState
  awaitsConfirmation: boolean
}

/** A member switches a category of their own. */
export class ChangeEmailPreference extends Command<ChangedEmailPreference> {
  constructor(
    readonly actor: Actor,
    readonly category: EmailCategory,
    readonly state: SubscriptionState,
  ) {
    super()
  }
}
