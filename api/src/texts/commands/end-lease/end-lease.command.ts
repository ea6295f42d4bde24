import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'

/** The editor was left. A lease that another opening holds by now stays. */
export class EndLease extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { kind: TextKind; id: number; opening: string },
  ) {
    super()
  }
}
