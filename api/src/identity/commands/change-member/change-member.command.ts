import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MemberInput } from '@vitrine/contracts/members/schemas'

/** Details, membership and status of an account, as staff set them. */
export class ChangeMember extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly input: MemberInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
