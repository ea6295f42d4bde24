import { Injectable } from '@nestjs/common'
import { entryIdOf, type BulkEntriesInput } from '@vitrine/contracts/vault-items/bulk'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import { columnOf } from '@vitrine/database/column-names'
import { compiledOnce } from '@vitrine/database/compiled-once'
import type { Executor, Transaction } from '@vitrine/database/database'
import { PREPARED, PREPARED_WITH_NEXT } from '@vitrine/database/prepared'
import type { VaultItems } from '@vitrine/database/generated/schema'
import { changedTitleKeys, titleKeys } from '@vitrine/domain/vault/text-keys'
import { sql, type Insertable, type Updateable } from 'kysely'

export interface LockedItem {
  id: number
  userId: number
  title: string
  categoryId: number | null
  collectionId: number | null
  revision: number
}

export interface TrashedItem extends LockedItem {
  formerCollectionId: number | null
}

/** What an item is made of at least. */
export type NewItemColumns = Pick<Insertable<VaultItems>, 'title' | 'description'> & ItemColumns
export type ItemColumns = Omit<
  Updateable<VaultItems>,
  'id' | 'user_id' | 'revision' | 'title_key' | 'sort_key' | 'title_folded' | 'title_words'
>

const locked = [
  'id',
  'user_id as userId',
  'title',
  'category_id as categoryId',
  'collection_id as collectionId',
  'revision',
] as const

/** As one value, so that the statement is the same however many there are. */
const isOneOf = (ids: readonly number[]) => sql<boolean>`id = ANY(${[...ids]}::bigint[])`

interface OneItem {
  id: number
  ownerId: number
}

const one = (executor: Executor, id: number) =>
  executor
    .selectFrom('vault_items')
    .modifyFront(PREPARED)
    .select(locked)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

/** The item of one owner, and of whoever owns it; each also locked. */
const owned = compiledOnce((executor, { id, ownerId }: OneItem) =>
  one(executor, id).where('user_id', '=', ownerId).compile(),
)
const ownedLocked = compiledOnce((executor, { id, ownerId }: OneItem) =>
  one(executor, id).where('user_id', '=', ownerId).forUpdate().compile(),
)
const anyones = compiledOnce((executor, { id }: Pick<OneItem, 'id'>) => one(executor, id).compile())
const anyonesLocked = compiledOnce((executor, { id }: Pick<OneItem, 'id'>) =>
  one(executor, id).forUpdate().compile(),
)

const withTitle = compiledOnce(
  (executor, { userId, titleKey, exceptId }: { userId: number; titleKey: string; exceptId: number }) =>
    executor
      .selectFrom('vault_items')
      .modifyFront(PREPARED)
      .select('id')
      .where('user_id', '=', userId)
      .where('title_key', '=', titleKey)
      .where('deleted_at', 'is', null)
      .where('id', '<>', exceptId)
      .limit(1)
      .compile(),
)

const updates = new Map<string, ReturnType<typeof updateOf>>()

/** Writes the columns that are given and the next revision, by one statement for each set of columns. */
async function updateItem(transaction: Transaction, id: number, columns: ItemColumns): Promise<void> {
  const names = Object.entries(columns).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const key = names.join()
  const update = updates.get(key) ?? updateOf(names)
  updates.set(key, update)
  await update(transaction, { ...columns, id })
}

function updateOf(names: readonly string[]) {
  return compiledOnce((executor, values: ItemColumns & { id: number }) => {
    const columns: ItemColumns = Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)]))
    return executor
      .updateTable('vault_items')
      .modifyEnd(PREPARED_WITH_NEXT)
      .set({ ...columns, revision: sql`revision + 1` })
      .where('id', '=', values.id)
      .compile()
  })
}

@Injectable()
export class VaultItemsRepository {
  /** @param ownerId null for staff, who may change everybody's */
  async lock(transaction: Transaction, id: number, ownerId: number | null): Promise<LockedItem | undefined> {
    const [item] = await (ownerId === null
      ? anyonesLocked(transaction, { id })
      : ownedLocked(transaction, { id, ownerId }))
    return item
  }

  /** The same, as it is at this moment. */
  async find(executor: Executor, id: number, ownerId: number | null): Promise<LockedItem | undefined> {
    const [item] = await (ownerId === null ? anyones(executor, { id }) : owned(executor, { id, ownerId }))
    return item
  }

