import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { StaffAccessInput } from '@vitrine/contracts/members/support-schemas'

/**
 * Makes an account staff, changes what it may do, or takes it out of the staff. Whoever decides it types
 * their password once more.
 */
export class SetStaffAccess extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly input: StaffAccessInput,
  ) {
    super()
  }
}
