import type { Actor } from '@vitrine/contracts/access'
import type { StoredLookups } from '@vitrine/contracts/lookups'
import { worthScoreLimits as limits } from '@vitrine/contracts/worth-score/limits'
import type { Transaction } from '@vitrine/database/database'
import { takeLookup } from '@vitrine/domain/identity/take-lookup'
import { openPrices } from '@vitrine/domain/price-guide/open-prices'
import { timeAfter } from '@vitrine/platform/clock'
import { setAsideByPrice } from '../member-score.ts'
import type { AskedScore } from '../score-candidates.ts'
import type { ScoreOpeningsRepository } from '../score-openings.repository.ts'
import type { Said } from '../what-is-said.ts'

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
export async function openScore(
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
