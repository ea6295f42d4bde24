import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultImportRequested } from '@vitrine/contracts/vault-imports/events'
import type { RowState } from '@vitrine/contracts/vault-imports/imports'
import type { RawImportRow } from '@vitrine/contracts/vault-imports/reading'
import type { ImportRow } from '@vitrine/contracts/vault-imports/schemas'
import { checkRows, storeOutcomes } from '@vitrine/domain/vault/imports/check-rows'
import { rematchPhotos } from '@vitrine/domain/vault/imports/import-photos'
import { setState } from '@vitrine/domain/vault/imports/import-state'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { ImportFrame, type SavedImport } from './change-import.ts'
import { readRow } from './queries/list-rows.query.ts'
import { RowRulesReader } from './row-rules.ts'

/** Rows that are in the vault. */
const DONE: readonly RowState[] = ['created', 'updated', 'drafted']

type Choice = ImportRow['choice']

/** Corrects or decides about one row, which is checked at once. */
export class ChangeRow extends Command<{ row: ImportRow; revision: number }> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly place: number,
    readonly change: { cells?: readonly string[] | undefined; choice?: Choice | undefined },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(ChangeRow)
export class ChangeRowHandler implements ICommandHandler<ChangeRow> {
  constructor(
    private readonly frame: ImportFrame,
    private readonly reader: RowRulesReader,
  ) {}

  async execute({ actor, id, place, change, expectedRevision }: ChangeRow) {
    const rules = await this.reader.rules()
    const from = ['ready', 'stopped'] as const
    return await this.frame.change({ actor, id, expectedRevision, from }, async (transaction, stored) => {
      const row = await transaction
        .selectFrom('vault_import_rows')
        .select(['place', 'raw', 'choice', 'state'])
        .where('import_id', '=', id)
        .where('place', '=', place)
        .executeTakeFirst()
      if (!row || DONE.includes(row.state)) throw new AppError('NOT_FOUND')
      const raw = corrected(row.raw as RawImportRow, change.cells)
      const choice = change.choice === undefined ? row.choice : change.choice
      await transaction
        .updateTable('vault_import_rows')
        .set({ raw: JSON.stringify(raw), choice })
        .where('import_id', '=', id)
        .where('place', '=', place)
        .execute()
      const outcomes = await checkRows(transaction, stored, [{ place, raw, choice }], rules)
      await storeOutcomes(transaction, id, outcomes)
      await rematchPhotos(transaction, id)
      const revision = await setState(transaction, id, stored.state)
      return { result: { row: await readRow(transaction, id, place), revision } }
    })
  }
}

/** A cell that was changed is a text: what the spreadsheet said of its type holds no longer. */
function corrected(raw: RawImportRow, cells: readonly string[] | undefined): RawImportRow {
  if (!cells) return raw
  const kept = raw.cells.map((cell, at) => cells[at] ?? cell)
  const above = Object.entries(raw.above ?? {}).filter(
    ([column]) => kept[Number(column)] === raw.cells[Number(column)],
  )
  return {
    ...raw,
    cells: kept,
    ...(raw.types !== undefined && {
      types: [...raw.types].map((type, at) => (kept[at] === raw.cells[at] ? type : 't')).join(''),
    }),
    ...(raw.above && { above: Object.fromEntries(above) }),
  }
}

/** Decides about all rows with the same question or reason. */
export class ChooseRows extends Command<SavedImport> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly chosen: { problem: string; choice: Choice },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(ChooseRows)
export class ChooseRowsHandler implements ICommandHandler<ChooseRows> {
  constructor(private readonly frame: ImportFrame) {}

  async execute({ actor, id, chosen, expectedRevision }: ChooseRows): Promise<SavedImport> {
    const from = ['ready', 'stopped'] as const
    return await this.frame.change({ actor, id, expectedRevision, from }, async (transaction) => {
      await transaction
        .updateTable('vault_import_rows')
        .set({ choice: chosen.choice, state: 'unchecked' })
        .where('import_id', '=', id)
        .where('state', 'in', ['question', 'fault', 'duplicate'])
        .where(sql<boolean>`problems @> ARRAY[${chosen.problem}]::text[]`)
        .execute()
      const revision = await setState(transaction, id, 'checking')
      return { result: { id, revision }, events: [newEvent(vaultImportRequested, { importId: id })] }
    })
  }
}
