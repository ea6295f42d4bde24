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
