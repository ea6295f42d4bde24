import type { PublicItem } from '@vitrine/contracts/vault-items/item-views'
import type { PublicItemKey } from '@vitrine/contracts/vault-items/privacy'
import { sql, type RawBuilder } from 'kysely'
import {
  isForEverybody,
  mediaOf,
  shownMedia,
  type StoredMedia,
} from '../../vault-media/queries/item-media.ts'
import { specificsOf } from './item-rows.ts'

/** What a public page asks for itself: the collection that shows the item, and its photos and video. */
type AskedApart = 'itemCollections' | 'images' | 'videos'

/** Every other field that the table of privacy shows to everybody, of `vault_items item`. */
const columns: Record<Exclude<PublicItemKey, AskedApart>, RawBuilder<unknown>> = {
  id: sql`item.id`,
  title: sql`item.title`,
  subtitle: sql`item.subtitle`,
  description: sql`item.description`,
  categoryId: sql`coalesce(item.category_id, 0)`,
  itemSpecifics: specificsOf(sql`item.id`, { areReleased: true }),
  createdDate: sql`item.created_at`,
}

/** What is private is not even read. */
export const publicColumns = sql`${sql.join(
  Object.entries(columns).map(([key, column]) => sql`${column} AS ${sql.ref(key)}`),
)}, ${mediaOf(sql`item.id`, { which: isForEverybody })} AS media`

export interface PublicRow extends Omit<PublicItem, AskedApart | 'createdDate'> {
  createdDate: Date
  media: StoredMedia[]
}

export function publicItemOf({ media, createdDate, ...row }: PublicRow): Omit<PublicItem, 'itemCollections'> {
  return { ...row, ...shownMedia(media), createdDate: createdDate.toISOString() }
}
