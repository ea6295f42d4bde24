import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'

/** Makes a score and keeps its figures on the item. */
export class GenerateScore extends Command<MemberScore> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
    /** Null: those of the snapshot, else the defaults. */
    readonly filters: WorthScoreFilters | null,
  ) {
    super()
  }
}
