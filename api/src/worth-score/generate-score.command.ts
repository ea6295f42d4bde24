import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { type Actor, priceAccessOf } from '@vitrine/contracts/access'
import type { StoredLookups } from '@vitrine/contracts/lookups'
import { worthScoreLimits as limits } from '@vitrine/contracts/worth-score/messages'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import type { Transaction } from '@vitrine/database/database'
import {
  lockStoredLookups,
  readStoredLookups,
  assertLookupLeft,
  takeLookup,
} from '@vitrine/domain/identity/lookups'
import { openPrices } from '@vitrine/domain/price-guide/open-prices'
import { timeAfter } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { memberScore, setAsideByPrice } from './member-score.ts'
import { describedAs, openedCandidates, searchedCandidates, type AskedScore } from './score-candidates.ts'
import { ScoreOpeningsRepository, type ScoreOpening } from './score-openings.repository.ts'
import { ScoreSources } from './score-sources.ts'
import { StoredScoresRepository } from './stored-scores.repository.ts'
import { appliedFilters, readValuedItem } from './valued-item.ts'
import { hasPriceRange, type AppliedFilters } from './wanted-lots.ts'
import { whatIsSaid, type EstimateSources, type Said } from './what-is-said.ts'

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

/**
 * The estimate is made before the transaction, so that no lock waits for search. A counted member's lookup is
 * taken in the transaction that stores the score: once for several at the same time, and never where nothing
 * is said.
 */
@CommandHandler(GenerateScore)
export class GenerateScoreHandler implements ICommandHandler<GenerateScore> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly sources: ScoreSources,
    private readonly openings: ScoreOpeningsRepository,
    private readonly scores: StoredScoresRepository,
  ) {}

  async execute(command: GenerateScore): Promise<MemberScore> {
    const { actor, itemId, filters: given } = command
    const sources = await this.sources.read()
    const item = await readValuedItem(sources.database, actor.userId, itemId)
    const filters = appliedFilters(item, given)
    const asked = { item, filters, categoryField: 'filters.categoryId' }
    const isCounted = priceAccessOf(actor) === 'counted'
    const opening = isCounted
      ? await this.openings.find(sources.database, itemId, filters, sources.now)
      : null
    if (isCounted && !opening) {
      assertLookupLeft(actor, await readStoredLookups(sources.database, actor.userId), sources.now)
      if (hasPriceRange(filters)) return await this.openAndNarrow(command, filters)
    }
    const said = await this.said(sources, asked, opening)
    if (said.outcome !== 'told') return memberScore(item, filters, said)
    // What a member finds out of an own item is nobody's business but theirs: it is not audited, and nothing
    // follows it.
    const score = await this.frame.run({ actor, capability: 'worthscore' }, async (transaction) => {
      if (
        isCounted &&
        !(await this.isOpen(transaction, actor, { sources, asked, said, hadOpening: opening !== null }))
      )
        return { result: null, audit: null }
      await this.scores.storeFigures(transaction, { userId: actor.userId, itemId }, said, sources.now)
      return { result: memberScore(item, filters, said), audit: null }
    })
    // Somebody was faster: what they have opened is all that is open, and is narrowed like any other time.
    return score ?? (await this.execute(command))
  }

  /**
   * How many prices lie in a range tells what they are. So a range has no say in whether a lookup is used,
   * nor in what is told without one: the score is opened without it, and then narrowed by it.
   */
  private async openAndNarrow(
    { actor, itemId }: GenerateScore,
    filters: AppliedFilters,
  ): Promise<MemberScore> {
    const whole = await this.execute(
      new GenerateScore(actor, itemId, { ...filters, salePriceMin: undefined, salePriceMax: undefined }),
    )
    return whole.meta.outcome === 'told'
      ? await this.execute(new GenerateScore(actor, itemId, filters))
      : { ...whole, filters }
  }

  private async said(
    sources: EstimateSources,
    asked: AskedScore,
    opening: ScoreOpening | null,
  ): Promise<Said> {
    const candidates = opening
      ? await openedCandidates(sources, opening, asked.filters)
      : await searchedCandidates(sources, asked)
    return await whatIsSaid(sources, describedAs(sources.tree, asked.item), candidates)
  }

  /** Whether what was said may be told: it comes from what is open, or a lookup has opened it now. */
  private async isOpen(
    transaction: Transaction,
    actor: Actor,
    {
      sources: { now },
      asked,
      said,
      hadOpening,
    }: { sources: EstimateSources; asked: AskedScore; said: Said; hadOpening: boolean },
  ): Promise<boolean> {
    const lookups = await lockStoredLookups(transaction, actor.userId)
    if (await this.openings.find(transaction, asked.item.id, asked.filters, now)) return hadOpening
    await openScore(transaction, this.openings, { actor, lookups, asked, said, now })
    return true
  }
}

interface NewOpening {
  actor: Actor
  lookups: StoredLookups
  asked: AskedScore
  said: Said
  now: Date
}

/**
 * Takes a lookup and opens the score, with the prices that it lists. What only its price has set aside is
 * among its comparables: other filters may bring it back, and without it the same filters would say something
 * else.
 *
 * @throws AppError LOOKUPS_USED_UP
 */
async function openScore(
  transaction: Transaction,
  openings: ScoreOpeningsRepository,
  { actor, lookups, asked: { item, filters }, said, now }: NewOpening,
): Promise<void> {
  await takeLookup(transaction, actor, lookups, now)
  const openUntil = timeAfter(now, { hours: limits.openHours })
  const relevances = new Map(
    [...said.comparables, ...setAsideByPrice(said)].map(({ lot, relevance }) => [lot.itemId, relevance]),
  )
  await openings.insert(transaction, {
    itemId: item.id,
    query: filters.query,
    categoryId: filters.categoryId,
    usedAt: now,
    openUntil,
    relevances,
  })
  await openPrices(transaction, {
    userId: actor.userId,
    itemIds: [...relevances.keys()],
    usedAt: now,
    openUntil,
  })
}
