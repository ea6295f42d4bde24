import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultImportRequested } from '@vitrine/contracts/vault-imports/events'
import { importRules } from '@vitrine/contracts/vault-imports/imports'
import { setState, type LockedImport } from '@vitrine/domain/vault/imports/import-state'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'
import { forgetPhotos } from './photos.command.ts'
import { ImportFrame, notNow, type SavedImport } from './change-import.ts'

/** Starts or continues an import, stops it, undoes it, or forgets its rows. */
export class RunImport extends Command<SavedImport> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly how: { kind: 'run' | 'stop' | 'delete' } | { kind: 'undo'; alsoItems: readonly number[] },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

const fromStates = {
  run: ['ready', 'stopped'],
  stop: ['running', 'photos'],
  undo: ['ready', 'stopped'],
  delete: ['columns', 'checking', 'ready', 'stopped', 'undone'],
} as const

@CommandHandler(RunImport)
export class RunImportHandler implements ICommandHandler<RunImport> {
  constructor(
    private readonly frame: ImportFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, how, expectedRevision }: RunImport): Promise<SavedImport> {
    const from = fromStates[how.kind]
    return await this.frame.change({ actor, id, expectedRevision, from }, async (transaction, stored) => {
      const begun = [newEvent(vaultImportRequested, { importId: id })]
      switch (how.kind) {
        case 'run':
          if (!stored.hasRows) throw notNow()
          return { result: { id, revision: await setState(transaction, id, 'running') }, events: begun }
        case 'stop':
          return { result: { id, revision: await setState(transaction, id, 'stopped') } }
        case 'undo':
          if (!this.canUndo(stored)) throw notNow()
          await sql`
            UPDATE vault_import_items SET is_chosen = item_id = ANY(${[...how.alsoItems]}::bigint[]) WHERE import_id = ${id}
          `.execute(transaction)
          await sql`
            UPDATE vault_import_updates SET is_chosen = item_id = ANY(${[...how.alsoItems]}::bigint[]) WHERE import_id = ${id}
          `.execute(transaction)
          return { result: { id, revision: await setState(transaction, id, 'undoing') }, events: begun }
        case 'delete':
          if (stored.importedAt === null) {
            await forgetPhotos(transaction, id)
            await transaction.deleteFrom('vault_imports').where('id', '=', id).execute()
            return { result: { id, revision: stored.revision } }
          }
          await forgetPhotos(transaction, id)
          await transaction.deleteFrom('vault_import_rows').where('import_id', '=', id).execute()
          await transaction
            .updateTable('vault_imports')
            .set({ has_rows: false, sheets: '[]', reading: EMPTY_READING })
            .where('id', '=', id)
            .execute()
          return {
            result: {
              id,
              revision: await setState(transaction, id, stored.state === 'undone' ? 'undone' : 'ready'),
            },
          }
      }
    })
  }

  private canUndo({ importedAt }: LockedImport): boolean {
    return importedAt !== null && timeAfter(importedAt, { days: importRules.undoDays }) > this.clock.now()
  }
}

const EMPTY_READING = JSON.stringify({ mappings: [], answers: {}, defaults: {} })
