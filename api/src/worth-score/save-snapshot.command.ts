import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { CommandFrame } from '../commands/command-frame.ts'
import { memberScore } from './member-score.ts'
import { describedAs, visibleCandidates } from './score-candidates.ts'
import { ScoreOpeningsRepository } from './score-openings.repository.ts'
import { ScoreSources } from './score-sources.ts'
import { StoredScoresRepository } from './stored-scores.repository.ts'
import { appliedFilters, readValuedItem } from './valued-item.ts'
import { whatIsSaid } from './what-is-said.ts'

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

/** Filters under which nothing can be said are not kept. */
@CommandHandler(SaveSnapshot)
export class SaveSnapshotHandler implements ICommandHandler<SaveSnapshot> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly sources: ScoreSources,
    private readonly openings: ScoreOpeningsRepository,
    private readonly scores: StoredScoresRepository,
  ) {}

  async execute({ actor, itemId, filters: given }: SaveSnapshot): Promise<MemberScore> {
    const sources = await this.sources.read()
    const item = await readValuedItem(sources.database, actor.userId, itemId)
    const filters = appliedFilters(item, given)
    const candidates = await visibleCandidates(sources, this.openings, actor, {
      item,
      filters,
      categoryField: 'filters.categoryId',
    })
    const said = await whatIsSaid(sources, describedAs(sources.tree, item), candidates)
    if (said.outcome !== 'told') return memberScore(item, filters, said)
    // Its owner's business alone: not audited.
    return await this.frame.run({ actor, capability: 'worthscore' }, async (transaction) => {
      await this.scores.storeFigures(transaction, { userId: actor.userId, itemId }, said, sources.now)
      await this.scores.saveSnapshot(transaction, itemId, given, sources.now)
      return { result: memberScore({ ...item, snapshot: given }, filters, said), audit: null }
    })
  }
}