  /** In the order of their ids, so that two who lock some of the same wait for each other. */
  async lockSeveral(
    transaction: Transaction,
    ids: readonly number[],
    ownerId: number,
  ): Promise<LockedItem[]> {
    return await transaction
      .selectFrom('vault_items')
      .modifyFront(PREPARED)
      .select(locked)
      .where(isOneOf(ids))
      .where('user_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
  }

  /** What its owner has deleted since then, and where it came from. */
  async lockTrashed(
    transaction: Transaction,
    id: number,
    ownerId: number,
    since: Date,
  ): Promise<TrashedItem | undefined> {
    return await transaction
      .selectFrom('vault_items')
      .select([...locked, 'deleted_from_collection_id as formerCollectionId'])
      .where('id', '=', id)
      .where('user_id', '=', ownerId)
      .where('deleted_at', '>=', since)
      .where('deleted_by_staff', '=', false)
      .forUpdate()
      .executeTakeFirst()
  }

  async lockDeleted(transaction: Transaction, id: number, since: Date): Promise<LockedItem | undefined> {
    return await transaction
      .selectFrom('vault_items')
      .select(locked)
      .where('id', '=', id)
      .where('deleted_at', '>=', since)
      .forUpdate()
      .executeTakeFirst()
  }

  async isTitleTaken(executor: Executor, userId: number, title: string, exceptId: number): Promise<boolean> {
    const taken = await withTitle(executor, { userId, titleKey: titleKeys(title).title_key, exceptId })
    return taken.length > 0
  }

  async insert(
    transaction: Transaction,
    userId: number,
    columns: NewItemColumns,
    now: Date,
  ): Promise<{ id: number; revision: number }> {
    return await transaction
      .insertInto('vault_items')
      .values({ ...columns, ...titleKeys(columns.title), user_id: userId, created_at: now, updated_at: now })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
  }

  /**
   * @param item locked by this transaction. Returns its new revision; what a constraint refuses is told by
   *   the next statement.
   */
  async update(
    transaction: Transaction,
    { id, title, revision }: Pick<LockedItem, 'id' | 'title' | 'revision'>,
    columns: ItemColumns,
    now: Date,
  ): Promise<number> {
    await updateItem(transaction, id, {
      ...columns,
      ...(typeof columns.title === 'string' && changedTitleKeys(title, columns.title)),
      updated_at: now,
    })
    return revision + 1
  }

  /** The same for several items. Returns their new revisions. */
  async updateSeveral(
    transaction: Transaction,
    ids: readonly number[],
    columns: ItemColumns,
    now: Date,
  ): Promise<{ id: number; revision: number }[]> {
    if (ids.length === 0) return []
    return await transaction
      .updateTable('vault_items')
      .set({ ...columns, updated_at: now, revision: sql`revision + 1` })
      .where(isOneOf(ids))
      .returning(['id', 'revision'])
      .execute()
  }

  /** Into the trash of their owner, out of their collections. Returns their new revisions. */
  async trashSeveral(
    transaction: Transaction,
    ids: readonly number[],
    now: Date,
  ): Promise<{ id: number; revision: number }[]> {
    return await transaction
      .updateTable('vault_items')
      .set({
        deleted_at: now,
        deleted_by_staff: false,
        deleted_from_collection_id: sql.ref('collection_id'),
        collection_id: null,
        updated_at: now,
        revision: sql`revision + 1`,
      })
      .where(isOneOf(ids))
      .returning(['id', 'revision'])
      .execute()
  }

  /** Sets the insurer or storage location of items, and so whether there is one. */
  async setEntries(
    transaction: Transaction,
    ids: readonly number[],
    entries: Omit<BulkEntriesInput, 'objects'>,
    now: Date,
  ): Promise<{ id: number; revision: number }[]> {
    const columns = entryFields.flatMap(({ name, answer }): [string, number | boolean | null][] => {
      const id = entries[entryIdOf(name)]
      return id === undefined
        ? []
        : [
            [`${columnOf(name)}_id`, id],
            [columnOf(answer), id !== null],
          ]
    })
    return await transaction
      .updateTable('vault_items')
      .set({ ...Object.fromEntries(columns), updated_at: now, revision: sql`revision + 1` })
      .where(isOneOf(ids))
      .returning(['id', 'revision'])
      .execute()
  }

  /** Sets the date acquired, unless it is undefined, and raises the revision. */
  async setPurchaseDate(
    transaction: Transaction,
    ids: readonly number[],
    purchaseDate: string | null | undefined,
    now: Date,
  ): Promise<{ id: number; revision: number }[]> {
    return await transaction
      .updateTable('vault_items')
      .set({
        ...(purchaseDate === undefined ? {} : { purchase_date: purchaseDate }),
        updated_at: now,
        revision: sql`revision + 1`,
      })
      .where(isOneOf(ids))
      .returning(['id', 'revision'])
      .execute()
  }

  /** Files items under categories and in collections, each its own. */
  async place(
    transaction: Transaction,
    items: readonly Pick<LockedItem, 'id' | 'categoryId' | 'collectionId'>[],
    now: Date,
  ): Promise<{ id: number; revision: number }[]> {
    const { rows } = await sql<{ id: number; revision: number }>`${PREPARED}
      UPDATE vault_items item SET category_id = placed.category_id, collection_id = placed.collection_id, updated_at = ${now}, revision = item.revision + 1
      FROM unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ categoryId }) => categoryId)}::bigint[], ${items.map(({ collectionId }) => collectionId)}::bigint[]) AS placed (id, category_id, collection_id)
      WHERE item.id = placed.id
      RETURNING item.id, item.revision
    `.execute(transaction)
    return rows
  }
}
