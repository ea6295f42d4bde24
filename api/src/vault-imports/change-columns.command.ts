import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultImportRequested } from '@vitrine/contracts/vault-imports/events'
import { importMessages as messages } from '@vitrine/contracts/vault-imports/imports'
import { matchTarget } from '@vitrine/contracts/vault-imports/matching'
import type { ImportReading, ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import type { ImportColumns } from '@vitrine/contracts/vault-imports/schemas'
import { importTarget } from '@vitrine/contracts/vault-imports/targets'
import type { FieldError } from '@vitrine/contracts/errors'
import { readItemCategories } from '@vitrine/domain/vault/imports/check-rows'
import { setState } from '@vitrine/domain/vault/imports/import-state'
import { AppError } from '@vitrine/platform/app-error'
import { ImportFrame, notNow, type SavedImport } from './change-import.ts'

/** Says how columns are read. All rows that are no items yet are checked anew. */
export class ChangeColumns extends Command<SavedImport> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly columns: ImportColumns,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(ChangeColumns)
export class ChangeColumnsHandler implements ICommandHandler<ChangeColumns> {
  constructor(private readonly frame: ImportFrame) {}

  async execute({ actor, id, columns, expectedRevision }: ChangeColumns): Promise<SavedImport> {
    const { reading, sameTitles, describesByTitle } = columns
    const from = ['columns', 'checking', 'ready', 'stopped', 'undone'] as const
    return await this.frame.change({ actor, id, expectedRevision, from }, async (transaction, stored) => {
      if (!stored.hasRows) throw notNow()
      const { sheets } = await transaction
        .selectFrom('vault_imports')
        .select('sheets')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const categories = await readItemCategories(transaction)
      const refused = refusedColumns(
        reading,
        sheets as ImportSheet[],
        categories.map((category) => category.id),
      )
      if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
      await transaction
        .updateTable('vault_imports')
        .set({
          reading: JSON.stringify(reading),
          same_titles: sameTitles,
          describes_by_title: describesByTitle,
        })
        .where('id', '=', id)
        .execute()
      await transaction
        .updateTable('vault_import_rows')
        .set({ state: 'unchecked' })
        .where('import_id', '=', id)
        // After an undo all rows can be imported again.
        .$if(stored.state !== 'undone', (rows) =>
          rows.where('state', 'not in', ['created', 'updated', 'drafted']),
        )
        .execute()
      if (stored.state === 'undone')
        await transaction
          .updateTable('vault_import_photos')
          .set({ state: 'unmatched' })
          .where('import_id', '=', id)
          .where('state', 'in', ['stored', 'failed'])
          .execute()
      const revision = await setState(transaction, id, 'checking')
      return { result: { id, revision }, events: [newEvent(vaultImportRequested, { importId: id })] }
    })
  }
}

export function refusedColumns(
  { mappings, defaults, matching }: ImportReading,
  sheets: readonly ImportSheet[],
  categoryIds: readonly number[],
): FieldError[] {
  const refused: FieldError[] = []
  const refuse = (field: string, errorMessage: string) =>
    refused.push({ field, errorCode: 'invalid', errorMessage })
  const filled = new Set<string>()
  for (const [at, { sheet, column, target }] of mappings.entries()) {
    const field = `reading.mappings.${at}.target`
    const isThere = sheets.some(
      ({ name, columns }) => name === sheet && columns.some(({ index }) => index === column),
    )
    if (!isThere) refuse(field, messages.unknownColumn)
    const key = JSON.stringify([sheet, target])
    if (filled.has(key) && !importTarget(target)?.isRepeatable) refuse(field, messages.twice)
    filled.add(key)
  }
  const target = matching ? matchTarget(matching.by) : null
  if (target && !mappings.some((mapping) => mapping.target === target.field))
    refuse('reading.matching.by', messages.matchMissing)
  // Items that are there have a title.
  const needsTitle = matching?.mode !== 'update'
  if (needsTitle && !mappings.some(({ target: filled }) => filled === 'title' || filled === 'mixed'))
    refuse('reading.mappings', messages.noTitleColumn)
  if (defaults.categoryId !== undefined && !categoryIds.includes(defaults.categoryId))
    refuse('reading.defaults.categoryId', messages.unknownCategory)
  return refused
}
