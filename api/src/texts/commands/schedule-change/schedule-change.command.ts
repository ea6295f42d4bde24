import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { ScheduledAction } from '@vitrine/contracts/texts/schemas'

/** Publishes or unpublishes a text at a time to come: its draft as it is then. */
export class ScheduleChange extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: { kind: TextKind; id: number },
    readonly input: { action: ScheduledAction; dueAt: string },
  ) {
    super()
  }
}
