import { Injectable } from '@nestjs/common'
import { inventoryNumberKeys } from '@vitrine/domain/vault/text-keys'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import {
  claimInventoryNumber,
  writeCosts,
  writeRecordColumns,
  writeValuations,
} from '@vitrine/domain/vault/write-record'
import { sql } from 'kysely'

/** The item whose record is read or written. */
export interface RecordsItem {
  id: number
  userId: number
  title: string
  revision: number
}

@Injectable()
export class VaultRecordsRepository {
  async find(executor: Executor, id: number, userId: number): Promise<RecordsItem | undefined> {
    return await ownItems(executor, [id], userId).executeTakeFirst()
  }

  /** Locks it until the transaction ends. */
  async lock(transaction: Transaction, id: number, userId: number): Promise<RecordsItem | undefined> {
    return await ownItems(transaction, [id], userId).forUpdate().executeTakeFirst()
  }

  async findSeveral(executor: Executor, ids: readonly number[], userId: number): Promise<RecordsItem[]> {
    return await ownItems(executor, ids, userId).execute()
  }

  /** In the order of their ids, so that two who lock some of the same wait for each other. */
  async lockSeveral(
    transaction: Transaction,
    ids: readonly number[],
    userId: number,
  ): Promise<RecordsItem[]> {
    return await ownItems(transaction, ids, userId).forUpdate().execute()
  }

  /**
   * The number is the item's that was given it first, also when that item is deleted or erased. Returns
   * whether it is this one's.
   */
  async claimNumber(transaction: Transaction, { id, userId }: RecordsItem, number: string): Promise<boolean> {
    return await claimInventoryNumber(transaction, { id, userId }, number)
  }

  /** Whether another item has or had the number. */
  async isNumberTaken(
    executor: Executor,
    { id, userId }: Pick<RecordsItem, 'id' | 'userId'>,
    number: string,
  ): Promise<boolean> {
    const taken = await executor
      .selectFrom('vault_inventory_numbers')
      .select('number')
      .where('user_id', '=', userId)
      .where('number_key', '=', inventoryNumberKeys(number).number_key)
      .where('item_id', 'is distinct from', id)
      .executeTakeFirst()
    return taken !== undefined
  }

  async writeColumns(
    transaction: Transaction,
    { id, userId }: RecordsItem,
    record: VaultRecord,
  ): Promise<void> {
    await writeRecordColumns(transaction, { id, userId }, record)
  }

  async writeCosts(transaction: Transaction, itemId: number, costs: VaultRecord['costs']): Promise<void> {
    await writeCosts(transaction, itemId, costs)
  }

  async writeValuations(
    transaction: Transaction,
    itemId: number,
    valuations: VaultRecord['valuations'],
  ): Promise<void> {
    await writeValuations(transaction, itemId, valuations)
  }

  /** What each photo of an item shows; those that are not named show nothing in particular. */
  async writeRoles(
    transaction: Transaction,
    itemId: number,
    roles: VaultRecord['photoRoles'],
  ): Promise<void> {
    await sql`
      UPDATE vault_media photo SET role = (
        SELECT given.role FROM unnest(${roles.map(({ imageId }) => imageId)}::bigint[], ${roles.map(({ role }) => role)}::text[]) AS given (id, role)
        WHERE given.id = photo.id LIMIT 1
      )
      WHERE photo.item_id = ${itemId} AND photo.kind = 'image'
    `.execute(transaction)
  }

  /** Returns the item's new revision. */
  async raiseRevision(
    transaction: Transaction,
    { id }: RecordsItem,
    columns: { sold_price?: number | null },
    now: Date,
  ): Promise<number> {
    const { revision } = await transaction
      .updateTable('vault_items')
      .set((update) => ({ ...columns, updated_at: now, revision: update('revision', '+', 1) }))
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }
}

const ownItems = (executor: Executor, ids: readonly number[], userId: number) =>
  executor
    .selectFrom('vault_items')
    .select(['id', 'user_id as userId', 'title', 'revision'])
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
