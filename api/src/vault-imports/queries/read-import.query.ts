import { busyStates, importRules, rowStates } from '@vitrine/contracts/vault-imports/imports'
import type { ImportReading, ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import type { RowCounts, VaultImport, VaultImportDetail } from '@vitrine/contracts/vault-imports/schemas'
import type { Database, Executor } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { sql, type RawBuilder } from 'kysely'
import { headingsKey, withNames } from '../headings.ts'

interface Row {
  id: number
  fileName: string
  state: VaultImport['state']
  revision: number
  createdAt: Date
  importedAt: Date | null
  itemsCount: number
  updatesCount: number
  draftsCount: number
  hasRows: boolean
  sheets: ImportSheet[]
  reading: ImportReading
  sameTitles: VaultImportDetail['sameTitles']
  describesByTitle: boolean
}

const select = (detail: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql<Row>`
  SELECT id, file_name AS "fileName", state, revision, created_at AS "createdAt", imported_at AS "importedAt", has_rows AS "hasRows",
    (SELECT count(*)::int FROM vault_import_items imported JOIN vault_items item ON item.id = imported.item_id AND item.deleted_at IS NULL WHERE imported.import_id = vault_imports.id) AS "itemsCount",
    (SELECT count(*)::int FROM vault_import_updates updated JOIN vault_items item ON item.id = updated.item_id AND item.deleted_at IS NULL WHERE updated.import_id = vault_imports.id) AS "updatesCount",
    (SELECT count(*)::int FROM vault_drafts draft WHERE draft.import_id = vault_imports.id) AS "draftsCount" ${detail}
  FROM vault_imports WHERE ${which}`

export async function listImports(database: Database, userId: number, now: Date): Promise<VaultImport[]> {
  const { rows } = await select(
    sql``,
    sql`user_id = ${userId} ORDER BY id DESC LIMIT ${importRules.listMax}`,
  ).execute(database)
  return rows.map((row) => factsOf(row, now))
}

/** Undefined where it is another member's. */
export async function readImport(
  database: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<VaultImportDetail | undefined> {
  const {
    rows: [row],
  } = await select(
    sql`, sheets, reading, same_titles AS "sameTitles", describes_by_title AS "describesByTitle"`,
    sql`id = ${id} AND user_id = ${userId}`,
  ).execute(database)
  if (!row) return undefined
  const { sheets, reading, sameTitles, describesByTitle } = row
  return {
    ...factsOf(row, now),
    sheets,
    reading,
    sameTitles,
    describesByTitle,
    counts: await countRows(database, id),
    photos: await countPhotos(database, id),
    savedMappings: row.hasRows ? await savedMappings(database, userId, sheets) : [],
  }
}

function factsOf(row: Row, now: Date): VaultImport {
  const { id, fileName, state, revision, hasRows, itemsCount, updatesCount, draftsCount, importedAt } = row
  const until = importedAt && timeAfter(importedAt, { days: importRules.undoDays })
  const canUndo =
    until !== null &&
    until > now &&
    itemsCount + updatesCount + draftsCount > 0 &&
    !busyStates.includes(state) &&
    state !== 'undone'
  return {
    id,
    fileName,
    state,
    revision,
    createdDate: row.createdAt.toISOString(),
    importedDate: importedAt?.toISOString() ?? null,
    itemsCount,
    updatesCount,
    draftsCount,
    undoUntil: canUndo ? until.toISOString() : null,
    hasRows,
  }
}

async function countRows(executor: Executor, importId: number): Promise<RowCounts> {
  const counted = await executor
    .selectFrom('vault_import_rows')
    .select(['state', ({ fn }) => fn.countAll<number>().as('rows')])
    .where('import_id', '=', importId)
    .groupBy('state')
    .execute()
  const rowsIn = (state: string) => counted.find((each) => each.state === state)?.rows ?? 0
  return Object.fromEntries(rowStates.map(({ name }) => [name, rowsIn(name)])) as RowCounts
}

/** Photos that a run takes, and those that it has taken or could not take. */
async function countPhotos(executor: Executor, importId: number) {
  const { rows } = await sql<{ waiting: number; done: number }>`
    SELECT (count(*) FILTER (WHERE photo.state = 'matched' AND matched.state IN ('ready', 'change', 'created', 'updated', 'unchanged')))::int AS waiting,
      (count(*) FILTER (WHERE photo.state IN ('stored', 'failed')))::int AS done
    FROM vault_import_photos photo LEFT JOIN vault_import_rows matched ON matched.import_id = photo.import_id AND matched.place = photo.row_place
    WHERE photo.import_id = ${importId}
  `.execute(executor)
  return rows[0] ?? { waiting: 0, done: 0 }
}

async function savedMappings(database: Database, userId: number, sheets: readonly ImportSheet[]) {
  const key = headingsKey(sheets)
  const saved = await database
    .selectFrom('vault_import_mappings')
    .select(['id', 'name', 'headings_key', 'reading'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return saved.map(({ id, name, headings_key, reading }) => ({
    id,
    name,
    fits: headings_key === key,
    reading: withNames(reading as ImportReading, sheets),
  }))
}
