import { itemFields, type ItemField, itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import type { ListedVaultItem, VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { columnOf } from '@vitrine/database/column-names'
import { fixedSql } from '@vitrine/database/compiled-once'
import type { Executor } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { itemColumn } from '@vitrine/domain/vault/item-columns'
import { namesAround } from '@vitrine/domain/vault/location-tree'
import { ownershipValue } from '@vitrine/domain/vault/record-columns'
import { sql, type RawBuilder } from 'kysely'
import { mediaOf, shownMedia, type StoredMedia } from '../../vault-media/queries/item-media.ts'

interface Row extends Omit<
  VaultItem,
  | 'itemCollections'
  | 'itemSignificances'
  | 'images'
  | 'videos'
  | 'createdDate'
  | 'picturesCount'
  | 'imagesCount'
  | 'videosCount'
  | 'estimatedAt'
> {
  userId: number
  collection: { id: number; title: string } | null
  itemSignificances: number[]
  media: StoredMedia[]
  createdAt: Date
  estimatedAt: Date | null
  record?: ListedVaultItem['record']
}

/** Whose an item is goes beside it: no response of its owner or the public names it. */
export interface OwnedItem {
  userId: number
  item: ListedVaultItem
}

function selected(field: ItemField): RawBuilder<unknown> {
  const [column, as] = [itemColumn(field), sql.ref(field.name)]
  switch (field.kind) {
    case 'date':
      return sql`to_char(${column}, 'YYYY-MM-DD') AS ${as}`
    case 'price':
      return sql`${column}::float8 AS ${as}`
    case 'line':
    case 'years':
    case 'significances':
      return sql`${column} AS ${as}`
    case 'entry':
      return sql`${sql.ref(`item.${columnOf(field.answer)}`)} OR ${column} IS NOT NULL AS ${sql.ref(field.answer)}, '' AS ${sql.ref(field.custom)},
        (SELECT json_strip_nulls(json_build_object('id', named.id, 'displayName', named.display_name, 'path', CASE WHEN named.parent_id IS NOT NULL THEN ${namesAround(sql`named.parent_id`)} END)) FROM custom_attributes named WHERE named.id = ${column}) AS ${as}`
  }
}

/** @param areReleased those alone that everybody may see while the item is in a public collection */
export function specificsOf(
  itemId: RawBuilder<unknown>,
  { areReleased = false } = {},
): RawBuilder<VaultItem['itemSpecifics']> {
  return sql<VaultItem['itemSpecifics']>`coalesce((
    SELECT json_agg(json_build_object('id', specific.id, 'name', specific.name, 'displayName', specific.display_name, 'value', specific.value) ORDER BY specific.place, specific.id)
    FROM vault_item_specifics specific WHERE specific.item_id = ${itemId}${areReleased ? sql` AND specific.is_released` : sql``}
  ), '[]')`
}

/** Columns of a row that `toItem` takes, of `vault_items item`. */
const itemColumns = fixedSql(sql`
  item.id, item.user_id AS "userId", item.title, item.description, coalesce(item.category_id, 0) AS "categoryId",
  (SELECT json_build_object('id', collection.id, 'title', collection.title) FROM collections collection WHERE collection.id = item.collection_id) AS collection,
  coalesce((
    SELECT json_agg(json_build_object('id', tag.id, 'title', tag.title, 'color', tag.color) ORDER BY carried.place, tag.id)
    FROM vault_item_tags carried JOIN tags tag ON tag.id = carried.tag_id WHERE carried.item_id = item.id
  ), '[]') AS tags,
  ${sql.join(itemFields.map(selected))},
  ${specificsOf(sql`item.id`)} AS "itemSpecifics",
  ${mediaOf(sql`item.id`)} AS media, item.created_at AS "createdAt",
  item.estimated_price_min::float8 AS "estimatedPriceMin", item.estimated_price_max::float8 AS "estimatedPriceMax", item.mean_price::float8 AS "meanPrice",
  item.estimate_currency AS "estimateCurrency", item.estimated_at AS "estimatedAt", item.revision`)

/** @param which follows `FROM vault_items item`: conditions and order */
export async function loadItems(executor: Executor, which: RawBuilder<unknown>): Promise<OwnedItem[]> {
  const { rows } = await sql<Row>`${PREPARED} SELECT ${itemColumns} FROM vault_items item ${which}`.execute(
    executor,
  )
  return rows.map(toItem)
}

export interface Page {
  /** Ids of the items, in their order, as an array. */
  ids: RawBuilder<unknown>
  /** How many there are beside those of the page. */
  total: RawBuilder<unknown>
  /** Rows that both are read from as `matched`. */
  matched?: RawBuilder<unknown>
  /** Whether each item says what a list shows of its record. */
  withRecord?: boolean
  /** A title that the response needs beside the page's. */
  title?: RawBuilder<unknown>
  /** Whether the statement takes so many forms that connections do not store its plan. */
  isRare?: boolean
}

const noTitle = sql`NULL::text`
const noRecord = sql``
const noMark = sql``
const listedRecord = sql`, (
  SELECT json_build_object('inventoryNumber', coalesce(record.inventory_number, ''), 'ownership', ${ownershipValue})
  FROM (SELECT) one LEFT JOIN vault_item_records record ON record.item_id = item.id
) AS record`

/** What a page shows and how much there is in all, by one statement: also where the page lies past the end. */
export async function loadPage(
  executor: Executor,
  { ids, total, matched, withRecord = false, title = noTitle, isRare = false }: Page,
): Promise<{ items: ListedVaultItem[]; total: number; title: string | null }> {
  const { rows } = await sql<
    { total: number; best: string | null } & (Row | { id: null })
  >`${isRare ? noMark : PREPARED}
    WITH ${matched ? sql`matched AS MATERIALIZED (${matched}), ` : sql``}found AS MATERIALIZED (SELECT ${total} AS total, ${ids} AS ids, ${title} AS best)
    SELECT found.total, found.best, shown.*
    FROM found LEFT JOIN LATERAL (
      SELECT page.place, ${itemColumns}${withRecord ? listedRecord : noRecord} FROM unnest(found.ids) WITH ORDINALITY AS page (id, place) JOIN vault_items item ON item.id = page.id
    ) shown ON true
    ORDER BY shown.place
  `.execute(executor)
  // The row's place, the total and the title go along unseen: no response's schema knows them.
  return {
    items: rows.flatMap((row) => (row.id === null ? [] : [toItem(row).item])),
    total: rows[0]?.total ?? 0,
    title: rows[0]?.best ?? null,
  }
}

function toItem({
  userId,
  collection,
  itemSignificances: significances,
  media,
  createdAt,
  estimatedAt,
  ...row
}: Row): OwnedItem {
  const { images, videos } = shownMedia(media)
  const item = {
    ...row,
    itemCollections: collection ? [collection] : [],
    itemSignificances: itemSignificances
      .filter(({ id }) => significances.includes(id))
      .map(({ id, description }) => ({ id, description })),
    images,
    videos,
    createdDate: createdAt.toISOString(),
    picturesCount: images.length,
    imagesCount: images.length,
    videosCount: videos.length,
    estimatedAt: estimatedAt?.toISOString() ?? null,
  }
  return { userId, item }
}

/** Undefined where there is none, where it was deleted, and where it is another member's. */
export async function findItem(
  executor: Executor,
  userId: number,
  id: number,
): Promise<VaultItem | undefined> {
  const [found] = await loadItems(
    executor,
    sql`WHERE item.id = ${id} AND item.user_id = ${userId} AND item.deleted_at IS NULL`,
  )
  return found?.item
}
