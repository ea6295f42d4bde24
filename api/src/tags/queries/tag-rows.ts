import type { TagQuery } from '@vitrine/contracts/tags/schemas'
import { holdsText } from '@vitrine/database/folded-texts'
import { sql, type RawBuilder } from 'kysely'

const orders: Record<TagQuery['s'], RawBuilder<unknown>> = {
  'createdDate:desc': sql`tag.created_at DESC, tag.id DESC`,
  'createdDate:asc': sql`tag.created_at, tag.id DESC`,
  'title:asc': sql`tag.sort_key, tag.id DESC`,
  'title:desc': sql`tag.sort_key DESC, tag.id DESC`,
}

export function orderOf(sort: TagQuery['s']): RawBuilder<unknown> {
  return orders[sort]
}

/** A filter that is empty holds for every tag. */
export function titleHolds(filter: string): RawBuilder<boolean> {
  return holdsText(sql`tag.title_folded`, filter)
}

export const itemsThatCarry: RawBuilder<number> = sql`(
  SELECT count(*) FROM vault_item_tags carried JOIN vault_items item ON item.id = carried.item_id
  WHERE carried.tag_id = tag.id AND item.deleted_at IS NULL
)`
