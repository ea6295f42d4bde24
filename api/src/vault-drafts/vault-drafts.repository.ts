import { Injectable } from '@nestjs/common'
import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import type {
  DraftDetails,
  DraftPhoto as DraftPhotoResponse,
  DraftReason,
  DraftRecord,
} from '@vitrine/contracts/vault-drafts/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

export interface LockedDraft {
  id: number
  revision: number
  title: string
  details: DraftDetails
  record: DraftRecord
  reasons: readonly DraftReason[]
}

export interface DraftPhoto {
  id: number
  key: string
  draftId: number
  place: number
  altText: string
  renditions: 'waiting' | 'done' | 'failed' | 'none'
}

type DraftPhotoPlace = Pick<DraftPhoto, 'id' | 'draftId'>

export type AlikeObject = DraftPhotoResponse['response']['alike'][number]

/** Every statement asks for the owner. */
@Injectable()
export class VaultDraftsRepository {
  /** In the order of their ids, so that two who lock some of the same wait for each other. */
  async lock(transaction: Transaction, userId: number, ids: readonly number[]): Promise<LockedDraft[]> {
    const rows = await transaction
      .selectFrom('vault_drafts')
      .select(['id', 'revision', 'title', 'details', 'record', 'reasons'])
      .where('user_id', '=', userId)
      .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
      .orderBy('id')
      .forUpdate()
      .execute()
    return rows as LockedDraft[]
  }

  async lockOne(transaction: Transaction, userId: number, id: number): Promise<LockedDraft | undefined> {
    const [draft] = await this.lock(transaction, userId, [id])
    return draft
  }

  async isThere(executor: Executor, userId: number, id: number): Promise<boolean> {
    const found = await executor
      .selectFrom('vault_drafts')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
    return found !== undefined
  }

