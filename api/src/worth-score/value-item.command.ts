import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { priceAccessOf, type Actor } from '@vitrine/contracts/access'
import type { MemberScore } from '@vitrine/contracts/worth-score/schemas'
import { CommandFrame } from '../commands/command-frame.ts'
import { memberFigures, ofItem } from './member-score.ts'
import { describedAs, searchedCandidates } from './score-candidates.ts'
import { nothingSaid } from './score-response.ts'
import { ScoreSources } from './score-sources.ts'
import { StoredScoresRepository } from './stored-scores.repository.ts'
import { appliedFilters, readValuedItem } from './valued-item.ts'
import { figuresOf } from './what-is-said.ts'

/** The figures alone, as an item's page shows them. */
export class ValueItem extends Command<MemberScore> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
  ) {
    super()
  }
}

/**
 * Those that the item keeps, also while search is away. Where it keeps none, whoever has no count of lookups
 * gets them made, and the item keeps them, so that lists, downloads and totals show the same; a counted
 * member gets none.
 */
@CommandHandler(ValueItem)
export class ValueItemHandler implements ICommandHandler<ValueItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly sources: ScoreSources,
    private readonly scores: StoredScoresRepository,
  ) {}

  /** @throws AppError NOT_FOUND; SearchUnavailable */
  async execute({ actor, itemId }: ValueItem): Promise<MemberScore> {
    const sources = await this.sources.read()
    const item = await readValuedItem(sources.database, actor.userId, itemId)
    const filters = appliedFilters(item, null)
    if (item.stored) {
      const { total, ...figures } = item.stored
      return ofItem(item, 'told', { ...nothingSaid(filters, total), ...figures })
    }
    if (priceAccessOf(actor) === 'counted') return ofItem(item, null, nothingSaid(filters, 0))
    const figures = await figuresOf(
      sources,
      describedAs(sources.tree, item),
      await searchedCandidates(sources, { item, filters, categoryField: 'f.categoryId' }),
    )
    // Its owner's business alone: not audited.
    if (figures.outcome === 'told')
      await this.frame.run({ actor, capability: 'worthscore' }, async (transaction) => {
        const owned = { userId: actor.userId, itemId }
        await this.scores.replaceFigures(transaction, owned, figures, { at: sources.now, replaced: null })
        return { result: undefined, audit: null }
      })
    return memberFigures(item, filters, figures)
  }
}
