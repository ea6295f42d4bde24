import { Injectable } from '@nestjs/common'
import type { Price } from '@vitrine/contracts/price-guide/price-schemas'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'

/** Prices that members have opened. */
@Injectable()
export class LookupsRepository {
  /** @throws AppError NOT_FOUND */
  async readPrice(transaction: Transaction, itemId: number): Promise<Price> {
    const { rows } =
      await sql<Price>`SELECT id, price::float8 AS amount, currency FROM sold_items WHERE id = ${itemId} FOR KEY SHARE`.execute(
        transaction,
      )
    if (!rows[0]) throw new AppError('NOT_FOUND')
    return rows[0]
  }

  /** Until when an item is open for a member at `now`; null where it is not. */
  async openUntil(transaction: Transaction, userId: number, itemId: number, now: Date): Promise<Date | null> {
    const row = await transaction
      .selectFrom('price_guide_lookups')
      .select('open_until')
      .where('user_id', '=', userId)
      .where('item_id', '=', itemId)
      .where('open_until', '>', now)
      .orderBy('open_until', 'desc')
      .executeTakeFirst()
    return row?.open_until ?? null
  }
}
