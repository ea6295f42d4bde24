import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Gives one member a quota of their own in gigabytes; null: as the membership has it. */
export class SetQuota extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly quota: number | null,
    /** What it was when that was decided. */
    readonly from: number | null,
  ) {
    super()
  }
}
