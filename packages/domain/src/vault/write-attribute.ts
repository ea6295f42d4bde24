import { attributeMessages, type AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { Executor, Transaction } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'
import { nameKeys } from './text-keys.ts'

export interface NamedAttribute {
  type: AttributeType
  displayName: string
  /** The storage location that it stands in. Absent and null: none. */
  parentId?: number | null | undefined
}

/**
 * Whether a default entry or another one of the member's own has this name, as `sameTextKey` compares: of
 * storage locations one in the same place.
 */
export async function isAttributeNameTaken(
  executor: Executor,
  userId: number,
  { type, displayName, parentId }: NamedAttribute,
  exceptId = 0,
): Promise<boolean> {
  const taken = await executor
    .selectFrom('custom_attributes')
    .select('id')
    .where('type', '=', type)
    .where('name_key', '=', nameKeys(displayName).name_key)
    .where('siblings_of', '=', parentId ?? 0)
    .where('id', '<>', exceptId)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Lets one after the other name entries of a member, so that each name is there once.
 *
 * @param field at which a form marks the name
 * @throws AppError ALREADY_EXISTS
 */
export async function claimAttributeName(
  transaction: Transaction,
  userId: number,
  attribute: NamedAttribute,
  { field = 'displayName', exceptId = 0 } = {},
): Promise<void> {
  await lockAttributes(transaction, userId)
  if (await isAttributeNameTaken(transaction, userId, attribute, exceptId))
    throw fieldRefused('ALREADY_EXISTS', field, 'exists', attributeMessages.exists[attribute.type])
}

/** One after the other names, moves and deletes entries of a member. */
export async function lockAttributes(transaction: Transaction, userId: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Of a name that was claimed in the same transaction. Returns the new entry's id. */
export async function insertAttribute(
  transaction: Transaction,
  userId: number,
  { type, displayName, parentId = null }: NamedAttribute,
  createdAt: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('custom_attributes')
    .values({
      user_id: userId,
      type,
      display_name: displayName,
      parent_id: parentId,
      ...nameKeys(displayName),
      sort: 0,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
