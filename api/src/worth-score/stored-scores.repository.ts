import { Injectable } from '@nestjs/common'
import type { WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { REFRESHED_AFTER } from './refreshing/refresh-times.ts'
import type { Figures } from './what-is-said.ts'

type Told = Extract<Figures, { outcome: 'told' }>

interface OwnedItem {
  userId: number
  itemId: number
}

/** As JavaScript reads it: another instant of the same millisecond is the same. */
const estimatedToTheMillisecond = sql<Date | null>`date_trunc('milliseconds', estimated_at)`

/** What an item keeps of its scores: the last one's figures, and those of all before. */
@Injectable()
export class StoredScoresRepository {
  /**
   * The item's revision stays: nobody edits these figures, and no page of others shows them.
   *
   * @throws AppError NOT_FOUND where the item was deleted meanwhile
   */
  async storeFigures(transaction: Transaction, owned: OwnedItem, told: Told, at: Date): Promise<void> {
    if (!(await this.write(transaction, owned, { told, at }))) throw new AppError('NOT_FOUND')
  }

  /**
   * The same where the item's figures are still those of that time (null: where it has none). A score that
   * somebody has asked for meanwhile stays.
   *
   * @returns whether they were
   */
  async replaceFigures(
    transaction: Transaction,
    owned: OwnedItem,
    told: Told,
    { at, replaced }: { at: Date; replaced: Date | null },
  ): Promise<boolean> {
    return await this.write(transaction, owned, { told, at, replaced })
  }

  private async write(
    transaction: Transaction,
    { userId, itemId }: OwnedItem,
    {
      told: { range, currency, comparables },
      at,
      replaced,
    }: { told: Told; at: Date; replaced?: Date | null },
  ): Promise<boolean> {
    const figures = {
      estimated_price_min: range.low,
      estimated_price_max: range.high,
      mean_price: range.middle,
      wide_price_min: range.wideLow,
      wide_price_max: range.wideHigh,
    }
    const { numUpdatedRows } = await transaction
      .updateTable('vault_items')
      .set({
        ...figures,
        estimate_currency: currency,
        estimated_at: at,
        estimate_due_at: timeAfter(at, REFRESHED_AFTER),
        estimate_total: comparables.length,
      })
      .where('id', '=', itemId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .$if(replaced !== undefined, (update) =>
        update.where(estimatedToTheMillisecond, 'is not distinct from', replaced ?? null),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await transaction
      .insertInto('vault_item_valuations')
      .values({ ...figures, item_id: itemId, valued_at: at, currency, total: comparables.length })
      .execute()
    return true
  }

  async saveSnapshot(
    transaction: Transaction,
    itemId: number,
    filters: WorthScoreFilters,
    at: Date,
  ): Promise<void> {
    const kept = { filters: JSON.stringify(filters), saved_at: at }
    await transaction
      .insertInto('worth_score_snapshots')
      .values({ item_id: itemId, ...kept })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(kept))
      .execute()
  }
}
