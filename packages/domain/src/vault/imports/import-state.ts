import type { ImportState } from '@vitrine/contracts/vault-imports/imports'
import type { ImportReading, ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { StoredImport } from './check-rows.ts'

export interface LockedImport extends StoredImport {
  state: ImportState
  revision: number
  hasRows: boolean
  importedAt: Date | null
}

/** Locks an import until the transaction ends; undefined where it is another member's. */
export async function lockImport(
  transaction: Transaction,
  id: number,
  userId: number | null = null,
): Promise<LockedImport | undefined> {
  const found = await transaction
    .selectFrom('vault_imports')
    .select([
      'id',
      'user_id as userId',
      'state',
      'revision',
      'sheets',
      'reading',
      'same_titles as sameTitles',
      'describes_by_title as describesByTitle',
      'has_rows as hasRows',
      'imported_at as importedAt',
    ])
    .where('id', '=', id)
    .$if(userId !== null, (rows) => rows.where('user_id', '=', userId ?? 0))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    found && {
      ...found,
      sheets: found.sheets as ImportSheet[],
      reading: found.reading as ImportReading,
    }
  )
}

/** Returns the new revision. */
export async function setState(transaction: Transaction, id: number, state: ImportState): Promise<number> {
  const { revision } = await transaction
    .updateTable('vault_imports')
    .set({ state, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
