import { sameTextKey } from '@vitrine/contracts/same-text'
import { matchFields, matchTarget, type MatchTarget } from '@vitrine/contracts/vault-imports/matching'
import type { ReadImportRow } from '@vitrine/contracts/vault-imports/reading'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { specificName } from '../item-values.ts'

/** An item that is in the vault. */
export interface MatchedItem {
  id: number
  title: string
}

export function matchLabel(target: MatchTarget): string {
  if (target.field === 'specific') return target.name
  return matchFields.find(({ key }) => key === target.field)?.label ?? ''
}

/** What a row says of the column by which items are matched; '' where it says nothing. */
export function matchText({ values, record }: ReadImportRow, target: MatchTarget): string {
  switch (target.field) {
    case 'inventoryNumber':
      return record.inventoryNumber ?? ''
    case 'title':
      return values.title ?? ''
    case 'id':
      return values.id === undefined ? '' : String(values.id)
    case 'specific': {
      const name = specificName(target.name)
      return values.itemSpecifics?.find((each) => specificName(each.displayName) === name)?.value ?? ''
    }
  }
}

/** Items of the vault by the key of what they are matched by. */
export class ItemMatches {
  private readonly found: Map<string, MatchedItem[]>

  private constructor(found: Map<string, MatchedItem[]>) {
    this.found = found
  }

  static async load(
    executor: Executor,
    userId: number,
    by: string,
    texts: readonly string[],
  ): Promise<ItemMatches> {
    const target = matchTarget(by)
    const keys = [...new Set(texts.filter(Boolean).map(sameTextKey))]
    if (!target || keys.length === 0) return new ItemMatches(new Map())
    const rows = await findItems(executor, userId, target, keys)
    const found = new Map<string, MatchedItem[]>()
    for (const { text, id, title } of rows) {
      const key = sameTextKey(text)
      if (keys.includes(key)) found.set(key, [...(found.get(key) ?? []), { id, title }])
    }
    return new ItemMatches(found)
  }

  of(text: string): readonly MatchedItem[] {
    return text === '' ? [] : (this.found.get(sameTextKey(text)) ?? [])
  }
}

async function findItems(
  executor: Executor,
  userId: number,
  target: MatchTarget,
  keys: readonly string[],
): Promise<(MatchedItem & { text: string })[]> {
  const own = sql`item.user_id = ${userId} AND item.deleted_at IS NULL`
  const query = () => {
    switch (target.field) {
      case 'inventoryNumber':
        // A number stays with the item that was given it first, also where the item has another one now.
        return sql`record.inventory_number AS text, item.id, item.title
          FROM vault_inventory_numbers given JOIN vault_items item ON item.id = given.item_id JOIN vault_item_records record ON record.item_id = item.id
          WHERE given.user_id = ${userId} AND given.number_key = ANY(${[...keys]}::text[]) AND ${own}`
      case 'title':
        return sql`item.title AS text, item.id, item.title FROM vault_items item WHERE ${own} AND item.title_key = ANY(${[...keys]}::text[])`
      case 'id':
        return sql`item.id::text AS text, item.id, item.title FROM vault_items item WHERE ${own} AND item.id = ANY(${keys.map(Number).filter(Number.isSafeInteger)}::bigint[])`
      case 'specific':
        return sql`specific.value AS text, item.id, item.title
          FROM vault_items item JOIN vault_item_specifics specific ON specific.item_id = item.id
          WHERE ${own} AND specific.name = ${specificName(target.name)}`
    }
  }
  const { rows } = await sql<MatchedItem & { text: string }>`SELECT DISTINCT ${query()} ORDER BY 2`.execute(
    executor,
  )
  return rows
}
