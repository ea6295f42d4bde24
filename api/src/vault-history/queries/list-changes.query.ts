import { changeLabel, isRestorable, type ChangeActor } from '@vitrine/contracts/vault-history/changes'
import type { ItemChange, ItemHistory } from '@vitrine/contracts/vault-history/schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

interface Row {
  id: number
  changedAt: Date
  kind: ChangeActor
  field: string
  before: unknown
  after: unknown
}

interface OwnItem {
  userId: number
  id: number
}

/** Undefined where there is no such item, it was deleted, or it is another member's. */
export async function listChanges(
  executor: Executor,
  { userId, id }: OwnItem,
  { offset, limit }: { offset: number; limit: number },
): Promise<ItemHistory | undefined> {
  const {
    rows: [found],
  } = await sql<{ total: number }>`
    SELECT (SELECT count(*) FROM vault_item_changes WHERE item_id = item.id) AS total
    FROM vault_items item WHERE item.id = ${id} AND item.user_id = ${userId} AND item.deleted_at IS NULL
  `.execute(executor)
  if (!found) return undefined
  const { rows } = await sql<Row>`
    SELECT id, changed_at AS "changedAt", actor_kind AS kind, field, before, after
    FROM vault_item_changes WHERE item_id = ${id} ORDER BY id DESC OFFSET ${offset} LIMIT ${limit}
  `.execute(executor)
  return {
    items: rows.map(shown),
    meta: { total: found.total, currentLimit: limit, currentOffset: offset },
  }
}

export interface FoundChange extends Pick<Row, 'field' | 'before'> {
  /** What the fields were that the same save has changed, itself among them. */
  save: Readonly<Record<string, unknown>>
}

/** Undefined where the caller has no such change. */
export async function findChange(
  executor: Executor,
  { userId, id }: OwnItem,
  changeId: number,
): Promise<FoundChange | undefined> {
  const {
    rows: [change],
  } = await sql<FoundChange>`
    SELECT change.field, change.before, (
      SELECT jsonb_object_agg(other.field, other.before) FROM vault_item_changes other
      WHERE other.item_id = change.item_id AND other.changed_at = change.changed_at
    ) AS save
    FROM vault_item_changes change JOIN vault_items item ON item.id = change.item_id
    WHERE change.id = ${changeId} AND item.id = ${id} AND item.user_id = ${userId} AND item.deleted_at IS NULL
  `.execute(executor)
  return change
}

export interface ChangedItem {
  id: number
  title: string
  isDeleted: boolean
}

/** The caller's items that a change set has changed. */
export async function findChangedItems(
  executor: Executor,
  userId: number,
  changeSet: string,
): Promise<ChangedItem[]> {
  const { rows } = await sql<ChangedItem>`
    SELECT item.id, item.title, item.deleted_at IS NOT NULL AS "isDeleted" FROM vault_items item
    WHERE item.user_id = ${userId} AND item.id IN (SELECT item_id FROM vault_item_changes WHERE change_set = ${changeSet}::uuid)
    ORDER BY item.id
  `.execute(executor)
  return rows
}

export interface ChangeToUndo extends Pick<Row, 'field' | 'before'> {
  /** Whether the field is no longer what the change made it. */
  isChangedSince: boolean
}

/** What a change set has changed of one of the caller's items. */
export async function findChangesOf(
  executor: Executor,
  { userId, id }: OwnItem,
  changeSet: string,
): Promise<ChangeToUndo[]> {
  const { rows } = await sql<ChangeToUndo>`
    SELECT change.field, change.before, newest.after IS DISTINCT FROM change.after AS "isChangedSince"
    FROM vault_item_changes change JOIN vault_items item ON item.id = change.item_id
    CROSS JOIN LATERAL (
      SELECT after FROM vault_item_changes WHERE item_id = change.item_id AND field = change.field ORDER BY id DESC LIMIT 1
    ) newest
    WHERE change.change_set = ${changeSet}::uuid AND item.id = ${id} AND item.user_id = ${userId}
    ORDER BY change.id
  `.execute(executor)
  return rows
}

function shown({ id, changedAt, kind, field, before, after }: Row): ItemChange {
  return {
    id,
    changedAt: changedAt.toISOString(),
    by: kind === 'owner' ? 'you' : kind,
    field,
    label: changeLabel(field),
    before,
    after,
    isRestorable: isRestorable(field, before),
  }
}
