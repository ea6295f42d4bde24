import { Injectable } from '@nestjs/common'
import type { WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Said } from './what-is-said.ts'

/** What an item keeps of its scores. */
@Injectable()
export class StoredScoresRepository {
  /**
   * The item's revision stays: nobody edits these figures, and no page of others shows them.
   *
   * @throws AppError NOT_FOUND where the item was deleted meanwhile
   */
  async storeFigures(
    transaction: Transaction,
    owned: { userId: number; itemId: number },
    { range, currency, comparables }: Extract<Said, { outcome: 'told' }>,
    at: Date,
  ): Promise<void> {
    const { numUpdatedRows } = await transaction
      .updateTable('vault_items')
      .set({
        estimated_price_min: range.low,
        estimated_price_max: range.high,
        mean_price: range.middle,
        wide_price_min: range.wideLow,
        wide_price_max: range.wideHigh,
        estimate_currency: currency,
        estimated_at: at,
        estimate_total: comparables.length,
      })
      .where('id', '=', owned.itemId)
      .where('user_id', '=', owned.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND')
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
