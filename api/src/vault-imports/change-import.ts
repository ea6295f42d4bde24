import { Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { NewEvent } from '@vitrine/contracts/event'
import { importMessages as messages, type ImportState } from '@vitrine/contracts/vault-imports/imports'
import type { Transaction } from '@vitrine/database/database'
import { lockImport, type LockedImport } from '@vitrine/domain/vault/imports/import-state'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'

/** What a change leaves, for the response and its ETag. */
export interface SavedImport {
  id: number
  revision: number
}

export interface ImportToChange {
  actor: Actor
  id: number
  expectedRevision: number | undefined
  /** States in which the import can be changed so. */
  from: readonly ImportState[]
}

/** The frame of every change of an import of the caller. */
@Injectable()
export class ImportFrame {
  constructor(private readonly frame: CommandFrame) {}

  /** @throws AppError NOT_FOUND, REVISION_CONFLICT, STATUS_CONFLICT */
  async change<Result>(
    { actor, id, expectedRevision, from }: ImportToChange,
    write: (
      transaction: Transaction,
      stored: LockedImport,
    ) => Promise<{ result: Result; events?: readonly NewEvent[] }>,
  ): Promise<Result> {
    return await this.frame.change(
      {
        actor,
        capability: 'vault.change',
        load: (transaction) => lockImport(transaction, id, actor.userId),
        expectedRevision,
      },
      async (transaction, stored) => {
        if (!from.includes(stored.state)) throw notNow()
        // What members do in their own vault nobody audits.
        return { ...(await write(transaction, stored)), audit: null }
      },
    )
  }
}

export function notNow(): AppError {
  return new AppError('STATUS_CONFLICT', { message: messages.notNow })
}
