import { Injectable } from '@nestjs/common'
import type { SoldItemInput } from '@vitrine/contracts/price-guide/managed-schemas'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Executor, Transaction } from '@vitrine/database/database'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { sql } from 'kysely'

@Injectable()
export class SoldItemRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('sold_items')
      .selectAll()
      .select(sql<string>`to_char(sale_date, 'YYYY-MM-DD')`.as('sale_day'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async picturesOf(executor: Executor, id: number): Promise<string[]> {
    return (
      await executor.selectFrom('sold_items').select('pictures').where('id', '=', id).execute()
    ).flatMap(({ pictures }) => pictures)
  }

  async insert(transaction: Transaction, input: SoldItemInput): Promise<{ id: number; revision: number }> {
    return await transaction
      .insertInto('sold_items')
      .values(valuesOf(input))
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
  }

  async update(transaction: Transaction, id: number, input: SoldItemInput): Promise<number> {
    const { revision } = await transaction
      .updateTable('sold_items')
      .set({ ...valuesOf(input), revision: sql`revision + 1` })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }

  /** Returns the revision of the tombstone. */
  async delete(
    transaction: Transaction,
    { id, revision }: { id: number; revision: number },
  ): Promise<number> {
    await transaction.deleteFrom('sold_items').where('id', '=', id).execute()
    await leaveTombstone(transaction, 'sold-item', { id, revision: revision + 1 })
    return revision + 1
  }
}

/**
 * A rebuild asks what was written since it began: the time of the statement, not of the transaction's
 * beginning.
 */
function valuesOf(input: SoldItemInput) {
  return {
    ...columnValuesOf(input),
    sort_key: titleSortKey(input.title),
    updated_at: sql<Date>`clock_timestamp()`,
  }
}
