import { Injectable } from '@nestjs/common'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { CollectionInput } from '@vitrine/contracts/collections/collection-input'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { Collections } from '@vitrine/database/generated/schema'
import { changedCollectionKeys, collectionKeys } from '@vitrine/domain/vault/text-keys'
import { trashCollection } from '@vitrine/domain/vault/vault-trash'
import { sql, type Updateable } from 'kysely'

export interface LockedCollection {
  id: number
  userId: number
  title: string
  description: string
  status: CollectionStatus
  takenDownAt: Date | null
  revision: number
}

export type CollectionTexts = Pick<CollectionInput, 'title' | 'description'>

@Injectable()
export class CollectionsRepository {
  async isTitleTaken(executor: Executor, userId: number, title: string, exceptId = 0): Promise<boolean> {
    const taken = await executor
      .selectFrom('collections')
      .select('id')
      .where('user_id', '=', userId)
      .where('title_key', '=', sameTextKey(title))
      .where('id', '<>', exceptId)
      .executeTakeFirst()
    return taken !== undefined
  }

  /** @param ownerId null for staff. Items may be put in meanwhile. */
  async lock(
    transaction: Transaction,
    id: number,
    ownerId: number | null,
  ): Promise<LockedCollection | undefined> {
    return await transaction
      .selectFrom('collections')
      .select([
        'id',
        'user_id as userId',
        'title',
        'description',
        'status',
        'taken_down_at as takenDownAt',
        'revision',
      ])
      .where('id', '=', id)
      .$if(ownerId !== null, (rows) => rows.where('user_id', '=', ownerId ?? 0))
      .forNoKeyUpdate()
      .executeTakeFirst()
  }

  /**
   * Its items first, in the order of their ids, as everybody locks who changes both: nobody puts one in until
   * the transaction ends.
   */
  async lockWithItems(
    transaction: Transaction,
    id: number,
    ownerId: number,
  ): Promise<LockedCollection | undefined> {
    // Counted there: a collection may hold all items of a vault.
    await sql`
      SELECT count(*) FROM (SELECT id FROM vault_items WHERE collection_id = ${id} AND user_id = ${ownerId} ORDER BY id FOR UPDATE) locked
    `.execute(transaction)
    await transaction
      .selectFrom('collections')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', ownerId)
      .forUpdate()
      .execute()
    return await this.lock(transaction, id, ownerId)
  }

  async insert(
    transaction: Transaction,
    userId: number,
    { title, description, status }: CollectionInput,
    createdAt: Date,
  ): Promise<number> {
    const { id } = await transaction
      .insertInto('collections')
      .values({
        user_id: userId,
        title,
        description,
        ...collectionKeys({ title, description }),
        status,
        was_public: status === 'public',
        created_at: createdAt,
        updated_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Returns the new revision. That it once was public stays known. */
  async update(
    transaction: Transaction,
    before: Pick<LockedCollection, 'id' | 'title'>,
    { title, description, status }: CollectionInput,
    now: Date,
  ): Promise<number> {
    return await this.touch(
      transaction,
      before.id,
      {
        title,
        description,
        ...changedCollectionKeys(before.title, { title, description }),
        status,
        ...(status === 'public' && { was_public: true }),
      },
      now,
    )
  }

  async touch(
    transaction: Transaction,
    id: number,
    columns: Omit<Updateable<Collections>, 'id' | 'user_id' | 'revision'>,
    now: Date,
  ): Promise<number> {
    const { revision } = await transaction
      .updateTable('collections')
      .set({ ...columns, updated_at: now, revision: sql`revision + 1` })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }

  /**
   * Moves it into the trash and leaves its items in no collection, and a tombstone. Returns how many items
   * there were.
   */
  async delete(
    transaction: Transaction,
    { id, userId, revision }: LockedCollection,
    now: Date,
  ): Promise<number> {
    await trashCollection(transaction, { userId, id }, now)
    const { numUpdatedRows } = await transaction
      .updateTable('vault_items')
      .set({ collection_id: null, updated_at: now, revision: sql`revision + 1` })
      .where('collection_id', '=', id)
      .executeTakeFirst()
    await transaction.deleteFrom('collections').where('id', '=', id).execute()
    await transaction
      .insertInto('collection_tombstones')
      .values({ collection_id: id, user_id: userId, revision: revision + 1, deleted_at: now })
      .execute()
    return Number(numUpdatedRows)
  }
}
