import { Command } from '@nestjs/cqrs'
import type { Role } from '@vitrine/contracts/roles'
import type { NamedActor } from '@vitrine/domain/audit/audit'

/**
 * A new account that an operator makes, who knows whose address it is. Returns its id, or null where the
 * address is taken.
 */
export class CreateAccount extends Command<number | null> {
  constructor(
    readonly actor: NamedActor,
    readonly input: { email: string; displayName: string; password: string; roles: readonly Role[] },
  ) {
    super()
  }
}
