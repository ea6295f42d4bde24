import { Injectable } from '@nestjs/common'
import type { MarkInput } from '@vitrine/contracts/marks/managed-schemas'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Executor, Transaction } from '@vitrine/database/database'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { sql } from 'kysely'

@Injectable()
export class MarkRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('marks')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async picturesOf(executor: Executor, id: number): Promise<string[]> {
    return (
      await executor.selectFrom('marks').select(['picture', 'pictures']).where('id', '=', id).execute()
    ).flatMap(({ picture, pictures }) => [picture, ...pictures])
  }

  async insert(transaction: Transaction, input: MarkInput): Promise<{ id: number; revision: number }> {
    return await transaction
      .insertInto('marks')
      .values(valuesOf(input))
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
  }

  async update(transaction: Transaction, id: number, input: MarkInput): Promise<number> {
    const { revision } = await transaction
      .updateTable('marks')
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
    await transaction.deleteFrom('marks').where('id', '=', id).execute()
    await leaveTombstone(transaction, 'mark', { id, revision: revision + 1 })
    return revision + 1
  }
}

/**
 * A rebuild asks what was written since it began: the time of the statement, not of the transaction's
 * beginning.
 */
function valuesOf(input: MarkInput) {
  return {
    ...columnValuesOf(input),
    sort_key: titleSortKey(input.title),
    updated_at: sql<Date>`clock_timestamp()`,
  }
}
