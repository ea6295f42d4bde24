import { Injectable } from '@nestjs/common'
import { locationLimits, locationMessages as messages } from '@vitrine/contracts/locations/messages'
import type { Executor, Transaction } from '@vitrine/database/database'
import { changedNameKeys } from '@vitrine/domain/vault/text-keys'
import { fieldRefused } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { locationTree } from '@vitrine/domain/vault/location-tree'

interface Place {
  id: number
  /** From the first level on, with its own. */
  ids: number[]
  /** Levels from it down to the deepest location inside. */
  levels: number
}

@Injectable()
export class LocationsRepository {
  /** One of the member's own or a default one; another member's is none. */
  async find(transaction: Transaction, userId: number, id: number) {
    return await transaction
      .selectFrom('custom_attributes')
      .select(['id', 'display_name as displayName', 'user_id as userId'])
      .where('id', '=', id)
      .where('type', '=', 'STORAGE_LOCATION')
      .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
      .executeTakeFirst()
  }

  /**
   * Checks that a location, new where `id` is null, can stand inside of `parentId`.
   *
   * @throws AppError VALIDATION_FAILED at `parentId`
   */
  async assertFits(
    executor: Executor,
    userId: number,
    { id, parentId }: { id: number | null; parentId: number | null },
  ): Promise<void> {
    if (parentId === null) return
    const { rows } = await sql<Place>`
      WITH RECURSIVE ${locationTree(userId)}
      SELECT place.id, place.ids, (
        SELECT max(inner_place.depth) FROM place inner_place WHERE inner_place.ids @> ARRAY[place.id]
      ) - place.depth + 1 AS levels
      FROM place WHERE place.id IN (${parentId}, ${id})
    `.execute(executor)
    const parent = rows.find((place) => place.id === parentId)
    if (!parent) throw fieldRefused('VALIDATION_FAILED', 'parentId', 'notFound', messages.parentGone)
    if (id !== null && parent.ids.includes(id))
      throw fieldRefused('VALIDATION_FAILED', 'parentId', 'invalid', messages.insideItself)
    const levels = rows.find((place) => place.id === id)?.levels ?? 1
    if (parent.ids.length + levels > locationLimits.depthMax)
      throw fieldRefused('VALIDATION_FAILED', 'parentId', 'invalid', messages.tooDeep)
  }

  async move(
    transaction: Transaction,
    { id, displayName: before }: { id: number; displayName: string },
    { displayName, parentId }: { displayName: string; parentId: number | null },
  ): Promise<void> {
    await transaction
      .updateTable('custom_attributes')
      .set({ parent_id: parentId, display_name: displayName, ...changedNameKeys(before, displayName) })
      .where('id', '=', id)
      .execute()
  }
}
