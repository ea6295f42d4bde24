import { VAULT_MEDIA_PATH } from '@vitrine/contracts/vault-media/media-path'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { sql, type RawBuilder } from 'kysely'

/** A file of an item, as `mediaOf` selects it. */
export interface StoredMedia {
  id: number
  key: string
  kind: 'image' | 'video' | 'thumbnail'
  type: string
  altText: string
  /** Whether the smaller sizes of a photo are made. */
  renditions: 'waiting' | 'done' | 'failed' | 'none'
}

/** Photos of invoices and certificates are for nobody but the owner and staff. */
export const isForEverybody = sql<boolean>`media.role IS DISTINCT FROM 'document'`

/** A column of a query over items: what each shows of photos and video, in order. */
export function mediaOf(
  itemId: RawBuilder<unknown>,
  { which = sql`true` }: { which?: RawBuilder<unknown> } = {},
): RawBuilder<StoredMedia[]> {
  return sql<StoredMedia[]>`coalesce((
    SELECT json_agg(json_build_object('id', media.id, 'key', media.key, 'kind', media.kind, 'type', media.content_type, 'altText', media.alt_text, 'renditions', media.renditions) ORDER BY media.place, media.id)
    FROM vault_media media WHERE media.item_id = ${itemId} AND media.removed_at IS NULL AND ${which}
  ), '[]')`
}

export function urlOfMedia(key: string): string {
  return `${VAULT_MEDIA_PATH}${key}`
}

export function shownImage({
  id,
  key,
  altText,
  renditions,
}: Pick<StoredMedia, 'id' | 'key' | 'altText' | 'renditions'>): VaultItem['images'][number] {
  return {
    id,
    url: urlOfMedia(key),
    ...(altText !== '' && { altText }),
    ...(renditions === 'failed' && { isFailed: true }),
  }
}

/** What an item shows of its files. */
export function shownMedia(stored: readonly StoredMedia[]): Pick<VaultItem, 'images' | 'videos'> {
  const of = (kind: StoredMedia['kind']) => stored.filter((media) => media.kind === kind)
  const [thumbnail] = of('thumbnail')
  return {
    images: of('image').map(shownImage),
    videos: of('video').map(({ key, type }) => ({
      url: urlOfMedia(key),
      type,
      thumbnailUrl: thumbnail ? urlOfMedia(thumbnail.key) : null,
    })),
  }
}
