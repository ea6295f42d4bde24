import type { Executor } from '@vitrine/database/database'

export interface NewMedia {
  key: string
  kind: 'image' | 'video' | 'thumbnail'
  contentType: string
  bytes: number
  width: number
  height: number
  /** Of a picture: 64 zeros and ones. */
  likeness?: string
}

/** Files that are about to be stored and that nothing names yet. Returns their ids in their order. */
export async function noteMedia(
  executor: Executor,
  userId: number,
  files: readonly NewMedia[],
  now: Date,
): Promise<number[]> {
  if (files.length === 0) return []
  const values = files.map(({ key, kind, contentType, bytes, width, height, likeness }) => ({
    key,
    kind,
    bytes,
    width,
    height,
    likeness: likeness ?? null,
    content_type: contentType,
    user_id: userId,
    item_id: null,
    place: 0,
    created_at: now,
    removed_at: now,
    renditions: kind === 'image' ? ('waiting' as const) : ('none' as const),
  }))
  const rows = await executor.insertInto('vault_media').values(values).returning(['id', 'key']).execute()
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return files.map(({ key }) => ids.get(key) ?? 0)
}
