import { importRules, type RowState } from '@vitrine/contracts/vault-imports/imports'
import type { RawImportRow } from '@vitrine/contracts/vault-imports/reading'
import type { ImportRow, ImportRowList } from '@vitrine/contracts/vault-imports/schemas'
import type { Executor } from '@vitrine/database/database'
import type { CheckedRow } from '@vitrine/domain/vault/imports/check-rows'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'

interface Which {
  offset: number
  state: RowState | undefined
  problem: string | undefined
}

const columns = ['place', 'raw', 'state', 'title', 'choice', 'checked'] as const

/** Rows of an import that is the caller's. */
export async function listRows(
  executor: Executor,
  importId: number,
  { offset, state, problem }: Which,
): Promise<ImportRowList> {
  const found = executor
    .selectFrom('vault_import_rows')
    .where('import_id', '=', importId)
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'ready'))
    .$if(problem !== undefined, (rows) =>
      rows
        .where('state', 'in', ['question', 'fault', 'duplicate'])
        .where(sql<boolean>`problems @> ARRAY[${problem}]::text[]`),
    )
  const rows = await found
    .select(columns)
    .orderBy('place')
    .limit(importRules.rowsPage)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    items: rows.map(toRow),
    meta: { total, currentLimit: importRules.rowsPage, currentOffset: offset },
  }
}

export async function readRow(executor: Executor, importId: number, place: number): Promise<ImportRow> {
  const row = await executor
    .selectFrom('vault_import_rows')
    .select(columns)
    .where('import_id', '=', importId)
    .where('place', '=', place)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toRow(row)
}

interface Row {
  place: number
  raw: unknown
  state: RowState
  title: string
  choice: ImportRow['choice']
  checked: unknown
}

function toRow({ place, raw, state, title, choice, checked }: Row): ImportRow {
  const { sheet, line, cells } = raw as RawImportRow
  const { reasons = [], questions = [], changes = [] } = (checked as Partial<CheckedRow> | null) ?? {}
  return { place, sheet, line, state, title, cells, choice, reasons, questions, changes }
}

/** @throws AppError NOT_FOUND where the import is another member's */
export async function assertOwnImport(executor: Executor, userId: number, id: number): Promise<void> {
  const found = await executor
    .selectFrom('vault_imports')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
}
