import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { ScheduledAction } from '@vitrine/contracts/texts/schemas'

/**
 * Calls off what is scheduled, or takes note of what could not be done. What has been done meanwhile stays
 * done.
 */
export class UnscheduleChange extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: { kind: TextKind; id: number },
    readonly action: ScheduledAction,
  ) {
    super()
  }
}
