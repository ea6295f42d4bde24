import { Injectable } from '@nestjs/common'
import type { BookInput } from '@vitrine/contracts/library/managed-schemas'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Executor, Transaction } from '@vitrine/database/database'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { sql } from 'kysely'

@Injectable()
export class BookRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('books')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async picturesOf(executor: Executor, id: number): Promise<string[]> {
    return (await executor.selectFrom('books').select('cover').where('id', '=', id).execute()).map(
      ({ cover }) => cover,
    )
  }

  async insert(transaction: Transaction, input: BookInput): Promise<{ id: number; revision: number }> {
    return await transaction
      .insertInto('books')
      .values(valuesOf(input))
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
  }

  async update(transaction: Transaction, id: number, input: BookInput): Promise<number> {
    const { revision } = await transaction
      .updateTable('books')
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
    await transaction.deleteFrom('books').where('id', '=', id).execute()
    await leaveTombstone(transaction, 'book', { id, revision: revision + 1 })
    return revision + 1
  }
}

/**
 * A rebuild asks what was written since it began: the time of the statement, not of the transaction's
 * beginning.
 */
function valuesOf({ authors, contents, ...fields }: BookInput) {
  return {
    ...columnValuesOf(fields),
    author_names: authors,
    contents: JSON.stringify(contents),
    sort_key: titleSortKey(fields.title),
    updated_at: sql<Date>`clock_timestamp()`,
  }
}
