import type { AuthorInput } from '@vitrine/contracts/dictionary/schemas'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

export async function insertAuthor(
  transaction: Transaction,
  input: AuthorInput,
): Promise<{ id: number; revision: number }> {
  return await transaction
    .insertInto('authors')
    .values(columnValuesOf(input))
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
}

export async function renameAuthor(transaction: Transaction, id: number, lastName: string): Promise<number> {
  const { revision } = await transaction
    .updateTable('authors')
    .set({ last_name: lastName, updated_at: sql`now()`, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
