import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { Lease } from '@vitrine/contracts/texts/schemas'

/** Begins or goes on writing a text, or takes it over from whoever does. Returns who writes it. */
export class HoldLease extends Command<Lease> {
  constructor(
    readonly actor: Actor,
    readonly input: { kind: TextKind; id: number; opening: string; takesOver: boolean },
  ) {
    super()
  }
}
