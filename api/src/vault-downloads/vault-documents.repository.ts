import { Inject, Injectable } from '@nestjs/common'
import { vaultDownloadLimits as limits } from '@vitrine/contracts/vault-downloads/messages'
import type { VaultDocument } from '@vitrine/contracts/vault-downloads/schemas'
import type { Database, Executor } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DATABASE } from '../infrastructure/tokens.ts'

export interface DocumentRow {
  id: number
  key: string
  state: VaultDocument['state']
  problem: VaultDocument['problem']
  attempts: number
  bytes: number | null
  requested_at: Date
  expires_at: Date
  downloaded_at: Date | null
}

const columns = [
  'id',
  'key',
  'state',
  'problem',
  'attempts',
  'bytes',
  'requested_at',
  'expires_at',
  'downloaded_at',
] as const

@Injectable()
export class VaultDocumentsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async insert(userId: number, now: Date): Promise<DocumentRow> {
    return await this.database
      .insertInto('vault_documents')
      .values({
        user_id: userId,
        key: randomUUID(),
        state: 'making',
        requested_at: now,
        expires_at: expiryFrom(now),
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
  }

  /** That has not expired. */
  async newest(userId: number, now: Date): Promise<DocumentRow | undefined> {
    return await this.database
      .selectFrom('vault_documents')
      .select(columns)
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  /** One that can be fetched: the owner's own, whole and not expired. */
  async ready(userId: number, id: number, now: Date): Promise<DocumentRow | undefined> {
    return await this.database
      .selectFrom('vault_documents')
      .select(columns)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', 'ready')
      .where('expires_at', '>', now)
      .executeTakeFirst()
  }

  async addAttempt(id: number): Promise<void> {
    await this.database
      .updateTable('vault_documents')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('id', '=', id)
      .execute()
  }

  /**
   * The document replaces all older ones of the member: nobody can fetch them from now on. Returns false
   * where the account has been erased meanwhile.
   */
  async markReady(
    executor: Executor,
    { userId, id, bytes, now }: { userId: number; id: number; bytes: number; now: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await executor
      .updateTable('vault_documents')
      .set({ state: 'ready', bytes, expires_at: expiryFrom(now) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await executor
      .updateTable('vault_documents')
      .set({ expires_at: now })
      .where('user_id', '=', userId)
      .where('id', '<', id)
      .where('expires_at', '>', now)
      .execute()
    return true
  }

  async markFailed(
    executor: Executor,
    id: number,
    problem: NonNullable<VaultDocument['problem']>,
  ): Promise<void> {
    await executor
      .updateTable('vault_documents')
      .set({ state: 'failed', problem })
      .where('id', '=', id)
      .execute()
  }

  async markDownloaded(id: number, now: Date): Promise<void> {
    await this.database
      .updateTable('vault_documents')
      .set({ downloaded_at: now })
      .where('id', '=', id)
      .execute()
  }
}

const expiryFrom = (now: Date): Date => timeAfter(now, { hours: limits.documentKeptHours })
