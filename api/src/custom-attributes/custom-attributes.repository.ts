import { Injectable } from '@nestjs/common'
import { attributeLimits, type AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { Transaction } from '@vitrine/database/database'
import { changedNameKeys } from '@vitrine/domain/vault/text-keys'
import { sql } from 'kysely'
import { isAttributeNameTaken, type NamedAttribute } from '@vitrine/domain/vault/write-attribute'

@Injectable()
export class CustomAttributesRepository {
  /** One of the member's own or a default entry; another member's is none. */
  async lock(transaction: Transaction, userId: number, id: number) {
    return await transaction
      .selectFrom('custom_attributes')
      .select(['id', 'type', 'display_name as displayName', 'user_id as userId', 'parent_id as parentId'])
      .where('id', '=', id)
      .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
      .forUpdate()
      .executeTakeFirst()
  }

  async rename(
    transaction: Transaction,
    { id, displayName: before }: { id: number; displayName: string },
    displayName: string,
  ): Promise<void> {
    await transaction
      .updateTable('custom_attributes')
      .set({ display_name: displayName, ...changedNameKeys(before, displayName) })
      .where('id', '=', id)
      .execute()
  }

  /**
   * Items that use it then have none. What is inside of a storage location moves up to where that one was; a
   * name that is there already gets a number: 'Shelf (2)'.
   */
  async remove(
    transaction: Transaction,
    userId: number,
    { id, type, parentId }: { id: number; type: AttributeType; parentId: number | null },
  ): Promise<void> {
    // It gives its name up: one inside of it may have the same.
    await transaction
      .updateTable('custom_attributes')
      .set({ name_key: sql`name_key || chr(10) || id` })
      .where('id', '=', id)
      .execute()
    const inside = await transaction
      .selectFrom('custom_attributes')
      .select(['id', 'display_name as displayName'])
      .where('parent_id', '=', id)
      .orderBy('sort_key')
      .orderBy('id')
      .execute()
    for (const child of inside) {
      const displayName = await freeName(transaction, userId, {
        type,
        displayName: child.displayName,
        parentId,
        exceptId: child.id,
      })
      await transaction
        .updateTable('custom_attributes')
        .set({
          parent_id: parentId,
          display_name: displayName,
          ...changedNameKeys(child.displayName, displayName),
        })
        .where('id', '=', child.id)
        .execute()
    }
    await transaction.deleteFrom('custom_attributes').where('id', '=', id).execute()
  }
}

/** The name, with a number behind it where another entry has it. */
async function freeName(
  transaction: Transaction,
  userId: number,
  { exceptId, ...named }: NamedAttribute & { exceptId: number },
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`
    const displayName = `${shortenedTo(named.displayName, attributeLimits.nameMax - suffix.length)}${suffix}`
    if (!(await isAttributeNameTaken(transaction, userId, { ...named, displayName }, exceptId)))
      return displayName
  }
}

/** At most so many characters, none cut in two. */
function shortenedTo(text: string, max: number): string {
  const characters = [...text]
  return characters.length <= max ? text : characters.slice(0, max).join('').trimEnd()
}
