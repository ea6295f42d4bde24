import type { Transaction } from '@vitrine/database/database'

/** Nobody gets the picture from now on; its file goes with the next sweep. Returns whether there was one. */
export async function removeCollectionPicture(
  transaction: Transaction,
  collectionId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('vault_media')
    .set({ collection_id: null, removed_at: now })
    .where('collection_id', '=', collectionId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * A stored file becomes the picture, instead of any former one. Returns whether the file is still there: one
 * that was noted a day ago has been swept.
 */
export async function placeCollectionPicture(
  transaction: Transaction,
  collectionId: number,
  mediaId: number,
  now: Date,
): Promise<boolean> {
  await removeCollectionPicture(transaction, collectionId, now)
  const { numUpdatedRows } = await transaction
    .updateTable('vault_media')
    .set({ collection_id: collectionId, removed_at: null })
    .where('id', '=', mediaId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
