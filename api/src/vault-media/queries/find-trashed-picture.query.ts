import type { Database } from '@vitrine/database/database'
import { trashedSince } from '@vitrine/domain/vault/vault-trash'
import { sql } from 'kysely'
import type { FoundMedia } from './find-media.query.ts'

/** A photo that the trash of a member holds, or that belongs to an item in it; undefined where there is none. */
export async function findTrashedPicture(
  database: Database,
  userId: number,
  mediaId: number,
  now: Date,
): Promise<Pick<FoundMedia, 'key' | 'kind' | 'contentType' | 'renditionType'> | undefined> {
  const since = trashedSince(now)
  return await database
    .selectFrom('vault_media as media')
    .leftJoin('vault_trash as trash', 'trash.id', 'media.trash_id')
    .leftJoin('vault_items as item', 'item.id', 'media.item_id')
    .select([
      'media.key',
      'media.kind',
      'media.content_type as contentType',
      'media.rendition_type as renditionType',
    ])
    .where('media.id', '=', mediaId)
    .where('media.kind', '=', 'image')
    .where(
      sql<boolean>`(
        (trash.user_id = ${userId} AND trash.deleted_at >= ${since})
        OR (item.user_id = ${userId} AND item.deleted_at >= ${since} AND NOT item.deleted_by_staff)
      )`,
    )
    .executeTakeFirst()
}
