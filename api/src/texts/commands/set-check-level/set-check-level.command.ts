import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CheckLevel, TextCheck } from '@vitrine/contracts/texts/checks'

/** Decides what comes of a check before publishing. What is on the site already stays there. */
export class SetCheckLevel extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { check: TextCheck; level: CheckLevel },
  ) {
    super()
  }
}
