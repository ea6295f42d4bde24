import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { VaultItemQuery } from '@vitrine/contracts/vault-items/list-query'
import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import type { Database } from '@vitrine/database/database'
import { beginsWithText, holdsText } from '@vitrine/database/folded-texts'
import { sql, type RawBuilder } from 'kysely'
import { loadPage } from './item-rows.ts'

const orders: Record<VaultItemQuery['s'], RawBuilder<unknown>> = {
  'createdDate:desc': sql`item.created_at DESC, item.id DESC`,
  'createdDate:asc': sql`item.created_at, item.id DESC`,
  'title:asc': sql`item.sort_key, item.id DESC`,
  'title:desc': sql`item.sort_key DESC, item.id DESC`,
}

/** One page of a member's items, filtered and sorted, with the number of all that match. */
export async function listItems(
  database: Database,
  userId: number,
  query: VaultItemQuery,
): Promise<VaultItemList> {
  const which = conditionsOf(userId, query)
  // Both are read from the indexes of the member's items alone; what the page shows is loaded for its rows
  // only.
  const { items, total } = await loadPage(database, {
    total: sql`(SELECT count(*) FROM vault_items item WHERE ${which})`,
    ids: sql`ARRAY(SELECT item.id FROM vault_items item WHERE ${which} ORDER BY ${orders[query.s]} OFFSET ${query.offset} LIMIT ${query.limit})`,
  })
  return { items, meta: { total, currentLimit: query.limit, currentOffset: query.offset } }
}

/** Filters join by 'and'; an id that is nobody's matches nothing. */
function conditionsOf(userId: number, query: VaultItemQuery): RawBuilder<boolean> {
  const {
    'f.title': title,
    'f.categoryId': categoryId,
    'f.tagsId': tagId,
    'f.itemCollectionId': collectionId,
    'f.itemCollectionIdSpecified': isInOne,
    'f.itemCollectionIdEqOrUnspecified': ownOrNone,
  } = query
  const conditions = [
    sql`item.user_id = ${userId} AND item.deleted_at IS NULL`,
    ...(title ? [holdsText(sql`item.title_folded`, title)] : []),
    ...(categoryId === null ? [] : [sql`item.category_id = ${categoryId}`]),
    ...(tagId === null
      ? []
      : [
          sql`EXISTS (SELECT FROM vault_item_tags carried WHERE carried.item_id = item.id AND carried.tag_id = ${tagId})`,
        ]),
    ...(collectionId === null ? [] : [sql`item.collection_id = ${collectionId}`]),
    ...(isInOne === null ? [] : [sql`(item.collection_id IS NOT NULL) = ${isInOne}`]),
    ...(ownOrNone === null ? [] : [sql`(item.collection_id IS NULL OR item.collection_id = ${ownOrNone})`]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

interface TitleSuggestion {
  id: number
  title: string
}

/** Titles that begin with the term first, then those that hold it, each A to Z. */
export async function suggestItems(
  database: Database,
  userId: number,
  term: string,
): Promise<TitleSuggestion[]> {
  if (!term.trim()) return []
  const { rows } = await sql<TitleSuggestion>`
    SELECT id, title FROM vault_items
    WHERE user_id = ${userId} AND deleted_at IS NULL AND ${holdsText(sql`title_folded`, term)}
    ORDER BY NOT ${beginsWithText(sql`title_folded`, term)}, sort_key, id DESC
    LIMIT ${limits.suggestionsMax}
  `.execute(database)
  return rows
}

interface DashboardSuggestion {
  id: number
  title: string
  type: 'item' | 'collection'
}

/**
 * Items and collections together: titles that begin with the term first, then those that hold it, each A to
 * Z.
 */
export async function suggestForDashboard(
  database: Database,
  userId: number,
  term: string,
): Promise<DashboardSuggestion[]> {
  if (!term.trim()) return []
  const { rows } = await sql<DashboardSuggestion>`
    SELECT id, title, type FROM (
      SELECT id, title, 'item' AS type, title_folded, sort_key FROM vault_items WHERE user_id = ${userId} AND deleted_at IS NULL
      UNION ALL
      SELECT id, title, 'collection', title_folded, sort_key FROM collections WHERE user_id = ${userId}
    ) titled
    WHERE ${holdsText(sql`title_folded`, term)}
    ORDER BY NOT ${beginsWithText(sql`title_folded`, term)}, sort_key, type, id DESC
    LIMIT ${limits.suggestionsMax}
  `.execute(database)
  return rows
}