  /** Returns its new revision. */
  async write(
    transaction: Transaction,
    { id, title, details, record, reasons }: Omit<LockedDraft, 'revision'>,
    now: Date,
  ): Promise<number> {
    const { revision } = await transaction
      .updateTable('vault_drafts')
      .set(({ eb }) => ({
        title,
        details: JSON.stringify(details),
        record: JSON.stringify(record),
        reasons: JSON.stringify(reasons),
        updated_at: now,
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }

  /** Its photos have changed. Returns its new revision. */
  async touch(transaction: Transaction, id: number, now: Date): Promise<number> {
    const { revision } = await transaction
      .updateTable('vault_drafts')
      .set(({ eb }) => ({ updated_at: now, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }

  /** Of locked drafts, each draft's in their order. */
  async photosOf(executor: Executor, draftIds: readonly number[]): Promise<DraftPhoto[]> {
    const rows = await executor
      .selectFrom('vault_media')
      .select(['id', 'key', 'draft_id as draftId', 'place', 'alt_text as altText', 'renditions'])
      .where(sql<boolean>`draft_id = ANY(${[...draftIds]}::bigint[])`)
      .where('removed_at', 'is', null)
      .orderBy('place')
      .orderBy('id')
      .execute()
    return rows.flatMap(({ draftId, ...photo }) => (draftId === null ? [] : [{ ...photo, draftId }]))
  }

  /** Drafts of a member that have these photos. */
  async draftsOfPhotos(
    executor: Executor,
    userId: number,
    photoIds: readonly number[],
  ): Promise<{ id: number; draftId: number }[]> {
    return await executor
      .selectFrom('vault_media as media')
      .innerJoin('vault_drafts as draft', 'draft.id', 'media.draft_id')
      .select(['media.id', 'draft.id as draftId'])
      .where('draft.user_id', '=', userId)
      .where('media.removed_at', 'is', null)
      .where(sql<boolean>`media.id = ANY(${[...photoIds]}::bigint[])`)
      .execute()
  }

  /** The photo that an upload has stored before, wherever it was moved since; undefined where there is none. */
  async findUpload(executor: Executor, userId: number, uploadKey: string): Promise<DraftPhoto | undefined> {
    const found = await executor
      .selectFrom('vault_media as media')
      .innerJoin('vault_drafts as draft', 'draft.id', 'media.draft_id')
      .select(['media.id', 'key', 'draft.id as draftId', 'place', 'alt_text as altText', 'renditions'])
      .where('media.user_id', '=', userId)
      .where('draft.user_id', '=', userId)
      .where('media.upload_key', '=', uploadKey)
      .where('media.removed_at', 'is', null)
      .executeTakeFirst()
    return found
  }

  /** Other objects of the member that have a photo that looks like this one. */
  async objectsWithAlike(executor: Executor, userId: number, photo: DraftPhotoPlace): Promise<AlikeObject[]> {
    const { rows } = await sql<AlikeObject>`
      SELECT DISTINCT CASE WHEN item.id IS NULL THEN 'draft' ELSE 'item' END AS kind, coalesce(item.id, draft.id) AS id, coalesce(item.title, draft.title) AS title
      FROM vault_media this
      JOIN vault_media other ON other.user_id = ${userId} AND other.likeness IS NOT NULL AND other.removed_at IS NULL AND other.id <> this.id
      LEFT JOIN vault_items item ON item.id = other.item_id AND item.user_id = ${userId} AND item.deleted_at IS NULL
      LEFT JOIN vault_drafts draft ON draft.id = other.draft_id AND draft.user_id = ${userId} AND draft.id <> ${photo.draftId}
      WHERE this.id = ${photo.id} AND this.user_id = ${userId} AND bit_count(this.likeness # other.likeness) <= ${draftLimits.alikeBits}
        AND (item.id IS NOT NULL OR draft.id IS NOT NULL)
      ORDER BY kind DESC, id LIMIT ${draftLimits.alikeMax}
    `.execute(executor)
    return rows
  }

  /** From now on the draft names it. Returns whether its file is still there. */
  async placePhoto(
    transaction: Transaction,
    photoId: number,
    { draftId, place, uploadKey }: { draftId: number; place: number; uploadKey: string | null },
  ): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('vault_media')
      .set({ draft_id: draftId, place, removed_at: null, upload_key: uploadKey })
      .where('id', '=', photoId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Puts photos of locked drafts into a draft, behind those that it has, in this order. */
  async movePhotos(
    transaction: Transaction,
    draftId: number,
    photoIds: readonly number[],
    firstPlace: number,
  ): Promise<void> {
    await sql`
      UPDATE vault_media SET draft_id = ${draftId}, place = ${firstPlace}::int + moved.place - 1
      FROM unnest(${[...photoIds]}::bigint[]) WITH ORDINALITY AS moved (id, place)
      WHERE vault_media.id = moved.id
    `.execute(transaction)
  }

  /** Photos of a locked draft become those of a new item, in their order. */
  async givePhotos(
    transaction: Transaction,
    draftId: number,
    { id: itemId, photos }: { id: number; photos: number },
  ): Promise<void> {
    await sql`
      UPDATE vault_media SET item_id = ${itemId}, draft_id = NULL, upload_key = NULL, place = ordered.place
      FROM (
        SELECT id, row_number() OVER (ORDER BY place, id) - 1 AS place FROM vault_media
        WHERE draft_id = ${draftId} AND removed_at IS NULL
      ) ordered
      WHERE vault_media.id = ordered.id
    `.execute(transaction)
    await transaction
      .updateTable('vault_items')
      .set({ images_count: photos })
      .where('id', '=', itemId)
      .execute()
  }

  /** Their files belong to no member from now on, and the sweep deletes them. */
  async erasePhotos(transaction: Transaction, photoIds: readonly number[], now: Date): Promise<void> {
    if (photoIds.length === 0) return
    await transaction
      .updateTable('vault_media')
      .set({ user_id: null, draft_id: null, upload_key: null, removed_at: now, alt_text: '' })
      .where('id', 'in', photoIds)
      .execute()
  }

  /** Deletes locked drafts. */
  async remove(transaction: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await transaction.deleteFrom('vault_drafts').where('id', 'in', ids).execute()
  }
}
