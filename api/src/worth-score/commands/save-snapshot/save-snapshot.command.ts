import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'

/** Keeps filters for an item, with the figures that they give. */
export class SaveSnapshot extends Command<MemberScore> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
    readonly filters: WorthScoreFilters,
  ) {
    super()
  }
}
