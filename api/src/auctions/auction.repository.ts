import { Injectable } from '@nestjs/common'
import type { AuctionInput } from '@vitrine/contracts/auctions/schemas'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { momentOf } from './auction-time.rules.ts'

@Injectable()
export class AuctionRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('auctions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async insert(
    transaction: Transaction,
    { categoryIds, ...auction }: AuctionInput,
  ): Promise<{ id: number; revision: number }> {
    const made = await transaction
      .insertInto('auctions')
      .values(columnsOf(auction, categoryIds))
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    await this.writeCategories(transaction, made.id, categoryIds)
    return made
  }

  async update(
    transaction: Transaction,
    id: number,
    { categoryIds, ...auction }: AuctionInput,
  ): Promise<number> {
    const { revision } = await transaction
      .updateTable('auctions')
      .set({ ...columnsOf(auction, categoryIds), updated_at: sql`now()`, revision: sql`revision + 1` })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    await transaction.deleteFrom('auction_categories').where('auction_id', '=', id).execute()
    await this.writeCategories(transaction, id, categoryIds)
    return revision
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('auctions').where('id', '=', id).execute()
  }

  private async writeCategories(
    transaction: Transaction,
    id: number,
    categoryIds: readonly number[],
  ): Promise<void> {
    await transaction
      .insertInto('auction_categories')
      .values([...new Set(categoryIds)].map((category_id) => ({ auction_id: id, category_id })))
      .execute()
  }
}

/** A field has its column's name, but for the times, which the columns hold as moments. */
function columnsOf(
  { starts, ends, lots, ...fields }: Omit<AuctionInput, 'categoryIds'>,
  categoryIds: readonly number[],
) {
  const category_ids = [...new Set(categoryIds)].toSorted((a, b) => a - b)
  return {
    category_ids,
    ...columnValuesOf(fields),
    starts_at: momentOf(starts, fields.timeZone),
    ends_at: momentOf(ends, fields.timeZone),
    lots: JSON.stringify(lots),
  }
}
